/// Takes a WebP apart by its chunks (RFC 9649, 2.3 to 2.7).
enum WebPScrubber {
  private static let kept: Set<[UInt8]> = Set(
    ["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"].map { Array($0.utf8) })
  /// In the flags of VP8X: EXIF and XMP are there.
  private static let metadataFlags: UInt8 = 0x0C

  /// - Returns: nil where a chunk is cut off. What follows the last one goes.
  static func scrub(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 12, bytes.starts(with: "RIFF".utf8),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    let end = min(bytes.count, 8 + number(bytes[4..<8]))
    guard end == 8 + number(bytes[4..<8]) else { return nil }
    var result = Array(bytes[..<12])
    var position = 12
    while position + 8 <= end {
      let name = Array(bytes[position..<position + 4])
      let length = number(bytes[position + 4..<position + 8])
      // Chunks begin at even places.
      let next = position + 8 + length + length & 1
      guard position + 8 + length <= end else { return nil }
      if kept.contains(name) {
        let start = result.count
        result += bytes[position..<min(next, end)]
        if name == Array("VP8X".utf8), length > 0 { result[start + 8] &= ~metadataFlags }
      }
      position = next
    }
    let size = UInt32(truncatingIfNeeded: result.count - 8)
    for index in 0..<4 { result[4 + index] = UInt8(truncatingIfNeeded: size >> (8 * index)) }
    return result
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
