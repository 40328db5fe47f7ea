import CVips

/// Makes a PNG file of every row of cells.
enum PNGEncoder {
  /// - Returns: one file a row, with opacity where a pixel of it is not opaque; nil when libvips
  ///   fails.
  static func strips(_ raster: CellRaster) -> [[UInt8]]? {
    var strips: [[UInt8]] = []
    for row in 0..<raster.rows {
      guard let strip = strip(raster, row) else { return nil }
      strips.append(strip)
    }
    return strips
  }

  private static func strip(_ raster: CellRaster, _ row: Int) -> [UInt8]? {
    let bytes = raster.bytes(ofRow: row)
    return raster.pixels[bytes].withUnsafeBytes { pixels in
      var count = 0
      let file = cv_png_strip(
        pixels.baseAddress, pixels.count, Int32(raster.width), Int32(raster.cellHeight),
        raster.isOpaque(row: row) ? 1 : 0, &count)
      guard let file else { return nil }
      defer { cv_free(file) }
      return Array(UnsafeRawBufferPointer(start: file, count: count))
    }
  }
}
