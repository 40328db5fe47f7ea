extension ExportRequest: WireMessage {
  /// A sheet of the largest number of photos with longish paths.
  package static var byteLimit: Int { 16 << 20 }

  /// Pixels of a longest edge that can be asked for.
  package static let edgeLimit: UInt32 = 65_535

  package func write(to writer: inout WireWriter) {
    writer.u64(id)
    switch self {
    case .metadata(_, let source):
      writer.u8(0)
      writer.bytes(source)
    case .copy(_, let copy):
      writer.u8(1)
      copy.write(to: &writer)
    case .thumbnail(_, let source, let longestEdge):
      writer.u8(2)
      writer.bytes(source)
      writer.u32(longestEdge)
    case .sheet(_, let sheet):
      writer.u8(3)
      sheet.write(to: &writer)
    }
  }

  package init(from reader: inout WireReader) throws(WireError) {
    let id = try reader.u64()
    switch try reader.u8() {
    case 0: self = .metadata(id: id, source: try reader.path())
    case 1: self = .copy(id: id, try ExportCopy(from: &reader))
    case 2:
      let source = try reader.path()
      let longestEdge = try reader.longestEdge()
      guard longestEdge > 0 else { throw .invalid("longest edge") }
      self = .thumbnail(id: id, source: source, longestEdge: longestEdge)
    case 3: self = .sheet(id: id, try ExportSheet(from: &reader))
    default: throw .invalid("kind of request")
    }
  }
}

extension ExportCopy {
  fileprivate func write(to writer: inout WireWriter) {
    writer.bytes(source)
    writer.bytes(destination)
    writer.u32(longestEdge)
    writer.u8((keepsMetadata ? 1 : 0) | (becomesPNG ? 2 : 0))
  }

  fileprivate init(from reader: inout WireReader) throws(WireError) {
    let source = try reader.path()
    let destination = try reader.path()
    let longestEdge = try reader.longestEdge()
    let flags = try reader.u8()
    guard flags < 4 else { throw .invalid("choice") }
    self.init(
      source: source, destination: destination, longestEdge: longestEdge,
      keepsMetadata: flags & 1 != 0, becomesPNG: flags & 2 != 0)
  }
}

extension ExportSheet {
  fileprivate func write(to writer: inout WireWriter) {
    writer.bytes(destination)
    writer.string(title)
    writer.u32(UInt32(truncatingIfNeeded: tiles.count))
    for tile in tiles { tile.write(to: &writer) }
  }

  fileprivate init(from reader: inout WireReader) throws(WireError) {
    let destination = try reader.path()
    let title = try reader.string(atMost: Self.textLimit)
    let count = try reader.count(atMost: Self.tileLimit, ofAtLeast: 9)
    guard count > 0 else { throw .invalid("number of photos") }
    var tiles: [Tile] = []
    tiles.reserveCapacity(count)
    for _ in 0..<count { tiles.append(try Tile(from: &reader)) }
    self.init(destination: destination, title: title, tiles: tiles)
  }
}

extension ExportSheet.Tile {
  fileprivate func write(to writer: inout WireWriter) {
    switch content {
    case .photo(let path):
      writer.u8(0)
      writer.bytes(path)
    case .reason(let words):
      writer.u8(1)
      writer.string(words)
    }
    writer.string(caption)
  }

  fileprivate init(from reader: inout WireReader) throws(WireError) {
    let content: Content
    switch try reader.u8() {
    case 0: content = .photo(try reader.path())
    case 1: content = .reason(try reader.string(atMost: ExportSheet.textLimit))
    default: throw .invalid("kind of tile")
    }
    self.init(content, caption: try reader.string(atMost: ExportSheet.textLimit))
  }
}

extension WireReader {
  fileprivate mutating func path() throws(WireError) -> [UInt8] {
    let path = try bytes(atMost: PictureRequest.pathLimit)
    guard !path.isEmpty, !path.contains(0) else { throw .invalid("path") }
    return path
  }

  fileprivate mutating func longestEdge() throws(WireError) -> UInt32 {
    let edge = try u32()
    guard edge <= ExportRequest.edgeLimit else { throw .invalid("longest edge") }
    return edge
  }
}
