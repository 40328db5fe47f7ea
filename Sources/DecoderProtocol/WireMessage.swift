/// A value that travels between two of our processes as one frame: a length of 32 bits, then that
/// many bytes.
package protocol WireMessage: Sendable {
  /// The bytes that a message of this type may have, without the frame's length. The receiver
  /// refuses more before it allocates.
  static var byteLimit: Int { get }

  /// Writes the values of the message, and nothing else.
  func write(to writer: inout WireWriter)

  /// Takes what `write` wrote. Must throw, never trap, on any bytes.
  init(from reader: inout WireReader) throws(WireError)
}

extension WireMessage {
  /// The message as it is sent, its length in front.
  package func frame() throws(WireError) -> [UInt8] {
    var writer = WireWriter()
    write(to: &writer)
    return try writer.frame(limit: Self.byteLimit)
  }

  /// - Parameter message: the whole bytes of one frame, without its length.
  /// - Throws: whatever the bytes are not a message for.
  package init(message: [UInt8]) throws(WireError) {
    guard message.count <= Self.byteLimit else {
      throw .tooLong(found: message.count, limit: Self.byteLimit)
    }
    var reader = WireReader(message)
    try self.init(from: &reader)
    try reader.end()
  }
}
