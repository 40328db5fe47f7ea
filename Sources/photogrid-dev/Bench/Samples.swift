/// What was measured several times.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var median: Double { percentile(50) }
  var max: Double { values.max() ?? 0 }

  /// The smallest value that at least `percent` of all values do not pass (nearest rank); 0 when
  /// there is none.
  func percentile(_ percent: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    let rank = Int((percent / 100 * Double(values.count)).rounded(.up))
    return values.sorted()[Swift.max(1, rank) - 1]
  }
}
