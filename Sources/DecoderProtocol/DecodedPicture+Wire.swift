extension DecodedPicture {
  /// The bytes that a picture's content may have, the length in front of each line counted: enough
  /// for the largest raster even where nothing of it can be compressed.
  package static let contentLimit = 4 * PictureBox.pixelLimit + (1 << 20)

  func write(to writer: inout WireWriter) {
    writer.u8(quality.rawValue)
    writer.u16(columns)
    writer.u16(rows)
    writer.u32(pixelWidth)
    writer.u32(pixelHeight)
    switch content {
    case .symbols(let lines): Self.write(lines, tag: 0, to: &writer)
    case .strips(let strips): Self.write(strips, tag: 1, to: &writer)
    case .raster(let bytes):
      writer.u8(2)
      writer.bytes(bytes)
    }
  }

  private static func write(_ lines: [[UInt8]], tag: UInt8, to writer: inout WireWriter) {
    writer.u8(tag)
    writer.u32(UInt32(truncatingIfNeeded: lines.count))
    for line in lines { writer.bytes(line) }
  }

  /// Refuses lines that would do anything else on a terminal than fill `columns` columns, and strips
  /// that would do anything but draw.
  init(from reader: inout WireReader) throws(WireError) {
    guard let quality = Quality(rawValue: try reader.u8()) else { throw .invalid("quality") }
    let columns = try reader.u16()
    let rows = try reader.u16()
    let pixelWidth = try reader.u32()
    let pixelHeight = try reader.u32()
    guard columns > 0, rows > 0 else { throw .invalid("size of the picture") }
    let content: Content
    switch try reader.u8() {
    case 0:
      let lines = try Self.lines(rows, from: &reader)
      guard lines.allSatisfy({ SymbolLine.width(of: $0) == Int(columns) }) else {
        throw .invalid("line")
      }
      content = .symbols(lines)
    case 1:
      let strips = try Self.lines(rows, from: &reader)
      let kinds = strips.map { PictureStrip($0) }
      guard let kind = kinds[0], kinds.allSatisfy({ $0 == kind }) else { throw .invalid("strip") }
      content = .strips(strips)
    case 2:
      let bytes = try reader.bytes(atMost: reader.remaining)
      guard Self.isCompressed(bytes) else { throw .invalid("raster") }
      content = .raster(bytes)
    default: throw .invalid("form of the picture")
    }
    self.init(
      quality: quality, columns: columns, rows: rows, content: content, pixelWidth: pixelWidth,
      pixelHeight: pixelHeight)
  }

  private static func lines(
    _ rows: UInt16, from reader: inout WireReader
  ) throws(WireError) -> [[UInt8]] {
    let count = try reader.count(atMost: Int(rows), ofAtLeast: 4)
    guard count == Int(rows) else { throw .invalid("number of lines") }
    var lines: [[UInt8]] = []
    lines.reserveCapacity(count)
    for _ in 0..<count { lines.append(try reader.bytes(atMost: reader.remaining)) }
    return lines
  }

  /// Whether bytes begin as a zlib stream without a dictionary does (RFC 1950, 2.2).
  private static func isCompressed(_ bytes: [UInt8]) -> Bool {
    // Two bytes of header, a block, four of check.
    guard bytes.count >= 8 else { return false }
    let isDeflate = bytes[0] & 0x0F == 8 && bytes[0] >> 4 <= 7
    return isDeflate && bytes[1] & 0x20 == 0 && (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
  }
}
