/// What a line of a picture made of symbols may hold. A decoder that was taken over by a hostile
/// file can still send nothing else to the terminal.
package enum SymbolLine {
  private static let escape: UInt8 = 0x1B

  /// The columns that a line fills.
  ///
  /// - Returns: nil when the line holds anything but SGR sequences (`CSI … m`, ECMA-48 8.3.117),
  ///   printable ASCII, block elements (U+2580–U+259F) and sextants (U+1FB00–U+1FB3B), or when it
  ///   does not end with default attributes. Linear in its bytes.
  package static func width(of line: [UInt8]) -> Int? {
    var width = 0
    var isPlain = true
    var index = 0
    while index < line.count {
      switch line[index] {
      case escape:
        guard let end = endOfRendition(line, from: index) else { return nil }
        isPlain = isReset(line[index + 2..<end])
        index = end + 1
      case 0x20...0x7E:
        width += 1
        index += 1
      case 0xE2, 0xF0:
        guard let length = lengthOfSymbol(line, at: index) else { return nil }
        width += 1
        index += length
      default: return nil
      }
    }
    return isPlain ? width : nil
  }

  /// The place of the `m` that ends the sequence which begins at `start`.
  private static func endOfRendition(_ line: [UInt8], from start: Int) -> Int? {
    guard start + 2 < line.count, line[start + 1] == UInt8(ascii: "[") else { return nil }
    for index in start + 2..<line.count {
      switch line[index] {
      case UInt8(ascii: "m"): return index
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): continue
      default: return nil
      }
    }
    return nil
  }

  private static func isReset(_ parameters: ArraySlice<UInt8>) -> Bool {
    parameters.allSatisfy { $0 == UInt8(ascii: "0") }
  }

  /// Bytes of the block element or sextant at `index`.
  private static func lengthOfSymbol(_ line: [UInt8], at index: Int) -> Int? {
    func byte(_ offset: Int) -> UInt8 { index + offset < line.count ? line[index + offset] : 0 }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0xE2, 0x96, 0x80...0x9F, _): return 3
    case (0xF0, 0x9F, 0xAC, 0x80...0xBB): return 4
    default: return nil
    }
  }
}
