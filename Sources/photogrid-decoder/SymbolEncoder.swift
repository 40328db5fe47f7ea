import CChafa
import DecoderProtocol

/// Turns pixels into lines of symbols.
struct SymbolEncoder {
  /// Pixels of a side that libchafa samples for one cell: more are of no use to it.
  static let samplesPerCell = 8
  /// What the terminal's text is taken for where only its own two colours can be used.
  private static let light: UInt32 = 0xFFFFFF
  private static let dark: UInt32 = 0x000000

  let columns: Int
  let rows: Int
  let colors: PictureEncoding.SymbolColors
  let shapes: PictureEncoding.SymbolShapes
  let background: [UInt8]?

  /// One entry a row, as `DecodedPicture.lines` has them.
  func lines(_ raster: Raster) -> [[UInt8]] {
    let cells = draw(raster)
    var serializer = SymbolSerializer(colors: colors, shapes: shapes)
    return (0..<rows).map { row in
      serializer.line(
        of: cells[row * columns..<(row + 1) * columns].lazy.map {
          SymbolCell(
            scalar: $0.scalar, foreground: $0.foreground, background: $0.background)
        })
    }
  }

  private func draw(_ raster: Raster) -> [cc_cell] {
    var cells = [cc_cell](
      repeating: cc_cell(scalar: SymbolCell.space, foreground: -1, background: -1),
      count: columns * rows)
    cc_draw(
      &cells, Int32(columns), Int32(rows), cc_colors(UInt32(colors.rawValue)),
      cc_shapes(UInt32(shapes.rawValue)), isDark ? Self.light : Self.dark,
      isDark ? Self.dark : Self.light, work, raster.pixels, raster.hasAlpha ? 1 : 0,
      Int32(raster.width), Int32(raster.height))
    return cells
  }

  /// How hard libchafa looks for the best symbol. At 1 it compares all of them: the fastest way for
  /// the few of half blocks and quadrants, measured at 0.4 to 0.7 of the time of 0.5; with sextants
  /// that takes three times as long for no visible gain.
  private var work: Float { shapes == .sextant || shapes == .ascii ? 0.5 : 1 }

  /// Whether the terminal's background is dark, as it is unless known otherwise.
  private var isDark: Bool {
    guard let background else { return true }
    // Rec. 601 luma, enough to tell light from dark.
    return 299 * Int(background[0]) + 587 * Int(background[1]) + 114 * Int(background[2]) < 128_000
  }
}
