/// How pictures reach the screen.
package enum PictureMethod: Hashable, Sendable {
  /// The kitty graphics protocol: a picture is sent once, and shown by characters (U+10EEEE with
  /// diacritics) that scroll, clip and vanish as text does.
  case kitty(KittyMedium)
  /// The kitty graphics protocol: a picture is sent once, and shown by placements with identifiers.
  case kittyDirect(KittyMedium)
  /// Inline files of iTerm2 (OSC 1337), one a row of cells.
  case iterm2
  /// Sixel sequences, one a row of cells, of at most so many colours.
  case sixel(colors: Int)
  /// Characters and colours.
  case symbols
  /// Captions and coloured placeholders.
  case none

  /// How pixels reach a terminal that keeps pictures.
  package enum KittyMedium: Hashable, Sendable {
    /// In the sequence itself.
    case direct
    /// In a file that the terminal reads and removes; it runs on this machine.
    case temporaryFile
    /// In shared memory that the terminal reads and removes; it runs on this machine.
    case sharedMemory
  }
}
