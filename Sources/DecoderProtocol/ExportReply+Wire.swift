extension ExportReply: WireMessage {
  package static var byteLimit: Int { 32 << 20 }
  /// Bytes of the longest extension.
  package static let extensionLimit = 8

  package func write(to writer: inout WireWriter) {
    writer.u64(id)
    switch result {
    case .progress(let tile):
      writer.u8(0)
      writer.u32(tile)
    case .metadata(let record):
      writer.u8(1)
      record.write(to: &writer)
    case .copied(let fileExtension):
      writer.u8(2)
      writer.string(fileExtension)
    case .thumbnail(let jpeg, let width, let height):
      writer.u8(3)
      writer.u32(width)
      writer.u32(height)
      writer.bytes(jpeg)
    case .sheet(let failures):
      writer.u8(4)
      writer.u32(UInt32(truncatingIfNeeded: failures.count))
      for failure in failures {
        writer.u32(failure.tile)
        failure.failure.write(to: &writer)
      }
    case .failure(let failure):
      writer.u8(5)
      failure.write(to: &writer)
    }
  }

  package init(from reader: inout WireReader) throws(WireError) {
    let id = try reader.u64()
    let result: Result
    switch try reader.u8() {
    case 0: result = .progress(tile: try reader.u32())
    case 1: result = .metadata(try MetadataRecord(from: &reader))
    case 2: result = .copied(fileExtension: try reader.fileExtension())
    case 3:
      let width = try reader.u32()
      let height = try reader.u32()
      guard width > 0, height > 0 else { throw .invalid("size of the picture") }
      result = .thumbnail(
        jpeg: try reader.bytes(atMost: reader.remaining), width: width, height: height)
    case 4: result = .sheet(try reader.tileFailures())
    case 5: result = .failure(try DecodeFailure(from: &reader))
    default: throw .invalid("kind of reply")
    }
    self.init(id: id, result: result)
  }
}

extension WireReader {
  /// Letters and digits only: it becomes part of a file's name.
  fileprivate mutating func fileExtension() throws(WireError) -> String {
    let text = try string(atMost: ExportReply.extensionLimit)
    let isPlain = text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    guard isPlain, !text.isEmpty else { throw .invalid("extension") }
    return text
  }

  fileprivate mutating func tileFailures() throws(WireError) -> [ExportReply.TileFailure] {
    let count = try count(atMost: ExportSheet.tileLimit, ofAtLeast: 9)
    var failures: [ExportReply.TileFailure] = []
    failures.reserveCapacity(count)
    for _ in 0..<count {
      failures.append(
        ExportReply.TileFailure(tile: try u32(), failure: try DecodeFailure(from: &self)))
    }
    return failures
  }
}
