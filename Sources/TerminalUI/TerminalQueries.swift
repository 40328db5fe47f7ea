/// What we ask the terminal. It answers in the order of the questions; DA1, which all answer, is the
/// last, so that what has not been answered by then will not be.
enum TerminalQueries {
  /// XTVERSION, DECRQM for synchronized output, the background (OSC 11), a cell's pixels, and
  /// whether a 24-bit colour can be set and read back (DECRQSS).
  static let full = TerminalModes.bytes(
    "\u{1B}[>q\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}[16t"
      + "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m\u{1B}[c")

  /// For terminals that print strings instead of reading them.
  static let plain = TerminalModes.bytes("\u{1B}[c")

  /// Whether the answer to DECRQSS says that the colour asked for is in force; terminals write it
  /// with semicolons or with colons, and with or without a colour space.
  static func confirmsDirectColor(_ setting: String) -> Bool {
    ["48;2;1;2;3", "48:2:1:2:3", "48:2::1:2:3"].contains { setting.contains($0) }
  }
}

extension String {
  /// Whether `other` occurs in this string.
  fileprivate func contains(_ other: String) -> Bool {
    let text = Array(utf8)
    let part = Array(other.utf8)
    guard part.count <= text.count else { return false }
    return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
  }
}
