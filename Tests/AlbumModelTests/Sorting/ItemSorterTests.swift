import AlbumModel
import TestSupport
import Testing

struct ItemSorterTests {
  private struct Case {
    var items: [PhotoID]
    var names: [PhotoID: [UInt8]]
    var facts = FactTable()
  }

  private func makeCase(_ generator: inout SeededGenerator) -> Case {
    let parts = ["a", "B", "b", "10", "2", "img_", "é", ".jpg", ".CR2", ".png", ".txt", "?w=1"]
    let count = Int.random(in: 0...30, using: &generator)
    let items = (0..<UInt32(count) * 2).map(PhotoID.init).shuffled(using: &generator).prefix(count)
    var result = Case(items: Array(items), names: [:])
    for item in items {
      let name = (0...Int.random(in: 0...2, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }
      result.names[item] = Array(name.joined().utf8)
      if Int.random(in: 0..<4, using: &generator) > 0 {
        let time = Int64.random(in: -3...3, using: &generator)
        result.facts.set(
          FileFact(
            item: item, size: UInt64.random(in: 0...3, using: &generator),
            modified: time * 1_000_000_000, localSeconds: time))
      }
      if Bool.random(using: &generator) {
        var metadata = PhotoMetadata()
        metadata.taken = CivilTime(seconds: Int64.random(in: -3...3, using: &generator)).text
        result.facts.set(metadata, for: item)
      }
    }
    return result
  }

  private func sort(
    _ given: Case, _ order: SortOrder, own: [[UInt8]]? = nil, seed: UInt64 = 1
  ) -> [PhotoID] {
    ItemSorter.order(
      given.items, by: order, name: { (given.names[$0] ?? [])[...] }, facts: given.facts, own: own,
      seed: seed)
  }

  /// What an order asks for, as a number; nil where it is not known.
  private func key(_ key: SortOrder.Key, _ item: PhotoID, _ given: Case) -> Int64? {
    switch key {
    case .size: return given.facts.size(of: item).map { Int64($0) }
    case .date: return given.facts.modified(of: item)
    case .taken: return given.facts.takenKey(of: item)
    case .kind:
      // The whole name first: a question mark may stand in a file's name.
      let name = given.names[item] ?? []
      let end = name.firstIndex(of: UInt8(ascii: "?")) ?? name.endIndex
      let kind = PhotoKind(fileName: name) ?? PhotoKind(fileName: name[..<end])
      let formats = ["jpeg", "png", "raw"]
      return kind.flatMap { formats.firstIndex(of: $0.rawValue) }.map(
        Int64.init)
    case .own, .name, .random: return 0
    }
  }

  /// Whether one item belongs before another, said as the contract says it.
  private func precedes(_ a: PhotoID, _ b: PhotoID, _ order: SortOrder, _ given: Case) -> Bool {
    let (left, right) = (key(order.key, a, given), key(order.key, b, given))
    if left != right {
      guard let left else { return false }
      guard let right else { return true }
      return order.isReversed ? left > right : left < right
    }
    switch NaturalOrder.compare(given.names[a] ?? [], given.names[b] ?? []) {
    case .before: return !(order.key == .name && order.isReversed)
    case .after: return order.key == .name && order.isReversed
    case .same: return a < b
    }
  }

  @Test(arguments: Seed.list(5), [SortOrder.Key.name, .taken, .date, .size, .kind])
  func agreesWithTheContract(seed: UInt64, key: SortOrder.Key) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let given = makeCase(&generator)
      for isReversed in [false, true] {
        let order = SortOrder(key, isReversed: isReversed)
        // Insertion sort: the simplest there is.
        var expected: [PhotoID] = []
        for item in given.items {
          let place = expected.firstIndex { precedes(item, $0, order, given) } ?? expected.count
          expected.insert(item, at: place)
        }
        #expect(sort(given, order) == expected, "seed \(seed)")
      }
    }
  }

  @Test(arguments: Seed.list(5))
  func ownOrderComesFirst(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let given = makeCase(&generator)
      var own = given.items.compactMap { given.names[$0] }.shuffled(using: &generator)
      own = Array(own.dropLast(Int.random(in: 0...4, using: &generator)))
      own.append(Array("gone".utf8))
      own.shuffle(using: &generator)
      var rest = given.items
      var expected: [PhotoID] = []
      for name in own {
        guard let place = rest.firstIndex(where: { given.names[$0] == name }) else { continue }
        expected.append(rest.remove(at: place))
      }
      expected += rest
      #expect(sort(given, SortOrder(.own), own: own) == expected, "seed \(seed)")
      let reversed = sort(given, SortOrder(.own, isReversed: true), own: own)
      #expect(reversed == expected.reversed(), "seed \(seed)")
    }
  }

  @Test func withoutAnOwnOrderItemsStandAsGiven() {
    let given = Case(items: [3, 1, 2].map(PhotoID.init), names: [:])
    #expect(sort(given, SortOrder(.own)) == given.items)
    #expect(sort(given, SortOrder(.own), own: []) == given.items)
    #expect(sort(given, SortOrder(.own, isReversed: true)) == given.items.reversed())
  }

  @Test(arguments: Seed.list(4))
  func randomOrderDependsOnSeedAndItemsAlone(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let items = (0..<200).map { PhotoID(rawValue: $0) }
    let order = SortOrder(.random)
    let sorted = sort(Case(items: items, names: [:]), order, seed: seed)
    #expect(sorted.sorted() == items, "seed \(seed)")
    #expect(sorted != items)
    #expect(sort(Case(items: items, names: [:]), order, seed: seed + 1) != sorted)
    // Those that come and go leave the others alone, and so does the order given.
    let some = items.filter { _ in Bool.random(using: &generator) }
    let shuffled = Case(items: some.shuffled(using: &generator), names: [:])
    #expect(sort(shuffled, order, seed: seed) == sorted.filter(some.contains), "seed \(seed)")
    let reversed = SortOrder(.random, isReversed: true)
    #expect(sort(Case(items: items, names: [:]), reversed, seed: seed) == sorted.reversed())
  }
}
