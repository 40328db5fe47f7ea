import CellGeometry
import TestSupport
import Testing

@testable import TerminalCore

@Suite struct InputParserTests {
  /// Sequences and the keys that they are, in notation.
  static let keys: [(String, String)] = [
    ("a", "a"), ("ä", "ä"), ("日", "日"), ("\u{1F600}", "\u{1F600}"), (" ", "<Space>"),
    ("<", "<lt>"), ("\r", "<Enter>"), ("\t", "<Tab>"), ("\u{7F}", "<Backspace>"),
    ("\u{3}", "<C-c>"), ("\u{1A}", "<C-z>"), ("\0", "<C-Space>"), ("\u{1C}", "<C-\\>"),
    ("\u{1B}a", "<A-a>"), ("\u{1B}ä", "<A-ä>"), ("\u{1B}\r", "<A-Enter>"),
    ("\u{1B}[A", "<Up>"), ("\u{1B}[B", "<Down>"), ("\u{1B}OC", "<Right>"),
    ("\u{1B}[1;5D", "<C-Left>"),
    ("\u{1B}[1;2A", "<S-Up>"), ("\u{1B}[1;3B", "<A-Down>"), ("\u{1B}[1;8C", "<C-A-S-Right>"),
    ("\u{1B}[H", "<Home>"), ("\u{1B}OF", "<End>"), ("\u{1B}[1~", "<Home>"), ("\u{1B}[4~", "<End>"),
    ("\u{1B}[2~", "<Insert>"), ("\u{1B}[3~", "<Delete>"), ("\u{1B}[3;5~", "<C-Delete>"),
    ("\u{1B}[5~", "<PageUp>"), ("\u{1B}[6~", "<PageDown>"), ("\u{1B}[Z", "<S-Tab>"),
    ("\u{1B}OP", "<F1>"), ("\u{1B}[15~", "<F5>"), ("\u{1B}[24;2~", "<S-F12>"),
    ("\u{1B}[[C", "<F3>"),
    ("\u{1B}[1;5P", "<C-F1>"), ("\u{1B}Oj", "*"), ("\u{1B}Ow", "7"), ("\u{1B}OM", "<Enter>"),
    ("\u{1B}[a", "<S-Up>"), ("\u{1B}Oa", "<C-Up>"), ("\u{1B}[5^", "<C-PageUp>"),
    // Kitty's protocol.
    ("\u{1B}[97u", "a"), ("\u{1B}[97;5u", "<C-a>"), ("\u{1B}[97:65;2u", "A"), ("\u{1B}[97;2u", "A"),
    ("\u{1B}[27u", "<Esc>"), ("\u{1B}[13;5u", "<C-Enter>"), ("\u{1B}[1089::99;5u", "<C-c>"),
    ("\u{1B}[97;1:1u", "a"), ("\u{1B}[97;1:3u", ""), ("\u{1B}[1;1:3A", ""), ("\u{1B}[97;9u", ""),
    ("\u{1B}[57419u", "<Up>"), ("\u{1B}[97;65u", "a"), ("\u{1B}[97;2;65u", "A"),
    ("\u{1B}[57358u", ""), ("\u{1B}[27;5;13~", "<C-Enter>"), ("\u{1B}[27;6;97~", "<C-S-a>"),
    // Swallowed whole.
    ("\u{1B}[?1;2;3z", ""), ("\u{1B}[>1;2c", ""), ("\u{1B}[99~", ""), ("\u{1B}[12;40R", ""),
    ("\u{1B}[=5q", ""), ("\u{1B}[1$x", ""), ("\u{1B}]52;c;QUJD\u{7}", ""),
    ("\u{1B}]0;t\u{1B}\\", ""),
    ("\u{1B}P1+r544e=41\u{1B}\\", ""), ("\u{1B}^private\u{1B}\\", ""), ("\u{1B}Xqd\u{1B}\\", ""),
    ("\u{1B}[<;;M", ""), ("\u{1B}[99999999999~", ""), ("\u{1B}O#", ""), ("\u{1B}[?2048;1$", ""),
    ("\u{1B}[\u{18}", ""), ("\u{1B}]11;rgb:zz/00/00\u{7}", ""),
  ]

  @Test(arguments: keys) func readsKeys(_ bytes: String, _ notation: String) throws {
    let expected: [TerminalInput] = try Key.parse(sequence: notation).map { .event(.key($0)) }
    var parser = InputParser()
    #expect(parser.take(Array(bytes.utf8)) == expected)
  }

