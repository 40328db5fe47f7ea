/// The modes that we switch on and off ourselves, beside curses (xterm's ctlseqs, "DEC Private Mode
/// Set").
enum TerminalModes {
  /// Mouse presses (1000) and drags (1002) in SGR form (1006), pasted text in brackets (2004), focus
  /// (1004).
  static let all = pair([1000, 1002, 1006, 2004, 1004])
  static let withoutMouse = pair([2004, 1004])

  /// The bytes that set modes, and those that reset them in the opposite order.
  private static func pair(_ modes: [Int]) -> (on: [UInt8], off: [UInt8]) {
    (
      modes.flatMap { bytes("\u{1B}[?\($0)h") },
      modes.reversed().flatMap { bytes("\u{1B}[?\($0)l") }
    )
  }

  /// Drawing is held back between these two.
  static let beginUpdate = bytes("\u{1B}[?2026h")
  static let endUpdate = bytes("\u{1B}[?2026l")

  static let saveCursor = bytes("\u{1B}7\u{1B}[m")
  static let restoreCursor = bytes("\u{1B}8")

  /// Ends a string or sequence that was cut off in the middle.
  static let breakOff = bytes("\u{1B}\\")

  static func moveCursor(x: Int, y: Int) -> [UInt8] { bytes("\u{1B}[\(y + 1);\(x + 1)H") }

  static func bytes(_ string: String) -> [UInt8] { Array(string.utf8) }
}
