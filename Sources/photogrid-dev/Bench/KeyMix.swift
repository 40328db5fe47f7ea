/// Keys as a user in a hurry types them, always the same for a seed.
struct KeyMix {
  private var state: UInt64
  /// Larger and smaller items even out.
  private var size = 0
  private var waiting: [String] = []

  init(seed: UInt64) { state = seed }

  private static let keys = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "h", "j", "k", "l", "\u{1B}[5~", "\u{1B}[6~",
    "\u{4}", "\u{15}", "\u{4}", "}", "{", "}", "G", "gg", "+", "-",
  ]

  /// The next key's bytes.
  mutating func next() -> String {
    if !waiting.isEmpty { return waiting.removeFirst() }
    // Knuth's linear congruential generator (MMIX); its upper bits are good.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let key = Self.keys[Int(state >> 33) % Self.keys.count]
    switch key {
    case "gg":
      waiting = ["g"]
      return "g"
    case "+", "-":
      let wanted = key == "+" ? size + 1 : size - 1
      guard (-2...2).contains(wanted) else { return "l" }
      size = wanted
      return key
    default: return key
    }
  }
}
