/// The two ends of a range as it is written: `2024..2025`.
enum SpanText {
  /// - Returns: `high` is nil for a text that is no range. One point at the end, where a second one
  ///   is about to be typed, is passed over.
  static func ends(of text: String, isBeingTyped: Bool) -> (low: Substring, high: Substring?) {
    var place = text.startIndex
    while place < text.endIndex {
      let rest = text[place...]
      if rest.hasPrefix("..") { return (text[..<place], rest.dropFirst(2)) }
      place = text.index(after: place)
    }
    if isBeingTyped, text.hasSuffix(".") { return (text.dropLast(), nil) }
    return (text[...], nil)
  }
}
