/// What programs ask terminals, by the bytes of the question.
package enum TerminalQuestion: String, Hashable, Sendable, CaseIterable {
  case version = "\u{1B}[>q"
  case synchronized = "\u{1B}[?2026$p"
  case keyboard = "\u{1B}[?u"
  case background = "\u{1B}]11;?\u{1B}\\"
  case cellPixels = "\u{1B}[16t"
  case windowPixels = "\u{1B}[14t"
  case colorRegisters = "\u{1B}[?1;1;0S"
  case largestSixel = "\u{1B}[?2;4;0S"
  case setting = "\u{1B}P$qm\u{1B}\\"
  case attributes = "\u{1B}[c"
  case ready = "\u{1B}[5n"
  /// The beginning; a picture and the string's end follow.
  case graphics = "\u{1B}_Gi="
}
