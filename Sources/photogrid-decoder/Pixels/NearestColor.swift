/// Finds the colour nearest to another. Answers are remembered for parts of the colour cube that 6
/// bits of red, green and blue tell apart; one answer holds for all colours of a part.
final class NearestColor {
  private static let bits = 6
  private static let droppedBits = 8 - bits
  private static let unknown: UInt16 = .max

  /// Red, green, blue of each colour, 0 to 255.
  let values: UnsafeMutablePointer<Int32>
  /// The colours by their greens: of each green, red, blue and its index.
  private let byGreen: UnsafeMutablePointer<Int32>
  /// For every green, how many colours have less.
  private let places: UnsafeMutablePointer<Int32>
  private let count: Int
  private let known: UnsafeMutablePointer<UInt16>

  /// One colour at least.
  init(_ colors: [SixelColor]) {
    count = colors.count
    let triples = colors.map { color in
      [color.red, color.green, color.blue].map { Int32(SixelColor.value($0)) }
    }
    values = .allocate(capacity: 3 * count)
    for (place, value) in triples.joined().enumerated() {
      (values + place).initialize(to: value)
    }
    byGreen = .allocate(capacity: 4 * count)
    let order = triples.indices.sorted { triples[$0][1] < triples[$1][1] }
    for (place, index) in order.enumerated() {
      let color = [triples[index][1], triples[index][0], triples[index][2], Int32(index)]
      for offset in 0..<4 { (byGreen + 4 * place + offset).initialize(to: color[offset]) }
    }
    places = .allocate(capacity: 256)
    for green in 0..<256 {
      (places + green).initialize(to: Int32(triples.count { $0[1] < Int32(green) }))
    }
    known = .allocate(capacity: 1 << (3 * Self.bits))
    known.initialize(repeating: Self.unknown, count: 1 << (3 * Self.bits))
  }

  deinit {
    values.deallocate()
    byGreen.deallocate()
    places.deallocate()
    known.deallocate()
  }

  /// The index of the nearest colour. Values are 0 to 255.
  @inline(__always)
  func index(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt16 {
    let bits = Self.bits
    let high = Int(red >> Int32(Self.droppedBits)) << (2 * bits)
    let middle = Int(green >> Int32(Self.droppedBits)) << bits
    let part = high | middle | Int(blue >> Int32(Self.droppedBits))
    let index = known[part]
    return index != Self.unknown ? index : search(part)
  }

  /// From the part's green outwards, as long as green alone is not too far.
  private func search(_ part: Int) -> UInt16 {
    let red = Self.middle(part >> (2 * Self.bits))
    let green = Self.middle(part >> Self.bits)
    let blue = Self.middle(part)
    var nearest: Int32 = 0
    var least = Int32.max
    /// Returns whether the search may go on in this direction.
    func isNear(_ place: Int) -> Bool {
      let color = byGreen + 4 * place
      var distance = Self.square(green &- color[0])
      guard distance < least else { return false }
      distance &+= Self.square(red &- color[1]) &+ Self.square(blue &- color[2])
      if distance < least {
        least = distance
        nearest = color[3]
      }
      return true
    }
    let start = Int(places[Int(green)])
    var up = start
    while up < count, isNear(up) { up += 1 }
    var down = start - 1
    while down >= 0, isNear(down) { down -= 1 }
    known[part] = UInt16(nearest)
    return UInt16(nearest)
  }

  private static func middle(_ step: Int) -> Int32 {
    (Int32(step & ((1 << bits) - 1)) << Int32(droppedBits)) + (1 << Int32(droppedBits - 1))
  }

  @inline(__always)
  private static func square(_ value: Int32) -> Int32 { value &* value }
}
