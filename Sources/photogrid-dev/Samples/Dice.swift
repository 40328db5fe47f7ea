/// A seeded source of numbers: the same seed gives the same picture on every machine.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// A number from 0 up to, not including, 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / 9_007_199_254_740_992
  }

  /// A number from `low` up to `high`.
  mutating func from(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * unit()
  }

  /// One of `choices`, which must not be empty.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[min(Int(unit() * Double(choices.count)), choices.count - 1)]
  }
}
