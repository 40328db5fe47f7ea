import DecoderProtocol
import TestSupport
import Testing

@testable import photogrid_decoder

@Suite struct SymbolSerializerTests {
  private func line(
    _ cells: [SymbolCell], _ colors: PictureEncoding.SymbolColors = .direct,
    _ shapes: PictureEncoding.SymbolShapes = .quadrant
  ) -> String {
    var serializer = SymbolSerializer(colors: colors, shapes: shapes)
    return String(decoding: serializer.line(of: cells), as: UTF8.self)
  }

  private func cell(_ symbol: Unicode.Scalar, _ ink: Int32, _ paper: Int32) -> SymbolCell {
    SymbolCell(scalar: symbol.value, foreground: ink, background: paper)
  }

  @Test func colourThatStandsIsNotSaidAgain() {
    let cells = [cell("▀", 0x010203, 0x646566), cell("▀", 0x010203, 0x646566)]
    #expect(line(cells) == "\u{1B}[38;2;1;2;3;48;2;100;101;102m▀▀\u{1B}[m")
  }

  @Test func exchangedColoursTakeTheOppositeSymbol() {
    let cells = [cell("▘", 0x010203, 0x646566), cell("▘", 0x646566, 0x010203)]
    #expect(line(cells) == "\u{1B}[38;2;1;2;3;48;2;100;101;102m▘▟\u{1B}[m")
  }

  @Test func blankTakesTheColourThatStands() {
    let cells = [cell("▀", 0x010203, 0x646566), cell(" ", 0, 0x010203), cell("█", 0x646566, 0)]
    #expect(line(cells) == "\u{1B}[38;2;1;2;3;48;2;100;101;102m▀█ \u{1B}[m")
  }

  @Test func nearColoursAreOne() {
    #expect(
      line([cell(" ", 0, 0x101010), cell(" ", 0, 0x141210)]) == "\u{1B}[48;2;16;16;16m  \u{1B}[m")
    #expect(line([cell(" ", 0, 0x101010), cell(" ", 0, 0x151010)]).contains("21;16;16"))
  }

  @Test func clearCellsNeedNothing() {
    let clear = SymbolCell.clear
    #expect(line([cell(" ", clear, clear), cell(" ", 5, clear)]) == "  ")
    let cells = [cell("▀", clear, 0x010203), cell(" ", clear, clear)]
    #expect(line(cells) == "\u{1B}[38;2;1;2;3m▄ \u{1B}[m")
  }

  @Test func clearAfterAColourIsSaid() {
    let cells = [cell(" ", 0, 0x010203), cell(" ", 0, SymbolCell.clear)]
    #expect(line(cells, .direct, .ascii) == "\u{1B}[48;2;1;2;3m \u{1B}[m ")
    let inked = [cell("#", 7, 0x010203), cell("#", 7, SymbolCell.clear)]
    #expect(line(inked, .direct, .ascii).hasSuffix("#\u{1B}[49m#\u{1B}[m"))
  }

  @Test func fewColoursHaveShortNames() {
    #expect(line([cell("▀", 1, 7)], .eight) == "\u{1B}[31;47m▀\u{1B}[m")
    #expect(line([cell("▀", 9, 15)], .sixteen) == "\u{1B}[91;107m▀\u{1B}[m")
    #expect(line([cell("▀", 16, 255)], .palette) == "\u{1B}[38;5;16;48;5;255m▀\u{1B}[m")
    #expect(line([cell("▀", 0, -1)], .none) == "▀")
  }

  @Test func textUsesNoBlocks() {
    let cells = [cell("#", 0x010203, 0x646566), cell(" ", 0, 0x010203)]
    #expect(line(cells, .direct, .ascii).hasSuffix("#\u{1B}[48;2;1;2;3m \u{1B}[m"))
  }

  /// Read back, a line shows what its cells say, within the tolerance.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func linesShowTheirCells(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let symbols: [Unicode.Scalar] = [" ", "█", "▀", "▄", "▌", "▐", "▖", "▗", "▘", "▙", "▚", "▟"]
    let colors: [Int32] = [0xFFFFFF, 0, 0x102030, 0x132134, 0xFF0000, 0x00FF00]
    let cells = (0..<12).map { _ in
      cell(
        symbols.randomElement(using: &generator) ?? " ",
        colors.randomElement(using: &generator) ?? 0, colors.randomElement(using: &generator) ?? 0)
    }
    var serializer = SymbolSerializer(colors: .direct, shapes: .quadrant)
    // The same cells, each on a line of its own and so in full.
    let expected = try cells.map { cell in
      var alone = SymbolSerializer(colors: .direct, shapes: .quadrant, tolerance: 0)
      return try #require(LinePixels(picture(alone.line(of: [cell]), columns: 1))).rows
    }
    let line = serializer.line(of: cells)
    #expect(SymbolLine.width(of: line) == cells.count)
    let shown = try #require(LinePixels(picture(line, columns: 12))).rows
    for row in 0..<2 {
      let wanted = expected.flatMap { $0[row] }.joined()
      #expect(zip(shown[row].joined(), wanted).allSatisfy { abs($0 - $1) <= 4 }, "seed \(seed)")
    }
  }

  private func picture(_ line: [UInt8], columns: UInt16) -> DecodedPicture {
    DecodedPicture(
      quality: .sharp, columns: columns, rows: 1, lines: [line], pixelWidth: 1, pixelHeight: 1)
  }

  @Test func complementsAreMutual() {
    let sextants = 0x1FB00...0x1FB3B as ClosedRange<UInt32>
    let scalars = Array(0x2596...0x259F as ClosedRange<UInt32>) + Array(sextants) + [0x20, 0x2580]
    for scalar in scalars {
      let other = SymbolCell.complement(of: scalar)
      #expect(other.flatMap(SymbolCell.complement) == scalar)
      #expect(other != scalar)
      if sextants.contains(scalar) { #expect(other.map(sextants.contains) == true) }
    }
    // The first sextant is the upper left sixth, the last all but that.
    #expect(SymbolCell.complement(of: 0x1FB00) == 0x1FB3B)
    // Upper left and lower right, and the four between them.
    #expect(SymbolCell.complement(of: 0x1FB1F) == 0x1FB1C)
    #expect(SymbolCell.complement(of: 0x41) == nil)
  }
}
