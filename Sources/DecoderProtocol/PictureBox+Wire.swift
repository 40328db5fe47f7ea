extension PictureBox {
  /// The terminal cells that a box may have: more than any screen holds, and few enough that the
  /// largest picture fits a reply.
  package static let cellLimit = 250_000

  func write(to writer: inout WireWriter) {
    writer.u16(columns)
    writer.u16(rows)
    writer.u16(cellWidth)
    writer.u16(cellHeight)
    encoding.write(to: &writer)
    writer.bytes(background ?? [])
  }

  init(from reader: inout WireReader) throws(WireError) {
    let columns = try reader.u16()
    let rows = try reader.u16()
    let cellWidth = try reader.u16()
    let cellHeight = try reader.u16()
    let encoding = try PictureEncoding(from: &reader)
    let background = try reader.bytes(atMost: 3)
    guard columns > 0, rows > 0 else { throw .invalid("size of the box") }
    guard Int(columns) * Int(rows) <= Self.cellLimit else {
      throw .tooLong(found: Int(columns) * Int(rows), limit: Self.cellLimit)
    }
    guard cellWidth > 0, cellHeight > 0 else { throw .invalid("size of a cell") }
    guard background.isEmpty || background.count == 3 else { throw .invalid("background") }
    self.init(
      columns: columns, rows: rows, cellWidth: cellWidth, cellHeight: cellHeight,
      encoding: encoding, background: background.isEmpty ? nil : background)
  }
}

extension PictureEncoding {
  /// The number of the only case so far.
  private static let symbolsTag: UInt8 = 0

  func write(to writer: inout WireWriter) {
    switch self {
    case .symbols(let colors, let shapes):
      writer.u8(Self.symbolsTag)
      writer.u8(colors.rawValue)
      writer.u8(shapes.rawValue)
    }
  }

  init(from reader: inout WireReader) throws(WireError) {
    guard try reader.u8() == Self.symbolsTag else { throw .invalid("encoding") }
    guard let colors = SymbolColors(rawValue: try reader.u8()) else { throw .invalid("colours") }
    guard let shapes = SymbolShapes(rawValue: try reader.u8()) else { throw .invalid("shapes") }
    self = .symbols(colors, shapes)
  }
}
