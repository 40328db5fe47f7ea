import DecoderProtocol

/// What a terminal cell of a picture shows.
struct SymbolCell: Equatable {
  /// The terminal's own colour.
  static let clear: Int32 = -1
  static let space: UInt32 = 0x20
  static let full: UInt32 = 0x2588

  var scalar: UInt32
  /// 0xRRGGBB or an entry of the palette; `clear` where the terminal's own colour shows.
  var foreground: Int32
  var background: Int32
}

extension SymbolCell {
  /// The symbol that is inked where `scalar` is not; nil where Unicode has none.
  static func complement(of scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x1FB00...0x1FB3B: sextant(63 - pattern(ofSextant: scalar))
    case space: full
    case full: space
    case 0x2580: 0x2584
    case 0x2584: 0x2580
    case 0x258C: 0x2590
    case 0x2590: 0x258C
    case 0x2596: 0x259C
    case 0x2597: 0x259B
    case 0x2598: 0x259F
    case 0x2599: 0x259D
    case 0x259A: 0x259E
    case 0x259B: 0x2597
    case 0x259C: 0x2596
    case 0x259D: 0x2599
    case 0x259E: 0x259A
    case 0x259F: 0x2598
    default: nil
    }
  }

  /// The six bits of a sextant, left to right and top to bottom from the lowest. The block of
  /// sextants leaves out the left half (21) and the right half (42), which exist elsewhere.
  private static func pattern(ofSextant scalar: UInt32) -> UInt32 {
    let index = scalar - 0x1FB00 + 1
    return index + (index >= 21 ? 1 : 0) + (index >= 41 ? 1 : 0)
  }

  private static func sextant(_ pattern: UInt32) -> UInt32 {
    0x1FB00 + pattern - 1 - (pattern > 21 ? 1 : 0) - (pattern > 42 ? 1 : 0)
  }
}
