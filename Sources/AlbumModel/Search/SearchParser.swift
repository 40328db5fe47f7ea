/// Takes a search apart. The grammar is that of `SearchQuery`.
struct SearchParser {
  /// A value behind a field, or a word.
  struct Value {
    var text: String
    /// Of its first character in the text.
    var position: Int
    /// Whether it ends where the text does, so that it may be going on.
    var isBeingTyped: Bool
    var isQuoted = false
  }

  enum Field: String, CaseIterable {
    case album
    case name
    case kind
    case camera
    case date
    case size
    case `is`
  }

  private let characters: [Character]
  private var place = 0

  init(_ text: String) { characters = Array(text) }

  mutating func terms() throws(SearchProblem) -> [SearchTerm] {
    var terms: [SearchTerm] = []
    skipBlanks()
    while place < characters.count {
      if let term = try term() { terms.append(term) }
      skipBlanks()
    }
    return terms
  }

  private mutating func skipBlanks() {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
  }

  /// - Returns: nil for a term that asks for nothing yet.
  private mutating func term() throws(SearchProblem) -> SearchTerm? {
    let isNegated = takeMinus()
    guard let field = try takeField() else {
      let word = takeValue()
      guard !word.text.isEmpty else { return nil }
      return SearchTerm(condition: .word(TextPattern(word.text)), isNegated: isNegated)
    }
    let value = takeValue()
    guard let condition = try condition(field, value) else { return nil }
    return SearchTerm(condition: condition, isNegated: isNegated)
  }

  /// A minus that stands alone between blanks is a word.
  private mutating func takeMinus() -> Bool {
    guard characters[place] == "-" else { return false }
    let next = place + 1
    guard next == characters.count || !characters[next].isWhitespace else { return false }
    place = next
    return true
  }

  private mutating func takeField() throws(SearchProblem) -> Field? {
    guard let colon = characters[place...].firstIndex(where: { $0 == ":" || $0.isWhitespace }),
      characters[colon] == ":"
    else { return nil }
    let name = characters[place..<colon]
    guard let field = Field(rawValue: String(name).lowercased()) else {
      // An address, a time or a single letter is a word.
      let behind = characters[(colon + 1)...].first
      guard name.count > 1, name.allSatisfy({ $0.isASCII && $0.isLetter }), behind != "/" else {
        return nil
      }
      let fields = Field.allCases.map { "\($0.rawValue):" }
      throw SearchProblem(
        position: place,
        words: "expected one of \(fields.joined(separator: " ")) or a word in quotes")
    }
    place = colon + 1
    return field
  }

  private mutating func takeValue() -> Value {
    if place < characters.count, characters[place] == "\"" { return takeQuotation() }
    let start = place
    while place < characters.count, !characters[place].isWhitespace { place += 1 }
    let isAtEnd = characters[place...].allSatisfy(\.isWhitespace)
    return Value(
      text: String(characters[start..<place]), position: start,
      isBeingTyped: start == place ? isAtEnd : place == characters.count)
  }

  private mutating func takeQuotation() -> Value {
    let start = place + 1
    let end = characters[start...].firstIndex(of: "\"")
    place = end.map { $0 + 1 } ?? characters.count
    return Value(
      text: String(characters[start..<(end ?? characters.count)]), position: start,
      isBeingTyped: end == nil || characters[place...].allSatisfy(\.isWhitespace), isQuoted: true)
  }

  private func condition(
    _ field: Field, _ value: Value
  ) throws(SearchProblem) -> SearchTerm.Condition? {
    if value.text.isEmpty, value.isBeingTyped { return nil }
    switch field {
    case .album: return .album(try pattern(field, value))
    case .name: return .name(try pattern(field, value))
    case .camera: return .camera(try pattern(field, value))
    case .kind:
      if let choice = KindChoice(value.text) { return .kind(choice) }
    case .is:
      if let trait = trait(value.text) { return .trait(trait) }
    case .date:
      switch DateSpan.parse(value.text, isBeingTyped: value.isBeingTyped) {
      case .range(let range): return .taken(range)
      case .unfinished: return nil
      case .wrong: break
      }
    case .size:
      switch SizeSpan.parse(value.text, isBeingTyped: value.isBeingTyped) {
      case .range(let range): return .size(range)
      case .unfinished: return nil
      case .wrong: break
      }
    }
    throw problem(field, value)
  }

  private func pattern(_ field: Field, _ value: Value) throws(SearchProblem) -> TextPattern {
    guard !value.text.isEmpty else { throw problem(field, value) }
    return TextPattern(value.text)
  }

  private func trait(_ text: String) -> SearchTerm.Trait? {
    let word = text.lowercased()
    return word.isEmpty ? nil : SearchTerm.Trait.allCases.first { $0.rawValue.hasPrefix(word) }
  }

  private func problem(_ field: Field, _ value: Value) -> SearchProblem {
    let expected =
      switch field {
      case .album, .name, .camera: "a word or a \"quotation\" directly"
      case .kind: "a format such as jpeg, heic or raw"
      case .is: "portrait, landscape, square, remote or animated"
      case .date: "a date such as 2024, 2024-05 or 2024..2025"
      case .size: "a size such as >5MB or 100KB..2MB"
      }
    return SearchProblem(
      position: value.position, words: "expected \(expected) after \(field.rawValue):")
  }
}
