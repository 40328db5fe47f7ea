/// Where photos are shared to. Paths are bytes, absolute or relative to the working directory.
package enum ShareTarget: Equatable, Sendable {
  package enum ArchiveFormat: String, Hashable, Sendable {
    case zip
    case tar
  }

  /// A folder. When it is not there and may be made, it is, with those above it; else the outcome says
  /// that it is missing. A name that is taken gets a number; nothing is overwritten.
  case copy(folder: [UInt8], makesFolder: Bool)
  /// A new file; one that is there is not overwritten, the name gets a number.
  case archive([UInt8], ArchiveFormat)
  /// One HTML page with everything in it.
  case page([UInt8])
  /// One PNG picture, a grid of the photos with their captions.
  case picture([UInt8])
  /// This text, the photos' paths or addresses, one a line, on the desktop's clipboard.
  case clipboardPaths([UInt8])
  /// The first photo's pixels on the desktop's clipboard.
  case clipboardPicture
  case mail
  /// A command of the user's: its words, then the photos' paths as further arguments.
  case command(label: String, words: [String])
}
