/// What a strip of a picture made of pixels may hold. A decoder that was taken over by a hostile
/// file can still send nothing else to the terminal.
package enum PictureStrip: Equatable, Sendable {
  /// A sixel sequence, alone and whole: DCS, parameters, `q`, data of sixels, `ST` (DEC STD 070,
  /// Video Systems Reference Manual, chapter 9.3). Nothing in it ends the sequence early.
  case sixel
  /// A PNG file by its signature and its last chunk (RFC 2083, 3.1 and 4.1.4). It reaches the
  /// terminal as base64 alone, so its content can say nothing to it.
  case png

  private static let escape: UInt8 = 0x1B
  private static let digitLimit = 5
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  /// Tells what the bytes are; nil when they are neither. Linear in their number.
  package init?(_ bytes: [UInt8]) {
    if Self.isSixel(bytes) {
      self = .sixel
    } else if bytes.count > Self.signature.count + Self.end.count,
      bytes.starts(with: Self.signature), bytes.suffix(Self.end.count).elementsEqual(Self.end)
    {
      self = .png
    } else {
      return nil
    }
  }

  private static func isSixel(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 5, bytes[0] == escape, bytes[1] == UInt8(ascii: "P"),
      bytes[bytes.count - 2] == escape, bytes[bytes.count - 1] == UInt8(ascii: "\\")
    else { return false }
    var index = 2
    while isParameter(bytes[index]) { index += 1 }
    guard bytes[index] == UInt8(ascii: "q") else { return false }
    return bytes.withUnsafeBufferPointer { isData($0[(index + 1)..<($0.count - 2)]) }
  }

  private static func isParameter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ";")
  }

  /// Sixels, `!` repeat, `"` size, `#` colour, `$` return, `-` next band, and their parameters, none
  /// of them longer than the largest size takes.
  private static func isData(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var digits = 0
    for byte in bytes {
      switch byte {
      case 0x30...0x39:
        digits += 1
        if digits > digitLimit { return false }
      case 0x3F...0x7E, 0x21...0x24, 0x2D, 0x3B: digits = 0
      default: return false
      }
    }
    return true
  }
}
