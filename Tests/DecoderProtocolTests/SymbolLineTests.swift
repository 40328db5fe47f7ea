import DecoderProtocol
import Testing

@Suite struct SymbolLineTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("  ", 2), ("▀▄█ ", 4), ("\u{1FB00}\u{1FB3B}", 2),
    ("\u{1B}[31mx\u{1B}[m", 1), ("\u{1B}[38;2;1;2;3;48;5;7m▚\u{1B}[0m", 1), ("\u{1B}[mx", 1),
  ])
  func countsColumns(text: String, width: Int) {
    #expect(SymbolLine.width(of: Array(text.utf8)) == width)
  }

  @Test(arguments: [
    "\u{1B}[31mx", "\u{1B}[31mx\u{1B}[39m", "\n", "a\rb", "\u{7}", "\u{7F}", "\u{9B}31m",
    "\u{1B}[2J", "\u{1B}[1;1H", "\u{1B}]0;title\u{7}", "\u{1B}[?25lx", "\u{1B}[>1m", "\u{1B}",
    "\u{1B}[", "\u{1B}[3", "é", "写", "e\u{301}", "\u{202E}", "\u{2500}", "\u{25A0}", "\u{1FB3C}",
    "\u{1F600}", "\u{1B}[31\u{1B}[m", "\u{1B}[38:2:1:2:3mx\u{1B}[m",
  ])
  func refusesAllElse(text: String) {
    #expect(SymbolLine.width(of: Array(text.utf8)) == nil)
  }

  @Test(arguments: [[0xE2], [0xE2, 0x96], [0xF0, 0x9F, 0xAC], [0x80], [0xFF], [0xC0, 0xA0]])
  func refusesBrokenText(bytes: [UInt8]) {
    #expect(SymbolLine.width(of: bytes) == nil)
  }
}
