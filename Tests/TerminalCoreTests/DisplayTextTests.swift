import TestSupport
import Testing

@testable import TerminalCore

@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("plain", "plain", 5),
    ("naïve", "naïve", 5),
    ("e\u{301}", "e\u{301}", 1),
    ("日本", "日本", 4),
    ("a\tb\n", "a␉b␊", 4),
    ("\u{1B}[31m", "␛[31m", 5),
    ("\u{7F}", "␡", 1),
    ("\u{85}\u{9B}", "\u{FFFD}\u{FFFD}", 2),
    ("\r\n", "␍␊", 2),
    ("a\u{202E}b", "a‹U+202E›b", 10),
    ("a\u{2066}b", "a‹U+2066›b", 10),
    ("a\u{200E}\u{200F}\u{61C}b", "ab", 2),
    ("a\u{200B}\u{FEFF}\u{AD}\u{E0041}b", "ab", 2),
    ("a\u{2028}b", "a\u{2424}b", 3),
    ("\u{301}x", "\u{25CC}\u{301}x", 2),
    ("\u{378}", "\u{FFFD}", 1),
    ("\u{10EEEE}", "\u{FFFD}", 1),
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F468}", 2),
    ("\u{1F44D}\u{1F3FD}", "\u{1F44D}", 2),
    ("\u{2764}\u{FE0F}", "\u{2764}", 1),
    ("\u{1F1EB}\u{1F1EE}", "FI", 2),
    ("1\u{FE0F}\u{20E3}", "1", 1),
    ("\u{1112}\u{1161}\u{11AB}", "한", 2),
    ("\u{1100}\u{1161}", "가", 2),
    ("\u{A0}", " ", 1),
    ("o\u{301}\u{302}\u{303}\u{304}", "o\u{301}\u{302}\u{303}", 1),
  ])
  func sanitizes(_ input: String, _ expected: String, _ width: Int) {
    let text = DisplayText(input)
    #expect(Array(text.string.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(text.width == width)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
      ([0xC3, 0xA4], "ä"),
      ([0xC3], "\u{FFFD}"),
      ([0xE2, 0x82], "\u{FFFD}\u{FFFD}"),
      ([0xE2, 0x82, 0xAC], "€"),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF0, 0x9F, 0x98, 0x80], "\u{1F600}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0x1B, 0x5D], "␛]"),
    ] as [([UInt8], String)])
  func readsBytes(_ bytes: [UInt8], _ expected: String) {
    #expect(DisplayText(bytes: bytes).string == expected)
  }

  /// Every scalar but the large blocks of ideographs and syllables, private use and the void.
  @Test(
    arguments: [
      0...0x33FF, 0xA000...0xABFF, 0xD7A4...0x1_FFFF, 0xE_0000...0xE_0FFF,
      0x10_EE00...0x10_FFFF,
    ] as [ClosedRange<UInt32>])
  func holdsNothingDangerousWhateverComesIn(_ values: ClosedRange<UInt32>) {
    for value in values {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = DisplayText(String(Character(scalar)))
      for cell in text.cells {
        let widths = cell.scalars.map { CellWidth.columns(of: $0.value) }
        let isSafe =
          widths.first == cell.width && widths.dropFirst().allSatisfy { $0 == 0 }
          && cell.scalars.allSatisfy {
            !($0.properties.isDefaultIgnorableCodePoint && $0.value >= 0x80)
              && $0.properties.generalCategory != .control && $0.value != 0x10EEEE
          }
        if !isSafe { Issue.record("U+\(String(value, radix: 16)) gives \(cell.scalars)") }
      }
    }
  }

  @Test(arguments: ["plain text", "日本語の名前", "a日b本c", "e\u{301}e\u{301}e\u{301}"])
  func cutsAtTheRightColumn(_ string: String) {
    let text = DisplayText(string)
    for columns in 0...text.width + 2 {
      let cut = text.truncated(toWidth: columns)
      #expect(cut.width <= columns)
      #expect(cut.width >= min(columns, text.width) - 1)
      if columns >= text.width { #expect(cut == text) }
      if columns > 0 && columns < text.width { #expect(cut.string.last == "…") }
      #expect(cut.padded(toWidth: columns).width == columns)
    }
    #expect(text.truncated(toWidth: -1).isEmpty)
  }

  @Test func fallsBackToASCIIOfTheSameWidth() {
    let text = DisplayText("a日ä…─x\u{301}")
    #expect(text.ascii().string == "a???~-x")
    #expect(text.ascii().width == text.width)
  }

  @Test func joins() {
    let text = DisplayText("日") + "a"
    #expect(text.string == "日a")
    #expect(text.width == 3)
    var other = text
    other += "b"
    #expect(other.width == 4)
  }

  @Test(
    "a path is cut at its beginning",
    arguments: [
      ("a/b/c", 5, "a/b/c"), ("2024/spring/lake", 8, "…ng/lake"), ("写真/フォルダー", 7, "…ルダー"),
      ("写真/フォルダー", 8, "…ルダー"), ("abc", 1, "…"), ("abc", 0, ""), ("abc", -3, ""),
    ])
  func cutAtStart(text: String, columns: Int, expected: String) {
    let cut = DisplayText(text).truncatedAtStart(toWidth: columns)
    #expect(cut.string == expected)
    #expect(cut.width <= max(columns, 0))
  }
}
