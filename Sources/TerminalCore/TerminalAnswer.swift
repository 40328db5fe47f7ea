package import CellGeometry

/// What a terminal answers to our questions. Never a key.
package enum TerminalAnswer: Hashable, Sendable {
  /// DA1, the numbers of `CSI ? … c`: the terminal has answered everything that was asked before.
  case deviceAttributes([Int])
  /// DECRPM for a private mode. State 1 is set, 2 reset, 3 and 4 the same for ever, 0 unknown.
  case mode(Int, state: Int)
  /// XTVERSION: name and version, as they came.
  case version(String)
  /// DECRQSS: the setting asked for, or nil when the terminal does not know it.
  case setting(String?)
  /// OSC 10 (foreground) or 11 (background).
  case color(slot: Int, RGB)
  /// `CSI 4 t`: the text area in pixels.
  case windowPixels(Size)
  /// `CSI 6 t`: one cell in pixels.
  case cellPixels(Size)
  /// `CSI 8 t`: the text area in cells.
  case windowCells(Size)
  /// The reply to a kitty graphics command, without the `G`.
  case graphics([UInt8])
  /// XTSMGRAPHICS (xterm's ctlseqs): item 1 is colour registers, 2 the size of sixel pictures;
  /// status 0 is success.
  case graphicsAttribute(item: Int, status: Int, values: [Int])
  /// `CSI ? flags u`: what is in force of kitty's keyboard protocol.
  case keyboard(flags: Int)
  /// `CSI 0 n`: the terminal has answered everything that was asked before (DSR, ECMA-48 8.3.35).
  case ready
}
