/// Text for the clipboard of a terminal's desktop.
package enum ClipboardText {
  /// Bytes of text that terminals take at least; longer text would be cut or refused by some.
  package static let limit = 74_994

  /// The sequence that puts text on the clipboard: OSC 52 of xterm's control sequences ("Operating
  /// System Commands", Ps = 52). Nil for text that is too long.
  package static func sequence(_ text: [UInt8]) -> [UInt8]? {
    guard text.count <= limit else { return nil }
    return Array("\u{1b}]52;c;".utf8) + Base64.encoded(text) + Array("\u{1b}\\".utf8)
  }
}
