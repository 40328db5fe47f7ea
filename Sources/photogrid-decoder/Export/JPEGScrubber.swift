/// Takes a JPEG apart by its markers (ITU T.81, annex B).
struct JPEGScrubber {
  private let bytes: [UInt8]
  private var position = 2
  private var result: [UInt8] = [0xFF, 0xD8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: the first picture of the file; what follows it, such as further pictures and films,
  ///   is left out. Damaged or cut off pixels stay as they are, and end. Nil where there are none.
  func run() -> [UInt8]? {
    var copy = self
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    copy.result.reserveCapacity(bytes.count)
    var hasPixels = false
    while let marker = copy.nextMarker(), marker != 0xD9, copy.takeSegment(marker) {
      guard marker == 0xDA else { continue }
      copy.takeScan()
      hasPixels = true
    }
    return hasPixels ? copy.result + [0xFF, 0xD9] : nil
  }

  /// A marker may have any number of bytes 0xFF before it.
  private mutating func nextMarker() -> UInt8? {
    guard position < bytes.count, bytes[position] == 0xFF else { return nil }
    while position < bytes.count, bytes[position] == 0xFF { position += 1 }
    guard position < bytes.count, bytes[position] != 0 else { return nil }
    position += 1
    return bytes[position - 1]
  }

  private mutating func takeSegment(_ marker: UInt8) -> Bool {
    guard position + 2 <= bytes.count, !(0xD0...0xD8).contains(marker), marker != 0x01 else {
      return false
    }
    let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
    guard length >= 2, position + length <= bytes.count else { return false }
    let segment = bytes[position..<position + length]
    position += length
    if let kept = Self.kept(marker, segment) { result += [0xFF, marker] + kept }
    return true
  }

  /// What stays of a segment, which begins with its length; nil for nothing.
  private static func kept(_ marker: UInt8, _ segment: ArraySlice<UInt8>) -> [UInt8]? {
    let content = segment.dropFirst(2)
    switch marker {
    case 0xE0:
      // JFIF, with room for a small picture at its end; JFXX is such a picture.
      guard content.starts(with: "JFIF\0".utf8), content.count >= 14 else { return nil }
      return [0, 16] + content.prefix(12) + [0, 0]
    case 0xE2: return content.starts(with: "ICC_PROFILE\0".utf8) ? Array(segment) : nil
    // Says how the colours are coded.
    case 0xEE: return content.starts(with: "Adobe".utf8) ? Array(segment.prefix(14)).fixed : nil
    case 0xE1...0xEF, 0xFE, 0xF0...0xFD: return nil
    default: return Array(segment)
    }
  }

  /// Entropy-coded data, in which 0xFF is followed by 0 or a restart marker (B.1.1.5); by anything
  /// else that begins no segment where it is damaged.
  private mutating func takeScan() {
    let start = position
    while position < bytes.count {
      if bytes[position] == 0xFF, position + 1 < bytes.count {
        let next = bytes[position + 1]
        if next >= 0xC0 && next != 0xFF && !(0xD0...0xD8).contains(next) { break }
      }
      position += 1
    }
    result += bytes[start..<position]
  }
}

extension [UInt8] {
  /// An Adobe segment of the usual length.
  fileprivate var fixed: [UInt8]? { count == 14 ? [0, 14] + dropFirst(2) : nil }
}
