/// UTF-8 of bytes that need not be valid.
enum UTF8Decoding {
  /// The scalar at a place, and how many bytes it takes: 0 where no valid one begins (Unicode
  /// Standard, table 3-7).
  /// - Precondition: the place is in the buffer.
  @inline(__always) static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (scalar: UInt32, width: Int) {
    let lead = UInt32(bytes[place])
    let left = bytes.count - place
    @inline(__always) func next(_ offset: Int) -> UInt32 {
      UInt32(bytes[place + offset]) ^ 0x80
    }
    switch lead {
    case 0..<0x80: return (lead, 1)
    case 0xC2...0xDF where left >= 2:
      let tail = next(1)
      return tail < 0x40 ? ((lead & 0x1F) << 6 | tail, 2) : (0, 0)
    case 0xE0...0xEF where left >= 3:
      let (a, b) = (next(1), next(2))
      let scalar = (lead & 0x0F) << 12 | a << 6 | b
      guard a | b < 0x40, scalar >= 0x800, scalar & 0xF800 != 0xD800 else { return (0, 0) }
      return (scalar, 3)
    case 0xF0...0xF4 where left >= 4:
      let (a, b, c) = (next(1), next(2), next(3))
      let scalar = (lead & 0x07) << 18 | a << 12 | b << 6 | c
      guard a | b | c < 0x40, 0x10000...0x10FFFF ~= scalar else { return (0, 0) }
      return (scalar, 4)
    default: return (0, 0)
    }
  }
}
