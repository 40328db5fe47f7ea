import Foundation
import TestSupport
import Testing

@testable import AlbumModel

struct FoldingTests {
  static let all = [(true, true), (true, false), (false, true), (false, false)].map {
    Folding(ignoresCase: $0.0, ignoresAccents: $0.1)
  }
  static let strict = Folding(ignoresCase: false, ignoresAccents: false)
  static let loose = Folding(ignoresCase: true, ignoresAccents: true)

  private func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap(Unicode.Scalar.init)
  }

  /// Foundation's decomposition is another implementation, perhaps of a later Unicode: its additions
  /// are none of the scalars that Unicode 14 has.
  @Test func decomposesAsFoundationDoes() {
    for scalar in scalars(0...0xFFFF) where !(0xF900...0xFAFF ~= scalar.value) {
      guard let age = scalar.properties.age, age.major <= 14 else { continue }
      if 0xFE00...0xFE0F ~= scalar.value { continue }
      let expected = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
      #expect(Self.strict.folded(scalar) == expected, "U+\(String(scalar.value, radix: 16))")
    }
  }

  /// The tables hold what the rule gives: all scalars of the planes with letters that change, some
  /// of each other plane.
  @Test(arguments: Self.all)
  func tablesAgreeWithTheRule(folding: Folding) {
    for plane in UInt32(0)...16 {
      var text = scalars(plane << 16...plane << 16 + 0xFFFF)
      if plane > 1 { text = text.filter { $0.value % 61 == 0 } }
      var expected: [UInt8] = []
      var source: [UInt8] = []
      for scalar in text {
        source += Array(Character(scalar).utf8)
        for folded in folding.folded(scalar) { expected += Array(Character(folded).utf8) }
      }
      #expect(folding.folded(source) == expected, "plane \(plane) \(folding)")
    }
  }

  @Test(arguments: [
    ("É", "e"), ("E\u{301}", "e"), ("Straße", "strasse"), ("STRASSE", "strasse"), ("ẞ", "ss"),
    ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("Σίσυφος", "σισυφοσ"), ("ЁЛКА Й", "елка и"), ("İzmir", "izmir"),
    ("ırmak", "irmak"), ("Ærø", "aero"), ("Łódź", "lodz"), ("Đà Nẵng", "da nang"),
    ("ﬁn", "fin"), ("ＩＭＧ＿１", "img_1"), ("が", "か"), ("日本", "日本"), ("❤\u{FE0F}", "❤"),
    ("Å\u{212B}A\u{30A}", "aaa"), ("कु", "कु"), ("ที่", "ที่"), ("", ""),
  ])
  func foldsLoosely(text: String, folded: String) {
    #expect(String(decoding: Self.loose.folded(text.utf8), as: UTF8.self) == folded)
  }

  @Test(arguments: [
    ("lake", true, true), ("Lake", false, true), ("é", true, false), ("e\u{301}", true, false),
    ("É", false, false), ("straße", true, true), ("ø", true, false), ("日本", true, true),
    ("が", true, false), ("12_-", true, true), ("ж", true, true), ("Ж", false, true),
    ("й", true, false), ("한국", true, true), ("", true, true),
  ])
  func isSmart(text: String, ignoresCase: Bool, ignoresAccents: Bool) {
    let expected = Folding(ignoresCase: ignoresCase, ignoresAccents: ignoresAccents)
    #expect(Folding(smartFor: text) == expected)
  }

  /// Bytes that are no UTF-8 stay; what is valid around them is folded as always.
  @Test(arguments: Seed.list(4))
  func takesAnyBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let leads: [UInt8] = [0x41, 0x61, 0xC3, 0x89, 0xCC, 0x81, 0xE6, 0xED, 0xA0, 0xF0, 0xF4, 0xFF]
    for _ in 0..<4000 {
      let bytes = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? leads.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
      }
      for folding in Self.all {
        let folded = folding.folded(bytes)
        #expect(folded == reference(folding, bytes), "seed \(seed): \(bytes) \(folding)")
      }
    }
  }

  /// By the standard library's own decoder, a maximal valid scalar at a time.
  private func reference(_ folding: Folding, _ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var i = 0
    outer: while i < bytes.count {
      for width in 1...4 where i + width <= bytes.count {
        let part = bytes[i..<i + width]
        guard let text = String(validating: part, as: UTF8.self), text.unicodeScalars.count == 1,
          let scalar = text.unicodeScalars.first
        else { continue }
        for folded in folding.folded(scalar) { result += Array(Character(folded).utf8) }
        i += width
        continue outer
      }
      result.append(bytes[i])
      i += 1
    }
    return result
  }

  @Test(arguments: [
    ("e", "Fête", true), ("fete", "FE\u{302}TE", true), ("fête", "fete", false),
    ("fête", "fe\u{302}te", true), ("fe\u{302}te", "Fête", true), ("Fête", "fête", false),
    ("Lake", "north Lake", true), ("Lake", "north lake", false), ("lake", "LAKE", true),
    ("straße", "STRASSE", true), ("strasse", "Straße", true), ("москва", "МОСКВА", true),
    ("МОСКВА", "москва", false), ("елка", "Ёлка", true), ("ёлка", "елка", false),
    ("本", "日本の写真", true), ("本日", "日本", false), ("résume", "résumé", true),
    ("한", "\u{1112}\u{1161}\u{11AB}국", true), ("a b", "a b", true), ("a b", "a  b", false),
    ("abc", "ab", false), ("", "x", true), ("\u{FE0F}", "x", true), ("b", "", false),
  ])
  func findsParts(pattern: String, text: String, isFound: Bool) {
    #expect(TextPattern(pattern).isFound(in: text.utf8) == isFound)
    #expect(TextPattern(pattern).isFound(in: Array("\u{FF}é/".utf8) + Array(text.utf8)) == isFound)
  }
}
