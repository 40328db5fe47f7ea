import TerminalCore
import Testing

@Suite("Text for the terminal's clipboard")
struct ClipboardTextTests {
  /// The test vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(text: String, encoded: String) {
    #expect(Base64.encoded(Array(text.utf8)) == Array(encoded.utf8))
  }

  @Test func sequence() {
    #expect(ClipboardText.sequence(Array("a\n".utf8)) == Array("\u{1b}]52;c;YQo=\u{1b}\\".utf8))
    let most = [UInt8](repeating: 65, count: ClipboardText.limit)
    #expect(ClipboardText.sequence(most) != nil)
    #expect(ClipboardText.sequence(most + [65]) == nil)
  }
}
