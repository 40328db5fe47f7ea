/// The values of `size:`: a comparison with a number of bytes, or a range, both ends included.
enum SizeSpan {
  /// - Returns: bytes. Ends in the wrong order are exchanged; a size without a comparison is at
  ///   least so much.
  static func parse(_ text: String, isBeingTyped: Bool) -> ParsedSpan<ClosedRange<UInt64>> {
    let (low, high) = SpanText.ends(of: text, isBeingTyped: isBeingTyped)
    guard let high else { return comparison(low, isBeingTyped: isBeingTyped) }
    let ends = [low, high].filter { !$0.isEmpty }
    let sizes = ends.compactMap {
      size($0, isBeingTyped: isBeingTyped && $0.endIndex == text.endIndex)
    }
    guard sizes.count == ends.count else { return .wrong }
    switch (sizes.first, sizes.last) {
    case (let first?, let last?) where sizes.count == 2:
      return .range(min(first, last)...max(first, last))
    case (let only?, _): return .range(high.isEmpty ? only...UInt64.max : 0...only)
    default: return isBeingTyped ? .unfinished : .wrong
    }
  }

  private static func comparison(
    _ text: Substring, isBeingTyped: Bool
  ) -> ParsedSpan<ClosedRange<UInt64>> {
    let sign = [">=", "<=", ">", "<", "="].first { text.hasPrefix($0) } ?? ""
    let rest = text.dropFirst(sign.count)
    if rest.isEmpty { return isBeingTyped ? .unfinished : .wrong }
    guard let size = size(rest, isBeingTyped: isBeingTyped) else { return .wrong }
    switch sign {
    case ">": return .range(size + 1...UInt64.max)
    case "<":
      // Nothing is smaller than 0 bytes, but `<0.5MB` may be on its way.
      guard size > 0 else { return isBeingTyped ? .unfinished : .wrong }
      return .range(0...size - 1)
    case "<=": return .range(0...size)
    case "=": return .range(size...size)
    default: return .range(size...UInt64.max)
    }
  }

  /// A number, perhaps with a fraction, and a unit; nil for anything else, and for more than 8 EB.
  private static func size(_ text: Substring, isBeingTyped: Bool) -> UInt64? {
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    let point = digits.firstIndex { $0 == "." || $0 == "," } ?? digits.endIndex
    let whole = digits[..<point]
    let fraction = digits[point...].dropFirst()
    guard !whole.isEmpty, fraction.allSatisfy(\.isNumber),
      let unit = unit(text[digits.endIndex...].lowercased(), isBeingTyped: isBeingTyped),
      let number = Double("\(whole).\(fraction.isEmpty ? "0" : fraction)")
    else { return nil }
    // Rounded, since a decimal fraction is seldom exact in binary: 1.001 KB is 1,001 bytes.
    let bytes = (number * unit).rounded()
    return bytes < 0x1p63 ? UInt64(bytes) : nil
  }

  private static func unit(_ name: String, isBeingTyped: Bool) -> Double? {
    if name.isEmpty || name == "b" { return 1 }
    for (power, letter) in "kmgt".enumerated() {
      let decimal = (0...power).reduce(1.0) { product, _ in product * 1000 }
      let binary = (0...power).reduce(1.0) { product, _ in product * 1024 }
      if name == "\(letter)" || name == "\(letter)b" { return decimal }
      if name == "\(letter)ib" || isBeingTyped && name == "\(letter)i" { return binary }
    }
    return nil
  }
}
