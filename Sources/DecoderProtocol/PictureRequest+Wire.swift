extension PictureRequest: WireMessage {
  package static var byteLimit: Int { 64 << 10 }
  /// Bytes of the longest path: far beyond what systems open, and it fits a request.
  package static let pathLimit = 60 << 10

  package func write(to writer: inout WireWriter) {
    writer.u64(id)
    box.write(to: &writer)
    writer.bytes(path)
  }

  package init(from reader: inout WireReader) throws(WireError) {
    let id = try reader.u64()
    let box = try PictureBox(from: &reader)
    let path = try reader.bytes(atMost: Self.pathLimit)
    guard !path.isEmpty, !path.contains(0) else { throw .invalid("path") }
    self.init(id: id, path: path, box: box)
  }
}
