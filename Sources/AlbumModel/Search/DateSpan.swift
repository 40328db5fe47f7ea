/// The values of `date:`: a year, a month, a day, or a range of them, both ends included.
enum DateSpan {
  /// - Returns: seconds since 1970 as if the clock showed UTC; `Int64.min` and `.max` for ends that
  ///   are open. Ends in the wrong order are exchanged.
  static func parse(_ text: String, isBeingTyped: Bool) -> ParsedSpan<Range<Int64>> {
    let (low, high) = SpanText.ends(of: text, isBeingTyped: isBeingTyped)
    guard let high else { return point(low, isBeingTyped: isBeingTyped) }
    switch (end(low, isBeingTyped: false), end(high, isBeingTyped: isBeingTyped)) {
    case (.wrong, _), (_, .wrong): return .wrong
    case (.unfinished, .unfinished): return isBeingTyped ? .unfinished : .wrong
    case (.range(let low), .unfinished): return .range(low.lowerBound..<Int64.max)
    case (.unfinished, .range(let high)): return .range(Int64.min..<high.upperBound)
    case (.range(let a), .range(let b)):
      return .range(min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound))
    }
  }

  /// - Returns: `.unfinished` for an end that is open.
  private static func end(_ text: Substring, isBeingTyped: Bool) -> ParsedSpan<Range<Int64>> {
    text.isEmpty ? .unfinished : point(text, isBeingTyped: isBeingTyped)
  }

  /// A year, month or day; without its last part where that is being typed.
  private static func point(_ text: Substring, isBeingTyped: Bool) -> ParsedSpan<Range<Int64>> {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if isBeingTyped, let last = parts.last, isUnfinished(last, isYear: parts.count == 1) {
      parts.removeLast()
      if parts.isEmpty { return .unfinished }
    }
    let numbers = parts.compactMap { $0.utf8.allSatisfy(NaturalOrder.isDigit) ? Int($0) : nil }
    guard numbers.count == parts.count, (1...3).contains(parts.count), parts[0].utf8.count == 4,
      parts.dropFirst().allSatisfy({ $0.utf8.count <= 2 }), let days = days(numbers)
    else { return .wrong }
    return .range(Int64(days.lowerBound) * 86_400..<Int64(days.upperBound) * 86_400)
  }

  private static func isUnfinished(_ part: Substring, isYear: Bool) -> Bool {
    guard part.utf8.allSatisfy(NaturalOrder.isDigit) else { return false }
    return isYear ? part.utf8.count < 4 : part.isEmpty || part == "0"
  }

  /// The days, since 1970, of a year, month or day that the calendar has.
  private static func days(_ numbers: [Int]) -> Range<Int>? {
    let year = numbers[0]
    let month = numbers.count > 1 ? numbers[1] : 1
    let first = CivilDay(year: year, month: month, day: numbers.count > 2 ? numbers[2] : 1)
    guard first.isValid else { return nil }
    let start = first.daysSince1970
    switch numbers.count {
    case 1: return start..<CivilDay(year: year + 1, month: 1, day: 1).daysSince1970
    case 2: return start..<start + CivilDay.dayCount(ofMonth: month, year: year)
    default: return start..<start + 1
    }
  }
}
