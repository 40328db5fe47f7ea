import DecoderProtocol

/// Brings pixels into the form in which a picture is wanted.
struct PictureEncoder {
  let box: PictureBox
  /// The cells that the picture covers.
  let columns: UInt16
  let rows: UInt16

  /// - Throws: `tooLarge` when a reply can't hold it.
  func content(_ raster: Raster) throws(DecodeFailure) -> DecodedPicture.Content {
    switch box.encoding {
    case .symbols(let colors, let shapes):
      let encoder = SymbolEncoder(
        columns: Int(columns), rows: Int(rows), colors: colors, shapes: shapes,
        background: box.background)
      return .symbols(encoder.lines(raster))
    case .pixels(let form):
      let cells = CellRaster(raster, columns: columns, rows: rows, of: box)
      return try content(cells, form)
    }
  }

  private func content(
    _ cells: CellRaster, _ form: PictureEncoding.PixelForm
  ) throws(DecodeFailure) -> DecodedPicture.Content {
    switch form {
    case .raster:
      let stream = Compressor.stream(of: cells.pixels, .colors)
      guard !stream.isEmpty else { throw Self.tooLarge }
      return .raster(stream)
    case .sixel(let colors):
      return .strips(try Self.fitting(SixelEncoder(cells, atMost: Int(colors)).strips()))
    case .png:
      guard let strips = PNGEncoder(cells).strips() else { throw Self.tooLarge }
      return .strips(try Self.fitting(strips))
    }
  }

  /// Sixels of noise can take more bytes than its pixels.
  private static func fitting(_ strips: [[UInt8]]) throws(DecodeFailure) -> [[UInt8]] {
    let count = strips.reduce(0) { $0 + $1.count + WireWriter.prefixLength }
    guard count <= DecodedPicture.contentLimit else { throw tooLarge }
    return strips
  }

  private static let tooLarge = DecodeFailure(
    .tooLarge, reason: "the picture is too large for the terminal")
}
