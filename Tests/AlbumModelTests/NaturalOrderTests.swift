import AlbumModel
import TestSupport
import Testing

struct NaturalOrderTests {
  private func order(_ names: [String]) -> [String] {
    let sorted = NaturalOrder.sort(NameList(names.map { Array($0.utf8) }))
    return (0..<sorted.count).map { String(decoding: sorted[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    ["IMG_2.jpg", "IMG_10.jpg"],
    ["img1", "img01", "img2"],
    ["img01a", "img1b"],
    ["a", "a1", "a1b", "ab"],
    ["Photo.jpg", "photo.jpg", "photo2.jpg"],
    ["9", "99999999999999999999999999999999999999", "100000000000000000000000000000000000000"],
    ["0", "00", "000", "1"],
    ["x0y", "x00y", "x1y"],
    ["IMG_0999", "IMG_1000"],
    ["a_b", "aab"],
    ["z", "é"],
    ["1.5", "1.10"],
    ["", "0", "a"],
  ])
  func ascends(_ names: [String]) {
    #expect(order(names) == names)
    #expect(order(names.reversed()) == names)
    for (i, a) in names.enumerated() {
      for (j, b) in names.enumerated() {
        #expect(NaturalOrder.precedes(Array(a.utf8), Array(b.utf8)) == (i < j), "\(a) \(b)")
      }
    }
  }

  /// Names over few characters, so that equal beginnings, numbers and zeros are common.
  private func name(_ generator: inout SeededGenerator) -> [UInt8] {
    let alphabet = Array("aAbB_.0001299\u{0}/:é".utf8) + [0xff]
    return (0..<Int.random(in: 0...22, using: &generator)).map { _ in
      alphabet.randomElement(using: &generator) ?? 0
    }
  }

  @Test(arguments: Seed.list(4))
  func isAStrictTotalOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let names = (0..<3).map { _ in name(&generator) }
      let (a, b, c) = (names[0], names[1], names[2])
      let ab = NaturalOrder.compare(a, b)
      #expect((ab == .same) == (a == b), "seed \(seed): \(a) \(b)")
      #expect((ab == .before) == (NaturalOrder.compare(b, a) == .after), "seed \(seed)")
      if ab == .before && NaturalOrder.compare(b, c) == .before {
        #expect(NaturalOrder.compare(a, c) == .before, "seed \(seed): \(a) \(b) \(c)")
      }
    }
  }

  @Test(arguments: Seed.list(6))
  func sortingAgreesWithComparing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let prefix = name(&generator)
      let isPrefixed = Bool.random(using: &generator)
      let names = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        (isPrefixed ? prefix : []) + name(&generator)
      }
      let expected = names.sorted { NaturalOrder.precedes($0, $1) }
      let sorted = NaturalOrder.sort(NameList(names))
      #expect((0..<sorted.count).map { Array(sorted[$0]) } == expected, "seed \(seed)")
    }
  }

  @Test func longNumbersDoNotOverflow() {
    let small = Array(repeating: UInt8(ascii: "8"), count: 5000)
    let large = Array(repeating: UInt8(ascii: "9"), count: 5000)
    #expect(NaturalOrder.precedes(small, large))
    #expect(NaturalOrder.precedes(large, [UInt8(ascii: "1")] + small))
    #expect(!NaturalOrder.precedes(large, large))
  }

  @Test func slicesAndArraysCompareAlike() {
    let bytes = Array("xxIMG_2xx".utf8)
    #expect(NaturalOrder.precedes(bytes[2..<7], "IMG_10".utf8))
    #expect(NaturalOrder.compare(bytes[2..<7].lazy.map(\.self), "IMG_2".utf8) == .same)
  }
}
