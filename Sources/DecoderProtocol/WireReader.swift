/// Takes the values of one message out of its bytes, in the order in which `WireWriter` put them.
///
/// Every length is checked against its limit and against what is left before anything is
/// allocated. Whatever the bytes are, the worst outcome is a `WireError`.
package struct WireReader: Sendable {
  private let storage: [UInt8]
  private var position = 0

  /// - Parameter message: the bytes of a frame, without its length.
  package init(_ message: [UInt8]) { storage = message }

  /// Bytes not taken yet.
  package var remaining: Int { storage.count - position }

  package mutating func u8() throws(WireError) -> UInt8 { try integer() }

  package mutating func u16() throws(WireError) -> UInt16 { try integer() }

  package mutating func u32() throws(WireError) -> UInt32 { try integer() }

  package mutating func u64() throws(WireError) -> UInt64 { try integer() }

  /// Bytes behind a length of 32 bits.
  /// - Parameter limit: the largest length that is accepted.
  /// - Returns: the bytes without their length.
  /// - Throws: `tooLong` or `truncated`.
  package mutating func bytes(atMost limit: Int) throws(WireError) -> [UInt8] {
    let length = Int(try u32())
    guard length <= limit else { throw .tooLong(found: length, limit: limit) }
    guard length <= remaining else { throw .truncated }
    defer { position += length }
    return Array(storage[position..<position + length])
  }

  /// A string behind a length of 32 bits; bytes that are not UTF-8 are an error.
  /// - Parameter limit: the largest length in bytes that is accepted.
  /// - Returns: the string.
  /// - Throws: `tooLong`, `truncated` or `invalid`.
  package mutating func string(atMost limit: Int) throws(WireError) -> String {
    guard let string = String(validating: try bytes(atMost: limit), as: UTF8.self) else {
      throw .invalid("UTF-8")
    }
    return string
  }

  /// A count of 32 bits of values that take at least `minimum` bytes each, so that no more is
  /// promised than can be there.
  package mutating func count(atMost limit: Int, ofAtLeast minimum: Int) throws(WireError) -> Int {
    let count = Int(try u32())
    guard count <= limit else { throw .tooLong(found: count, limit: limit) }
    guard count <= remaining / max(1, minimum) else { throw .truncated }
    return count
  }

  /// States that the message ends here.
  package func end() throws(WireError) {
    guard remaining == 0 else { throw .trailingBytes(remaining) }
  }

  private mutating func integer<Value: FixedWidthInteger>() throws(WireError) -> Value {
    let size = MemoryLayout<Value>.size
    guard size <= remaining else { throw .truncated }
    var value: Value = 0
    for offset in (0..<size).reversed() {
      value = (value << 8) | Value(truncatingIfNeeded: storage[position + offset])
    }
    position += size
    return value
  }
}
