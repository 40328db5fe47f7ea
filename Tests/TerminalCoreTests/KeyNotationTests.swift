import Testing

@testable import TerminalCore

@Suite struct KeyNotationTests {
  @Test(arguments: [
    ("a", Key(.character("a"))),
    ("G", Key(.character("G"))),
    ("<C-d>", Key(.character("d"), .control)),
    ("<C-A-x>", Key(.character("x"), [.control, .alt])),
    ("<Down>", Key(.down)),
    ("<S-Left>", Key(.left, .shift)),
    ("<Space>", Key(.character(" "))),
    ("<C-Space>", Key(.character(" "), .control)),
    ("<lt>", Key(.character("<"))),
    (">", Key(.character(">"))),
    ("<F1>", Key(.function(1))),
    ("<F12>", Key(.function(12))),
    ("<Esc>", Key(.escape)),
    ("<PageUp>", Key(.pageUp)),
    ("<C-->", Key(.character("-"), .control)),
    ("ä", Key(.character("ä"))),
  ])
  func bothWays(_ notation: String, _ key: Key) throws {
    #expect(try Key(notation: notation) == key)
    #expect(key.description == notation)
  }

  @Test(arguments: [
    ("<cr>", "<Enter>"), ("<BS>", "<Backspace>"), ("<pgdn>", "<PageDown>"), ("<M-a>", "<A-a>"),
    ("<c-D>", "<C-d>"), ("<S-a>", "A"), ("<minus>", "-"), ("<gt>", ">"), ("<A-S-b>", "<A-B>"),
  ])
  func understandsOtherSpellings(_ notation: String, _ normal: String) throws {
    #expect(try Key(notation: notation).description == normal)
  }

  @Test(arguments: ["", "ab", "<", "<Dwn>", "<X-a>", "<C-ab>", "<>", "\u{1B}", "<F0>", "<F64>"])
  func refusesWhatIsNoKey(_ notation: String) {
    #expect(throws: KeyNotationError.self) { try Key(notation: notation) }
  }

  @Test func readsSequences() throws {
    let keys = try Key.parse(sequence: "gg<C-d>3j +<Space>")
    #expect(keys.map(\.description) == ["g", "g", "<C-d>", "3", "j", "<Space>", "+", "<Space>"])
    #expect(try Key.parse(sequence: "").isEmpty)
    #expect(throws: KeyNotationError.self) { try Key.parse(sequence: "a<Nope>b") }
  }
}
