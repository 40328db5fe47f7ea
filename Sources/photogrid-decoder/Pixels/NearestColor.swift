/// Finds the colour nearest to another. Answers are remembered for parts of the colour cube that 5
/// bits of red, green and blue tell apart; one answer holds for all colours of a part.
final class NearestColor {
  private static let bits = 5
  private static let unknown: UInt16 = .max

  /// Red, green, blue of each colour, 0 to 255.
  let values: UnsafeMutablePointer<Int32>
  private let count: Int
  private let known: UnsafeMutablePointer<UInt16>

  /// - Parameter colors: one at least.
  init(_ colors: [SixelColor]) {
    count = colors.count
    values = .allocate(capacity: max(1, 3 * count))
    for (index, color) in colors.enumerated() {
      for (offset, percent) in [color.red, color.green, color.blue].enumerated() {
        (values + 3 * index + offset).initialize(to: Int32(SixelColor.value(percent)))
      }
    }
    known = .allocate(capacity: 1 << (3 * Self.bits))
    known.initialize(repeating: Self.unknown, count: 1 << (3 * Self.bits))
  }

  deinit {
    values.deallocate()
    known.deallocate()
  }

  /// The index of the nearest colour. Values are 0 to 255.
  @inline(__always)
  func index(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt16 {
    let part = Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3)
    let index = known[part]
    return index != Self.unknown ? index : search(part)
  }

  private func search(_ part: Int) -> UInt16 {
    func middle(_ shift: Int) -> Int32 { Int32(part >> shift & 31) << 3 + 4 }
    let red = middle(10)
    let green = middle(5)
    let blue = middle(0)
    var nearest = 0
    var least = Int32.max
    var value = values
    for index in 0..<count {
      let distance =
        Self.square(red &- value[0]) &+ Self.square(green &- value[1])
        &+ Self.square(blue &- value[2])
      if distance < least {
        least = distance
        nearest = index
      }
      value += 3
    }
    known[part] = UInt16(nearest)
    return UInt16(nearest)
  }

  @inline(__always)
  private static func square(_ value: Int32) -> Int32 { value &* value }
}
