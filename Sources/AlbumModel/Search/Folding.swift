/// What two texts may differ in and still be taken for the same by a search.
///
/// Folded text is UTF-8, decomposed canonically (a base, then its marks), so that names as macOS
/// writes them and names as others do are the same. Marks in an order that is not the canonical one
/// are left in it.
package struct Folding: Hashable, Sendable {
  /// By the full case folding of scalars, `ß` as `ss` among them.
  package var ignoresCase: Bool
  /// Marks above, below and through letters, vowel points of Arabic and Hebrew, voicing marks of
  /// kana; letters with a stroke (`ø`), ligatures (`æ`) and full-width forms are taken for what they
  /// look like.
  package var ignoresAccents: Bool

  package init(ignoresCase: Bool, ignoresAccents: Bool) {
    self.ignoresCase = ignoresCase
    self.ignoresAccents = ignoresAccents
  }

  /// Smart: a text with an upper-case letter asks for case, one with an accent for accents.
  package init(smartFor text: String) {
    let plain = Folding(ignoresCase: false, ignoresAccents: false)
    let scalars = text.unicodeScalars.flatMap(plain.folded)
    ignoresCase = !scalars.contains(where: \.properties.changesWhenLowercased)
    ignoresAccents = !scalars.contains {
      Self.isAccent($0) || Self.lookalikes[$0.value] != nil && !Self.isSharpS($0)
    }
  }

  // MARK: - Texts

  /// The text folded. Bytes that are not valid UTF-8 stay as they are.
  /// - Complexity: O(length of the text).
  package func folded(_ text: some Sequence<UInt8>) -> [UInt8] {
    var target: [UInt8] = []
    Array(text).withUnsafeBufferPointer { source in
      target = [UInt8](unsafeUninitializedCapacity: Self.room(for: source.count)) { room, count in
        count = fold(source, into: room)
      }
    }
    return target
  }

  /// How many bytes a text of so many may take when it is folded.
  static func room(for count: Int) -> Int { count * FoldingTable.largestGrowth }

  /// Folds a text into memory.
  /// - Precondition: `target` has `room(for:)` the text.
  /// - Returns: how many bytes it takes.
  func fold(_ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>)
    -> Int
  {
    table.fold(source, into: target)
  }

  // MARK: - Scalars

  /// A scalar folded: none, one or several.
  func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    Self.decompose(scalar, into: &scalars)
    scalars.removeAll { 0xFE00...0xFE0F ~= $0.value || ignoresAccents && Self.isAccent($0) }
    if ignoresAccents { scalars = scalars.flatMap(Self.lookalike) }
    if ignoresCase { scalars = scalars.flatMap(Self.caseFolded) }
    return scalars
  }

  /// Unicode's full case folding is the lower case of the upper case but for few scalars, of which
  /// the marks among them are left alone and `ı` becomes an `i`.
  private static func caseFolded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let properties = scalar.properties
    guard properties.changesWhenUppercased || properties.changesWhenLowercased, !isAccent(scalar)
    else { return [scalar] }
    return properties.uppercaseMapping.unicodeScalars.flatMap {
      $0.properties.lowercaseMapping.unicodeScalars
    }
  }

  /// Combining classes of Unicode Standard Annex 44, table 15, but for viramas (9) and the fixed
  /// positions of vowel signs (84 to 132), without which a word is another one.
  static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.canonicalCombiningClass.rawValue {
    case 1...8, 10...36, 200...: true
    default: false
    }
  }

  private static func isSharpS(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{DF}" || scalar == "\u{1E9E}"
  }

  private static func lookalike(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if let letters = lookalikes[scalar.value] { return Array(letters.unicodeScalars) }
    // Full-width forms of ASCII.
    guard 0xFF01...0xFF5E ~= scalar.value, let narrow = Unicode.Scalar(scalar.value - 0xFEE0)
    else { return [scalar] }
    return [narrow]
  }

  /// Letters that look like others, but have no decomposition.
  private static let lookalikes: [UInt32: String] = [
    0xC6: "AE", 0xE6: "ae", 0xD0: "D", 0xF0: "d", 0xD8: "O", 0xF8: "o", 0xDF: "ss",
    0x110: "D", 0x111: "d", 0x126: "H", 0x127: "h", 0x141: "L", 0x142: "l", 0x152: "OE",
    0x153: "oe", 0x166: "T", 0x167: "t", 0x1E9E: "SS",
  ]

  // MARK: - Decomposition

  /// Appends the canonical decomposition of a scalar (Unicode Standard, section 3.7).
  private static func decompose(_ scalar: Unicode.Scalar, into result: inout [Unicode.Scalar]) {
    if 0xAC00...0xD7A3 ~= scalar.value { return decompose(syllable: scalar.value, into: &result) }
    guard let entry = decomposition(of: scalar.value) else { return result.append(scalar) }
    if let first = Unicode.Scalar(UInt32(entry >> 16 & 0xFFFF)) {
      decompose(first, into: &result)
    }
    let second = UInt32(entry & 0xFFFF)
    if second != 0, let mark = Unicode.Scalar(second) { decompose(mark, into: &result) }
  }

  /// Hangul: Unicode Standard, section 3.12, "Hangul Syllable Decomposition".
  private static func decompose(syllable: UInt32, into result: inout [Unicode.Scalar]) {
    let index = syllable - 0xAC00
    let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
    for part in parts where part != 0x11A7 {
      if let jamo = Unicode.Scalar(part) { result.append(jamo) }
    }
  }

  private static func decomposition(of scalar: UInt32) -> UInt64? {
    guard scalar <= 0xFFFF else { return nil }
    var low = 0
    var high = decompositions.count
    while low < high {
      let middle = (low + high) / 2
      if decompositions[middle] >> 32 < UInt64(scalar) { low = middle + 1 } else { high = middle }
    }
    guard low < decompositions.count, decompositions[low] >> 32 == UInt64(scalar) else {
      return nil
    }
    return decompositions[low]
  }
}
