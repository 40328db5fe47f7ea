/// Bytes to look for, ASCII letters in both cases where that is asked for.
///
/// Sixteen places at a time are ruled out by the two bytes of the needle that are rarest in file
/// names (Wojciech Muła, "SIMD-friendly algorithms for substring searching", the generic algorithm);
/// what is left is compared.
struct ByteNeedle: Equatable, Sendable {
  let bytes: [UInt8]
  /// For each byte what is set in the text's byte before the two are compared: the bit that tells
  /// upper from lower case for a letter without regard to case, else nothing.
  let masks: [UInt8]
  /// Places in `bytes`, ascending.
  let firstProbe: Int
  let secondProbe: Int

  /// - Precondition: the bytes are in lower case if case is ignored.
  init(_ bytes: [UInt8], ignoresCase: Bool) {
    self.bytes = bytes
    masks = bytes.map { ignoresCase && $0 &- UInt8(ascii: "a") < 26 ? 0x20 : 0 }
    let byRarity = bytes.indices.sorted { Self.commonness(bytes[$0]) < Self.commonness(bytes[$1]) }
    let probes = byRarity.prefix(2).sorted()
    firstProbe = probes.first ?? 0
    secondProbe = probes.last ?? 0
  }

  var isEmpty: Bool { bytes.isEmpty }
  var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

  /// Whether the bytes are somewhere in a text.
  /// - Complexity: O(length of the text), for texts and needles as people have them.
  func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    guard text.count >= bytes.count else { return false }
    let mask = masks[0]
    for place in 0...text.count - bytes.count where text[place] | mask == first {
      if matches(text, at: place) { return true }
    }
    return false
  }

  /// Whether the text has the bytes at a place.
  /// - Precondition: so many bytes are left there.
  @inline(__always) func matches(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      masks.withUnsafeBufferPointer { masks in
        for i in 0..<bytes.count where text[place + i] | masks[i] != bytes[i] { return false }
        return true
      }
    }
  }

  /// How common a byte is in the names of photos: the place in a list, rarest first.
  private static func commonness(_ byte: UInt8) -> Int {
    // Of text that is no ASCII the last byte of a character tells most.
    if byte >= 0xC0 { return 40 }
    if byte >= 0x80 { return 20 }
    return ranks[Int(NaturalOrder.folded(byte))]
  }

  private static let ranks: [Int] = {
    var ranks = [Int](repeating: 10, count: 128)
    let common = "qjzxkwvybufhtrlaneoc-p ds98765432m_1i0gj."
    for (rank, byte) in common.utf8.enumerated() { ranks[Int(byte)] = rank + 11 }
    return ranks
  }()
}