  static let others: [(String, TerminalInput)] = [
    ("\u{1B}[I", .event(.focus(true))),
    ("\u{1B}[O", .event(.focus(false))),
    ("\u{1B}[200~a\u{1B}[A\r\u{1B}[201~", .event(.paste(Array("a\u{1B}[A\r".utf8)))),
    ("\u{1B}[200~\u{1B}[20\u{1B}\u{1B}[201~", .event(.paste(Array("\u{1B}[20\u{1B}".utf8)))),
    ("\u{1B}[<0;5;3M", .event(.mouse(MouseEvent(.press(.left), at: Point(x: 4, y: 2))))),
    ("\u{1B}[<2;1;1m", .event(.mouse(MouseEvent(.release(.right), at: .zero)))),
    ("\u{1B}[<32;9;9M", .event(.mouse(MouseEvent(.drag(.left), at: Point(x: 8, y: 8))))),
    (
      "\u{1B}[<20;2;2M",
      .event(
        .mouse(MouseEvent(.press(.left), at: Point(x: 1, y: 1), modifiers: [.shift, .control])))
    ),
    ("\u{1B}[<64;300;3M", .event(.mouse(MouseEvent(.scrollUp, at: Point(x: 299, y: 2))))),
    ("\u{1B}[<65;1;1M", .event(.mouse(MouseEvent(.scrollDown, at: .zero)))),
    ("\u{1B}[M !!", .event(.mouse(MouseEvent(.press(.left), at: .zero)))),
    ("\u{1B}[?62;4;22c", .answer(.deviceAttributes([62, 4, 22]))),
    ("\u{1B}[?2026;2$y", .answer(.mode(2026, state: 2))),
    ("\u{1B}P>|kitty(0.41.1)\u{1B}\\", .answer(.version("kitty(0.41.1)"))),
    ("\u{1B}P1$r48;2;1;2;3m\u{1B}\\", .answer(.setting("48;2;1;2;3m"))),
    ("\u{1B}P0$r\u{1B}\\", .answer(.setting(nil))),
    (
      "\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\",
      .answer(.color(slot: 11, RGB(red: 0x1E, green: 0x20, blue: 0xFF)))
    ),
    ("\u{1B}]10;#01aB00\u{7}", .answer(.color(slot: 10, RGB(red: 1, green: 0xAB, blue: 0)))),
    ("\u{1B}]11;rgb:f/0/8\u{7}", .answer(.color(slot: 11, RGB(red: 255, green: 0, blue: 136)))),
    ("\u{1B}[6;18;9t", .answer(.cellPixels(Size(width: 9, height: 18)))),
    ("\u{1B}[4;700;900t", .answer(.windowPixels(Size(width: 900, height: 700)))),
    ("\u{1B}[8;30;100t", .answer(.windowCells(Size(width: 100, height: 30)))),
    ("\u{1B}_Gi=31;OK\u{1B}\\", .answer(.graphics(Array("i=31;OK".utf8)))),
  ]

  @Test(arguments: others) func readsTheRest(_ bytes: String, _ expected: TerminalInput) {
    var parser = InputParser()
    #expect(parser.take(Array(bytes.utf8)) == [expected])
    #expect(!parser.isPending)
  }

  @Test(arguments: [
    "\u{1B}[<35;2;2M", "\u{1B}[<66;2;2M", "\u{1B}[<0;0;1M", "\u{1B}[<0;1M", "\u{1B}[<128;1;1M",
    "\u{1B}[6;0;9t", "\u{1B}[?c", "\u{1B}[201~",
  ])
  func givesNoKeyFor(_ bytes: String) {
    var parser = InputParser()
    for input in parser.take(Array(bytes.utf8)) {
      if case .event = input { Issue.record("\(input)") }
    }
  }

  /// The stream of everything above, cut in two at every place, and byte by byte.
  @Test func doesNotDependOnHowBytesAreCut() {
    let stream = Self.keys.flatMap { Array($0.0.utf8) } + Self.others.flatMap { Array($0.0.utf8) }
    var parser = InputParser()
    let whole = parser.take(stream)
    #expect(whole.count > 70)
    for place in stream.indices {
      var parser = InputParser()
      let parts = parser.take(stream[..<place]) + parser.take(stream[place...])
      #expect(parts == whole, "cut at \(place)")
    }
    parser = InputParser()
    #expect(stream.flatMap { parser.take([$0]) } == whole)
  }

