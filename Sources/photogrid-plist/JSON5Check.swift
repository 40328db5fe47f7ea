/// Finds the first place where a text stops being JSON5, by the grammar of https://spec.json5.org
/// without what the decoder does not take: white space that is not ASCII, escapes besides the named
/// ones and those by number, and U+0000.
struct JSON5Check {
  private struct Mistake: Error {
    var place: Int
    var expected: String
  }

  private let text: [Unicode.Scalar]
  private var place = 0

  private static let depthLimit = 512

  /// - Returns: the line and what was expected there: "line 3: expected ',' or '}'"; nil when no
  ///   mistake is found.
  static func mistake(in bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let good = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix { $0 != "\u{fffd}" }
      return "line \(1 + good.count { $0 == "\n" }): expected UTF-8"
    }
    var check = JSON5Check(text: Array(text.unicodeScalars))
    do throws(Mistake) {
      try check.document()
      return nil
    } catch {
      return "line \(check.line(of: error.place)): expected \(error.expected)"
    }
  }

  private init(text: [Unicode.Scalar]) { self.text = text }

  private func line(of place: Int) -> Int {
    var line = 1
    for index in 0..<min(place, text.count) {
      let isFirstOfTwo = text[index] == "\r" && index + 1 < text.count && text[index + 1] == "\n"
      if Self.endsLine(text[index]) && !isFirstOfTwo { line += 1 }
    }
    return line
  }

  // MARK: - The grammar

  private mutating func document() throws(Mistake) {
    try space()
    try value(depth: 0)
    try space()
    guard next == nil else { throw mistake("nothing more") }
  }

  private mutating func value(depth: Int) throws(Mistake) {
    guard depth < Self.depthLimit else { throw mistake("fewer values within each other") }
    switch next {
    case "{": try list("}", depth) { (check) throws(Mistake) in try check.member(depth) }
    case "[":
      try list("]", depth) { (check) throws(Mistake) in try check.value(depth: depth + 1) }
    case "\"", "'": try string()
    case let scalar? where Self.isOfNames(scalar) || "+-.".unicodeScalars.contains(scalar):
      try word()
    default: throw mistake("a value")
    }
  }

  /// Elements with commas between, and one behind if one likes.
  private mutating func list(
    _ end: Unicode.Scalar, _ depth: Int,
    _ element: (inout JSON5Check) throws(Mistake) -> Void
  ) throws(Mistake) {
    place += 1
    try space()
    while next != end {
      try element(&self)
      try space()
      if next == "," {
        place += 1
        try space()
      } else if next != end {
        throw mistake("',' or '\(end)'")
      }
    }
    place += 1
  }

  private mutating func member(_ depth: Int) throws(Mistake) {
    if next == "\"" || next == "'" {
      try string()
    } else {
      let start = place
      while let scalar = next, Self.isOfNames(scalar) { place += 1 }
      guard place > start, !("0"..."9" ~= text[start]) else {
        throw mistake("a name, in quotes if it is not of letters and digits")
      }
    }
    try space()
    guard next == ":" else { throw mistake("':' after the name") }
    place += 1
    try space()
    try value(depth: depth + 1)
  }

  private mutating func string() throws(Mistake) {
    let quote = next
    let start = place
    place += 1
    while next != quote {
      guard let scalar = next, scalar != "\n", scalar != "\r" else {
        throw Mistake(place: start, expected: "the string's end on the same line")
      }
      place += 1
      if scalar == "\\" {
        try escape()
      } else if scalar.value < 0x20 {
        throw Mistake(place: place - 1, expected: "a control character as \\uXXXX")
      }
    }
    place += 1
  }

  /// What follows a backslash.
  private mutating func escape() throws(Mistake) {
    guard let escaped = next, "\"'\\/bfnrtux\r\n".unicodeScalars.contains(escaped) else {
      throw Mistake(
        place: place - 1, expected: "two backslashes, or one before \" ' / b f n r t u x")
    }
    let digits = next == "x" ? 2 : next == "u" ? 4 : 0
    if next == "\r", place + 1 < text.count, text[place + 1] == "\n" { place += 1 }
    if next != nil { place += 1 }
    var isZero = digits > 0
    for _ in 0..<digits {
      isZero = isZero && next == "0"
      guard let scalar = next, scalar.properties.isASCIIHexDigit else {
        throw mistake("\(digits) hexadecimal digits")
      }
      place += 1
    }
    if isZero { throw Mistake(place: place - digits, expected: "any character but U+0000") }
  }

  /// A number, or a value that has a name.
  private mutating func word() throws(Mistake) {
    let start = place
    while let scalar = next, Self.isOfNames(scalar) || "+-.".unicodeScalars.contains(scalar) {
      place += 1
    }
    var word = Substring(String(String.UnicodeScalarView(text[start..<place])))
    if ["true", "false", "null"].contains(word) { return }
    if let sign = word.first, "+-".contains(sign) { word = word.dropFirst() }
    if word == "Infinity" || word == "NaN" || Self.isNumber(word) { return }
    throw Mistake(place: start, expected: "a value; text stands in quotes")
  }

  private static func isNumber(_ word: Substring) -> Bool {
    if word.hasPrefix("0x") || word.hasPrefix("0X") {
      return word.count > 2 && word.dropFirst(2).allSatisfy(\.isHexDigit)
    }
    guard let first = word.first(where: { $0 != "." }), first.isNumber else { return false }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    let padded = parts.map { $0.isEmpty ? "0" : String($0) }.joined(separator: ".")
    return Double(padded.replacing(".e", with: ".0e").replacing(".E", with: ".0E")) != nil
  }

  /// Passes over white space and comments.
  private mutating func space() throws(Mistake) {
    while let scalar = next {
      if scalar.isASCII && scalar.properties.isWhitespace || scalar == "\u{feff}" {
        place += 1
      } else if scalar == "/", place + 1 < text.count, text[place + 1] == "/" {
        while let scalar = next, !Self.endsLine(scalar) { place += 1 }
      } else if scalar == "/", place + 1 < text.count, text[place + 1] == "*" {
        try comment()
      } else {
        return
      }
    }
  }

  private mutating func comment() throws(Mistake) {
    let start = place
    place += 2
    while next != nil {
      if next == "*", place + 1 < text.count, text[place + 1] == "/" {
        place += 2
        return
      }
      place += 1
    }
    throw Mistake(place: start, expected: "the comment's end '*/'")
  }

  // MARK: - Scalars

  private var next: Unicode.Scalar? { place < text.count ? text[place] : nil }

  private func mistake(_ expected: String) -> Mistake { Mistake(place: place, expected: expected) }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private static func isOfNames(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar
      || scalar == "_" || scalar == "$"
  }
}
