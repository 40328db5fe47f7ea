import CZlib

/// Makes a PNG file (RFC 2083) of every row of cells. libvips would take three times as long for
/// pictures so small.
struct PNGEncoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Colour types of 8 bits a sample.
  private static let colors: UInt8 = 2
  private static let colorsAndOpacity: UInt8 = 6
  /// The filter Sub: what a sample is more than the one to its left.
  private static let sub: UInt8 = 1

  private let raster: CellRaster

  init(_ raster: CellRaster) { self.raster = raster }

  /// - Returns: one file a row, with opacity where a pixel of it is not opaque; nil when there is no
  ///   memory.
  func strips() -> [[UInt8]]? {
    var strips: [[UInt8]] = []
    for row in 0..<raster.rows {
      guard let strip = strip(row) else { return nil }
      strips.append(strip)
    }
    return strips
  }

  private func strip(_ row: Int) -> [UInt8]? {
    let isOpaque = raster.isOpaque(row: row)
    let data = Compressor.stream(of: filtered(row, bands: isOpaque ? 3 : 4), .differences)
    guard !data.isEmpty else { return nil }
    let header =
      Self.number(raster.width) + Self.number(raster.cellHeight)
      + [8, isOpaque ? Self.colors : Self.colorsAndOpacity, 0, 0, 0]
    return Self.signature + Self.chunk("IHDR", header) + Self.chunk("IDAT", data)
      + Self.chunk("IEND", [])
  }

  /// The lines of a row of cells, the filter's number in front of each.
  private func filtered(_ row: Int, bands: Int) -> [UInt8] {
    let length = 1 + raster.width * bands
    let count = length * raster.cellHeight
    return [UInt8](unsafeUninitializedCapacity: count) { lines, filled in
      raster.pixels.withUnsafeBufferPointer { pixels in
        guard let from = pixels.baseAddress, let to = lines.baseAddress else { return }
        let start = from + raster.bytes(ofRow: row).lowerBound
        for y in 0..<raster.cellHeight {
          filter(start + y * raster.width * CellRaster.bytesPerPixel, bands, to: to + y * length)
        }
        filled = count
      }
    }
  }

  private func filter(
    _ line: UnsafePointer<UInt8>, _ bands: Int, to place: UnsafeMutablePointer<UInt8>
  ) {
    place[0] = Self.sub
    var to = place + 1
    for band in 0..<bands { to[band] = line[band] }
    var from = line
    for _ in 1..<max(1, raster.width) {
      to += bands
      for band in 0..<bands { to[band] = from[CellRaster.bytesPerPixel + band] &- from[band] }
      from += CellRaster.bytesPerPixel
    }
  }

  // MARK: - Chunks

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let name = Array(name.utf8)
    let sum = cz_crc(cz_crc(0, name, name.count), content, content.count)
    return number(content.count) + name + content + number(Int(sum))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
