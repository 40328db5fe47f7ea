/// The orientation that an XMP packet says besides the EXIF block (Adobe, XMP Specification Part 2,
/// 2.8: tiff:Orientation, an integer from 1 to 8, as an attribute or an element).
enum XMPOrientation {
  private static let property = Array("tiff:Orientation".utf8)

  /// - Returns: the packet as it is right for pixels that stand upright; nil when it is so already.
  ///   It has the same length.
  static func upright(_ packet: [UInt8]) -> [UInt8]? {
    var result = packet
    var start = 0
    while let place = find(property, in: packet, from: start) {
      start = place + property.count
      if let digit = value(in: packet, from: start) { result[digit] = UInt8(ascii: "1") }
    }
    return result == packet ? nil : result
  }

  /// The index of the digit that follows the property's name; nil in its closing tag, or when there
  /// is no single digit.
  private static func value(in packet: [UInt8], from start: Int) -> Int? {
    let between: Set<UInt8> = Set(" \t\r\n=\"'>".utf8)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    // More than a few blanks nobody writes.
    for index in packet.indices[start...].prefix(16) {
      if digits.contains(packet[index]) {
        let isSingle = !packet.indices.contains(index + 1) || !digits.contains(packet[index + 1])
        return index > start && isSingle ? index : nil
      }
      guard between.contains(packet[index]) else { return nil }
    }
    return nil
  }

  private static func find(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == first, bytes[index..<index + pattern.count].elementsEqual(pattern) {
        return index
      }
      index += 1
    }
    return nil
  }
}
