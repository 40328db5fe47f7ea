extension PictureReply: WireMessage {
  package static var byteLimit: Int { DecodedPicture.contentLimit + (1 << 10) }

  private static let pictureTag: UInt8 = 0
  private static let failureTag: UInt8 = 1

  package func write(to writer: inout WireWriter) {
    writer.u64(id)
    writer.u32(microseconds)
    switch result {
    case .picture(let picture):
      writer.u8(Self.pictureTag)
      picture.write(to: &writer)
    case .failure(let failure):
      writer.u8(Self.failureTag)
      failure.write(to: &writer)
    }
  }

  package init(from reader: inout WireReader) throws(WireError) {
    let id = try reader.u64()
    let microseconds = try reader.u32()
    let result: Result
    switch try reader.u8() {
    case Self.pictureTag: result = .picture(try DecodedPicture(from: &reader))
    case Self.failureTag: result = .failure(try DecodeFailure(from: &reader))
    default: throw .invalid("kind of reply")
    }
    self.init(id: id, result: result, microseconds: microseconds)
  }
}

extension DecodeFailure {
  /// Bytes of the longest reason.
  package static let reasonLimit = 1024

  func write(to writer: inout WireWriter) {
    writer.u8(kind.rawValue)
    writer.string(reason)
  }

  init(from reader: inout WireReader) throws(WireError) {
    guard let kind = Kind(rawValue: try reader.u8()) else { throw .invalid("kind of failure") }
    let reason = try reader.string(atMost: Self.reasonLimit)
    guard !reason.isEmpty else { throw .invalid("reason") }
    self.init(kind, reason: reason)
  }
}
