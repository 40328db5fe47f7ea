/// One line of the table.
struct BenchRow {
  enum Verdict: String {
    case ok
    case missed = "MISSED"
    /// Told, but bound by nothing.
    case none = ""
  }

  var name: String
  var value: String
  /// The ratio, and what it or the value must not pass.
  var bound = ""
  var verdict = Verdict.none

  var markdown: String { "| \(name) | \(value) | \(bound) | \(verdict.rawValue) |" }

  static let head = """
    | measured | value | ratio, bound | |
    |---|---:|---:|---|
    """
}

extension BenchRow {
  /// A value that must not pass a bound.
  static func bounded(
    _ name: String, _ value: Double, atMost bound: Double, _ words: (Double) -> String
  ) -> BenchRow {
    BenchRow(
      name: name, value: words(value), bound: "≤ \(words(bound))",
      verdict: value <= bound ? .ok : .missed)
  }

  /// A value that must not be more than so many times another one.
  static func ratio(
    _ name: String, _ value: Double, to other: Double, atMost bound: Double,
    _ words: (Double) -> String
  ) -> BenchRow {
    let ratio = value / other
    return BenchRow(
      name: name, value: words(value),
      bound: "\(Units.fixed(ratio, digits: 2)) × ≤ \(Units.fixed(bound, digits: 1)) ×",
      verdict: ratio <= bound ? .ok : .missed)
  }
}
