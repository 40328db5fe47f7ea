extension DecodedPicture {
  func write(to writer: inout WireWriter) {
    writer.u8(quality.rawValue)
    writer.u16(columns)
    writer.u16(rows)
    writer.u32(pixelWidth)
    writer.u32(pixelHeight)
    writer.u32(UInt32(truncatingIfNeeded: lines.count))
    for line in lines { writer.bytes(line) }
  }

  /// Refuses lines that would do anything else on a terminal than fill `columns` columns.
  init(from reader: inout WireReader) throws(WireError) {
    guard let quality = Quality(rawValue: try reader.u8()) else { throw .invalid("quality") }
    let columns = try reader.u16()
    let rows = try reader.u16()
    let pixelWidth = try reader.u32()
    let pixelHeight = try reader.u32()
    guard columns > 0, rows > 0 else { throw .invalid("size of the picture") }
    let count = try reader.count(atMost: Int(rows), ofAtLeast: 4)
    guard count == Int(rows) else { throw .invalid("number of lines") }
    var lines: [[UInt8]] = []
    lines.reserveCapacity(count)
    for _ in 0..<count {
      let line = try reader.bytes(atMost: reader.remaining)
      guard SymbolLine.width(of: line) == Int(columns) else { throw .invalid("line") }
      lines.append(line)
    }
    self.init(
      quality: quality, columns: columns, rows: rows, lines: lines, pixelWidth: pixelWidth,
      pixelHeight: pixelHeight)
  }
}
