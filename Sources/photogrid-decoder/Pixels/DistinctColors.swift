/// The colours of a picture whose colours are few: drawings, screenshots, pictures of one colour.
struct DistinctColors {
  /// Slots for each colour, so that looking one up rarely takes more than two steps.
  private static let slotsPerColor = 4

  private(set) var colors: [SixelColor] = []
  private let limit: Int
  private var slots: [UInt16]
  private let mask: Int

  /// - Parameter limit: so many colours are few.
  init(limit: Int) {
    self.limit = limit
    var count = 1
    while count < limit * Self.slotsPerColor { count *= 2 }
    slots = [UInt16](repeating: IndexedRaster.none, count: count)
    mask = count - 1
  }

  /// The place of a colour among `colors`, added when it is new; nil when there are too many.
  mutating func index(of color: SixelColor) -> UInt16? {
    let code = Int(color.red) << 14 | Int(color.green) << 7 | Int(color.blue)
    // Fibonacci hashing: the upper bits depend on all of the code.
    var slot = ((code &* 0x9E37_79B1) >> 11) & mask
    while slots[slot] != IndexedRaster.none {
      if colors[Int(slots[slot])] == color { return slots[slot] }
      slot = (slot + 1) & mask
    }
    guard colors.count < limit else { return nil }
    slots[slot] = UInt16(colors.count)
    colors.append(color)
    return slots[slot]
  }
}
