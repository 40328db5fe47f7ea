/// What a value of a search that may still be typed stands for.
enum ParsedSpan<Range: Equatable>: Equatable {
  case range(Range)
  /// Nothing yet.
  case unfinished
  case wrong
}

extension ParsedSpan: Sendable where Range: Sendable {}
