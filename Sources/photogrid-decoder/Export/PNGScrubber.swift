/// Takes a PNG apart by its chunks (PNG, third edition, 5.3).
enum PNGScrubber {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let kept: Set<[UInt8]> = Set(
    [
      "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP",
      "mDCV", "cLLI", "bKGD", "pHYs", "acTL", "fcTL", "fdAT",
    ].map { Array($0.utf8) })

  /// - Returns: nil where a chunk is cut off, or the end is missing. What follows the end goes.
  static func scrub(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: signature) else { return nil }
    var result = signature
    result.reserveCapacity(bytes.count)
    var position = signature.count
    while position + 12 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = Array(bytes[position + 4..<position + 8])
      let end = position + 12 + length
      guard end <= bytes.count else { return nil }
      if kept.contains(name) { result += bytes[position..<end] }
      if name == Array("IEND".utf8) { return result }
      position = end
    }
    return nil
  }
}
