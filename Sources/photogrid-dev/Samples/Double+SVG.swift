extension Double {
  /// The number with at most two decimals, written the same way everywhere.
  var svg: String {
    let hundredths = Int((self * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest.isMultiple(of: 10) { return "\(sign)\(whole).\(rest / 10)" }
    return rest < 10 ? "\(sign)\(whole).0\(rest)" : "\(sign)\(whole).\(rest)"
  }
}
