/// Builds one message: integers in little-endian order, bytes and strings behind their length.
///
/// The message grows behind room for the frame's own length, so that `frame` copies nothing.
package struct WireWriter: Sendable {
  /// Bytes of the length in front of every frame.
  package static let prefixLength = 4

  private var storage: [UInt8]

  /// - Parameter capacity: the expected bytes of the message, to allocate once.
  package init(capacity: Int = 64) {
    storage = []
    storage.reserveCapacity(Self.prefixLength + capacity)
    storage.append(contentsOf: [0, 0, 0, 0])
  }

  /// Bytes of the message so far, without the frame's length.
  package var count: Int { storage.count - Self.prefixLength }

  package mutating func u8(_ value: UInt8) { storage.append(value) }

  package mutating func u16(_ value: UInt16) { integer(value) }

  package mutating func u32(_ value: UInt32) { integer(value) }

  package mutating func u64(_ value: UInt64) { integer(value) }

  /// A length of 32 bits, then the bytes. What passes 4 GiB makes `frame` throw.
  package mutating func bytes(_ value: some Collection<UInt8>) {
    u32(UInt32(truncatingIfNeeded: value.count))
    storage.append(contentsOf: value)
  }

  /// UTF-8 behind a length in bytes of 32 bits.
  package mutating func string(_ value: String) { bytes(value.utf8) }

  /// The message with its length in front, ready to be sent.
  /// - Parameter limit: the bytes that the message may have, without its length; 32 bits at most.
  /// - Returns: four bytes of length, then the message.
  /// - Throws: `tooLong`.
  package consuming func frame(limit: Int) throws(WireError) -> [UInt8] {
    let length = count
    guard length <= limit, let prefix = UInt32(exactly: length) else {
      throw .tooLong(found: length, limit: limit)
    }
    for index in 0..<Self.prefixLength {
      storage[index] = UInt8(truncatingIfNeeded: prefix >> (8 * UInt32(index)))
    }
    return storage
  }

  private mutating func integer(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { storage.append(contentsOf: $0) }
  }
}
