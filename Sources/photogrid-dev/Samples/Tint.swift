/// Calculates with colours in `#rrggbb` form.
enum Tint {
  /// The colour `part` of the way from one colour to the other: 0 is `from`, 1 is `to`.
  static func mix(_ from: String, _ to: String, _ part: Double) -> String {
    let start = channels(from)
    let end = channels(to)
    let mixed = zip(start, end).map { pair in
      let value = Int((pair.0 + (pair.1 - pair.0) * part).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + mixed.joined()
  }

  private static func channels(_ color: String) -> [Double] {
    let digits = Array(color.dropFirst())
    return stride(from: 0, to: 6, by: 2).map { index in
      guard index + 1 < digits.count else { return 0 }
      return Double(Int(String(digits[index...index + 1]), radix: 16) ?? 0)
    }
  }
}
