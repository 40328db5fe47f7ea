import AlbumModel
import TestSupport
import Testing

@Suite("Catalog, snapshot and library")
struct LibraryTests {
  private func album(_ title: String, _ count: Int) -> Album {
    AlbumNotation.album(title, (0..<count).map { "\(title)-\($0).jpg" })
  }

  @Test(
    "every identifier finds its album and its name", arguments: [[3, 0, 2], [0, 0, 1], [1], []])
  func identifiers(counts: [Int]) {
    var catalog = Catalog()
    var expected: [(SectionID, String)] = []
    for (index, count) in counts.enumerated() {
      let (section, items) = catalog.add(album("s\(index)", count))
      #expect(items.count == count)
      for item in 0..<count { expected.append((section, "s\(index)-\(item).jpg")) }
    }
    #expect(catalog.photoCount == expected.count)
    for (raw, (section, name)) in expected.enumerated() {
      let id = PhotoID(rawValue: UInt32(raw))
      #expect(catalog.home(of: id) == section)
      let photo = catalog.photo(id)
      #expect(photo.name == Array(name.utf8))
      let folder = String(decoding: catalog.info(of: section).title, as: UTF8.self)
      #expect(photo.location == .file(Array("/photos/\(folder)/\(name)".utf8)))
      #expect(photo.caption == Array(name.dropLast(4).utf8))
    }
  }

  @Test("sections are found by identity wherever others are put", arguments: Seed.list(20))
  func places(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var snapshot = Snapshot()
    var order: [SectionID] = []
    for raw in 0..<UInt32(40) {
      let id = SectionID(rawValue: raw)
      let place = Int.random(in: 0...order.count, using: &random)
      order.insert(id, at: place)
      snapshot.insert(Section(id: id, items: ItemList(raw * 3..<raw * 3 + raw % 3)), at: place)
    }
    #expect(snapshot.sections.map(\.id) == order, "seed \(seed)")
    for (place, id) in order.enumerated() { #expect(snapshot.index(of: id) == place) }
    #expect(snapshot.itemCount == order.reduce(0) { $0 + Int($1.rawValue % 3) })
    #expect(snapshot.index(of: SectionID(rawValue: 99)) == nil)
  }

  @Test("a list as discovered and one in an order of its own say the same")
  func itemLists() {
    let range = ItemList(5..<9)
    let array = ItemList([5, 6, 7, 8].map { PhotoID(rawValue: $0) })
    #expect(Array(range) == Array(array))
    for raw in UInt32(0)..<12 {
      #expect(range.index(of: PhotoID(rawValue: raw)) == array.index(of: PhotoID(rawValue: raw)))
    }
    #expect(ItemList(3..<3).isEmpty)
  }

  @Test("albums without rank come last, in order of arrival")
  func unranked() {
    var library = Library()
    for title in ["b", "a", "c"] {
      var album = album(title, 1)
      album.rank = nil
      library.insert(album)
    }
    let titles = library.snapshot.sections.map { library.catalog.info(of: $0.id).title }
    #expect(titles == ["b", "a", "c"].map { Array($0.utf8) })
  }
}
