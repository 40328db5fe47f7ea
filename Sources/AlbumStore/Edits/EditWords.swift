/// What reports say.
enum EditWords {
  /// Names in a list are cut after this many.
  static let nameLimit = 3

  /// "a", "a and b", "a, b and c", "a, b, c and 4 more". Safe for a screen.
  static func list(_ names: [[UInt8]]) -> String {
    let shown = names.prefix(nameLimit).map { SafeText.of($0, atMost: 60) }
    let rest = names.count - shown.count
    let all = rest > 0 ? shown + ["\(rest) more"] : shown
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " and " + last
  }

  static let unknownEdit = "this edit is not known any more"
  static let readOnly = "this library is opened read-only"
}
