/// Reads bytes as UTF-8 (RFC 3629), one U+FFFD for every byte that belongs to no valid sequence.
enum LossyUTF8 {
  static func decode(_ bytes: some Collection<UInt8>) -> String {
    var result = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      if let (scalar, count) = scalar(at: rest, first: first) {
        result.append(scalar)
        rest = rest.dropFirst(count)
      } else {
        result.append("\u{FFFD}")
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }

  /// How many bytes a sequence that begins with `first` has; nil when none does.
  static func length(first: UInt8) -> Int? {
    switch first {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: nil
    }
  }

  private static func scalar(
    at bytes: some Collection<UInt8>, first: UInt8
  ) -> (Unicode.Scalar, Int)? {
    guard let count = length(first: first) else { return nil }
    if count == 1 { return (Unicode.Scalar(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(count))
    let tail = bytes.dropFirst().prefix(count - 1)
    guard tail.count == count - 1 else { return nil }
    for byte in tail {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // Overlong forms; Unicode.Scalar refuses surrogates and what is too large.
    guard value >= [0, 0, 0x80, 0x800, 0x1_0000][count] else { return nil }
    return Unicode.Scalar(value).map { ($0, count) }
  }
}
