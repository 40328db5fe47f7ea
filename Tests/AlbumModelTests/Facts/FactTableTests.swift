import AlbumModel
import TestSupport
import Testing

struct FactTableTests {
  private func metadata(_ generator: inout SeededGenerator) -> PhotoMetadata {
    var metadata = PhotoMetadata()
    func maybe<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value? {
      Bool.random(using: &generator) ? values.randomElement(using: &generator) : nil
    }
    metadata.byteCount = maybe([0, 7, .max], &generator)
    metadata.modified = maybe([0, -5, .min], &generator)
    metadata.format = maybe(["JPEG", ""], &generator)
    metadata.width = maybe([0, 4000, -1, 1 << 40], &generator)
    metadata.height = maybe([3000, -7], &generator)
    metadata.taken = maybe(
      [
        "2024-05-03 14:02:11", "2024-05-03 14:02:11+02:00", "1969-12-31 23:59:60", "yesterday",
        "2024-05-03 14:02:11-00:00", "1950-01-01 00:00:00-11:30",
      ], &generator)
    metadata.camera = maybe(["X-T4", "R6"], &generator)
    metadata.lens = maybe(["50 mm", "X-T4"], &generator)
    metadata.exposure = maybe(["1/250 s"], &generator)
    metadata.place = maybe(
      [.init(latitude: 1, longitude: -2), .init(latitude: 3, longitude: 4)], &generator)
    metadata.frameCount = maybe([1, 9], &generator)
    return metadata
  }

  /// Against dictionaries.
  @Test(arguments: Seed.list(5))
  func keepsWhatItWasGiven(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = FactTable()
    var facts: [PhotoID: FileFact] = [:]
    var metadata: [PhotoID: PhotoMetadata] = [:]
    for _ in 0..<2000 {
      let item = PhotoID(rawValue: UInt32.random(in: 0...60, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        table.forget(item)
        facts[item] = nil
        metadata[item] = nil
      case 1, 2:
        let modified = Int64.random(in: -4_000_000_000_000...4_000_000_000_000, using: &generator)
        let local =
          Int64((Double(modified) / 1e9).rounded(.down))
          + Int64.random(in: -50_000...50_000, using: &generator)
        let fact = FileFact(
          item: item, size: UInt64.random(in: 0...1 << 40, using: &generator), modified: modified,
          localSeconds: local)
        table.set([fact])
        facts[item] = fact
      default:
        let new = self.metadata(&generator)
        table.set(new, for: item)
        metadata[item] = new
      }
      let asked = PhotoID(rawValue: UInt32.random(in: 0...70, using: &generator))
      let taken = metadata[asked]?.taken.flatMap { CivilTime($0)?.seconds }
      #expect(
        table.size(of: asked) == facts[asked]?.size ?? metadata[asked]?.byteCount, "seed \(seed)")
      #expect(table.modified(of: asked) == facts[asked]?.modified, "seed \(seed)")
      #expect(table.localModified(of: asked) == facts[asked]?.localSeconds, "seed \(seed)")
      #expect(table.metadata(of: asked) == metadata[asked], "seed \(seed)")
      #expect(table.hasMetadata(of: asked) == (metadata[asked] != nil), "seed \(seed)")
      #expect(table.takenKey(of: asked) == taken ?? facts[asked]?.localSeconds, "seed \(seed)")
    }
    // The same knowledge, come in another order.
    var other = FactTable()
    for (item, value) in metadata.sorted(by: { $0.key > $1.key }) { other.set(value, for: item) }
    other.set(facts.values.sorted { $0.item > $1.item })
    #expect(other == table, "seed \(seed)")
    if let known = facts.keys.first ?? metadata.keys.first {
      other.forget(known)
      #expect(other != table, "seed \(seed)")
    }
  }

  @Test func knowsNothingAtFirst() {
    let table = FactTable()
    let item = PhotoID(rawValue: 5)
    #expect(table.size(of: item) == nil)
    #expect(table.modified(of: item) == nil)
    #expect(table.metadata(of: item) == nil)
    #expect(table.takenKey(of: item) == nil)
    var other = table
    other.forget(item)
    #expect(other == table)
    other.set(PhotoMetadata(), for: item)
    #expect(other != table)
    #expect(other.metadata(of: item) == PhotoMetadata())
  }
}
