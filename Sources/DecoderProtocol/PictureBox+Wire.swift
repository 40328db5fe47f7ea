extension PictureBox {
  /// The terminal cells that a box may have: more than any screen holds, and few enough that the
  /// largest picture fits a reply.
  package static let cellLimit = 250_000
  /// The pixels that a box may have where pixels are wanted: those of the largest screens that are
  /// sold, 7680 × 4320, and few enough that the largest raster fits a reply.
  package static let pixelLimit = 1 << 25

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
    let pixels = Int(columns) * Int(rows) * Int(cellWidth) * Int(cellHeight)
    if case .pixels = encoding, pixels > Self.pixelLimit {
      throw .tooLong(found: pixels, limit: Self.pixelLimit)
    }
    guard background.isEmpty || background.count == 3 else { throw .invalid("background") }
    self.init(
      columns: columns, rows: rows, cellWidth: cellWidth, cellHeight: cellHeight,
      encoding: encoding, background: background.isEmpty ? nil : background)
  }
}

extension PictureEncoding {
  func write(to writer: inout WireWriter) {
    switch self {
    case .symbols(let colors, let shapes):
      writer.u8(0)
      writer.u8(colors.rawValue)
      writer.u8(shapes.rawValue)
    case .pixels(.raster): writer.u8(1)
    case .pixels(.sixel(let colors)):
      writer.u8(2)
      writer.u16(colors)
    case .pixels(.png): writer.u8(3)
    }
  }

  init(from reader: inout WireReader) throws(WireError) {
    switch try reader.u8() {
    case 0:
      guard let colors = SymbolColors(rawValue: try reader.u8()) else { throw .invalid("colours") }
      guard let shapes = SymbolShapes(rawValue: try reader.u8()) else { throw .invalid("shapes") }
      self = .symbols(colors, shapes)
    case 1: self = .pixels(.raster)
    case 2:
      let colors = try reader.u16()
      guard (2...1024).contains(colors) else { throw .invalid("number of colours") }
      self = .pixels(.sixel(colors: colors))
    case 3: self = .pixels(.png)
    default: throw .invalid("encoding")
    }
  }
}
