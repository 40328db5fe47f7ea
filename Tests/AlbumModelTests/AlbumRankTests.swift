import AlbumModel
import TestSupport
import Testing

struct AlbumRankTests {
  private func rank(_ path: String) -> AlbumRank { AlbumRank(path: Array(path.utf8)) }

  @Test func aFolderComesDirectlyBeforeTheFoldersInIt() {
    let ascending = [
      "", "2019", "2019/2", "2019/2/x", "2019/10", "2019 b", "2020", "a", "a/z", "a-b", "a b/c",
    ].map(rank)
    for path in ["a-b", "a b/c"] { #expect(rank("a") < rank(path)) }
    let sorted = ascending.shuffled().sorted()
    #expect(sorted.first == rank(""))
    for (folder, inner) in [("2019", "2019/2"), ("2019/2", "2019/2/x"), ("a", "a/z")] {
      let place = sorted.firstIndex(of: rank(folder))
      #expect(place.map { sorted[$0 + 1] } == rank(inner))
    }
    #expect(rank("2019/2") < rank("2019/10"))
    #expect(rank("2019/10") < rank("2019 b"))
  }

  @Test(arguments: Seed.list(3))
  func isAStrictTotalOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func random() -> AlbumRank {
      let parts = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        ["a", "A", "a1", "a01", "b", "1", "01", "a-"].randomElement(using: &generator) ?? "a"
      }
      return rank(parts.joined(separator: "/"))
    }
    for _ in 0..<5000 {
      let (a, b, c) = (random(), random(), random())
      #expect((a < b || b < a) == (a != b), "seed \(seed)")
      #expect(!(a < b && b < a), "seed \(seed)")
      if a < b && b < c { #expect(a < c, "seed \(seed)") }
    }
  }
}
