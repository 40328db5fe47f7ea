/// A colour of a terminal cell: the terminal's own default, or one of xterm's 256.
///
/// Entries 0–15 are the user's palette, 16–231 the 6×6×6 cube, 232–255 greys. Pictures are not
/// drawn in these: they reach the terminal already encoded.
package enum Color: Hashable, Sendable {
  case terminalDefault
  case indexed(UInt8)
}