  /// Random bytes: no trap, and the same result however they are cut.
  @Test(arguments: 0..<50) func survivesAnything(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let likely = Array("\u{1B}\u{1B}\u{1B}[[]]OPX_^<>?;:0123456789$~MmuABcty\\\u{7}\u{18}日".utf8)
    let bytes = (0..<600).map { _ in
      Bool.random(using: &generator)
        ? UInt8.random(in: 0...255, using: &generator)
        : likely.randomElement(using: &generator) ?? 0
    }
    var parser = InputParser()
    let whole = parser.take(bytes)
    parser = InputParser()
    #expect(bytes.flatMap { parser.take([$0]) } == whole, "seed \(seed)")
  }

  @Test(arguments: [
    ("\u{1B}", "<Esc>"), ("\u{1B}[", "<A-[>"), ("\u{1B}O", "<A-O>"), ("\u{1B}]", "<A-]>"),
    ("\u{1B}P", "<A-P>"), ("\u{1B}\u{1B}", "<Esc><Esc>"),
  ])
  func timesOut(_ bytes: String, _ notation: String) throws {
    try timesOut(Array(bytes.utf8), notation)
  }

  @Test func dropsHalfACharacterInTime() throws { try timesOut([0xC3], "") }

  private func timesOut(_ bytes: [UInt8], _ notation: String) throws {
    let expected: [TerminalInput] = try Key.parse(sequence: notation).map { .event(.key($0)) }
    var parser = InputParser()
    var actual = parser.take(bytes)
    actual += parser.timeout()
    #expect(actual == expected)
    #expect(!parser.isPending)
    #expect(parser.timeout().isEmpty)
    #expect(parser.take([0x61]) == [.event(.key(Key(.character("a"))))])
  }

  @Test func aSlowSequenceIsNotTypedText() {
    var parser = InputParser()
    #expect(parser.take([0x1B]).isEmpty)
    #expect(parser.timeout() == [.event(.key(Key(.escape)))])
    #expect(parser.take(Array("[A".utf8)) == [.event(.key(Key(.up)))])
    _ = parser.take([0x1B])
    _ = parser.timeout()
    #expect(parser.take(Array("[".utf8)) == [.event(.key(Key(.character("["))))])
  }

  @Test func longStringsAreDropped() {
    var parser = InputParser()
    let filler = [UInt8](repeating: 0x61, count: 100_000)
    #expect(parser.take(Array("\u{1B}]11;".utf8) + filler).isEmpty)
    #expect(parser.collected.count <= InputParser.stringLimit)
    #expect(parser.take(Array("\u{7}x".utf8)) == [.event(.key(Key(.character("x"))))])
    #expect(parser.take(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 9_999)).isEmpty)
    #expect(parser.take(Array("Ax".utf8)) == [.event(.key(Key(.character("x"))))])
    // Ctrl-C gets out of a string that never ends.
    _ = parser.take(Array("\u{1B}Pxyz".utf8))
    #expect(parser.take([3]) == [.event(.key(Key(.character("c"), .control)))])
  }

  @Test func pastesAreBounded() {
    var parser = InputParser()
    _ = parser.take(Array("\u{1B}[200~".utf8))
    let chunk = [UInt8](repeating: 0x61, count: 300_000)
    for _ in 0..<5 { #expect(parser.take(chunk).isEmpty) }
    let end = parser.take(Array("\u{1B}[201~q".utf8))
    let kept = [UInt8](repeating: 0x61, count: InputParser.pasteLimit)
    #expect(end == [.event(.paste(kept)), .event(.key(Key(.character("q"))))])
  }

  @Test func terminfoComesFirst() {
    let extra: [[UInt8]: Key] = [
      [0x08]: Key(.backspace), Array("\u{1B}[7~".utf8): Key(.insert),
      Array("\u{1B}Ox".utf8): Key(.up),
      Array("\u{1B}9".utf8): Key(.function(9)),
    ]
    var parser = InputParser(extraKeys: extra)
    let keys = parser.take(Array("\u{8}\u{1B}[7~\u{1B}Ox\u{1B}9".utf8))
    let codes: [Key.Code] = [.backspace, .insert, .up, .function(9)]
    #expect(keys == codes.map { .event(.key(Key($0))) })
  }
}
