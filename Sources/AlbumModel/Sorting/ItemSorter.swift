/// Puts items in an order that the user chose.
package enum ItemSorter {
  /// The items in an order.
  ///
  /// Items that are equal in what is asked for stand in natural order of their names, those with
  /// the same name in order of identifiers, whichever direction is chosen; so the result depends on
  /// the order given only for `own`. An item of which the fact is not known comes last in either
  /// direction.
  ///
  /// For the key `own`, `own` has the names of items in their order, which come first; the others
  /// follow in the order given. A name that is there several times stands for so many items.
  /// Reversed, the whole of it is turned around. For `random`, the same items always stand in the
  /// same order with the same seed, and those that come and go leave the others' order alone.
  ///
  /// `name` gives the bytes of an item's name and is asked once for each.
  /// - Precondition: no item is there twice.
  /// - Complexity: O(n log n); a hundred thousand items take some 20 ms, 50 for
  ///   `own`.
  package static func order(
    _ items: [PhotoID], by order: SortOrder, name: (PhotoID) -> ArraySlice<UInt8>,
    facts: FactTable, own: [[UInt8]]?, seed: UInt64
  ) -> [PhotoID] {
    if order.key == .own {
      let sorted = own.map { arrange(items, as: $0, name: name) } ?? items
      return order.isReversed ? sorted.reversed() : sorted
    }
    let items = items.sorted()
    if order.key == .random {
      return sort(items, by: order, ranks: nil) { key(ofRandom: $0, seed: seed) }
    }
    let names = nameList(of: items, name)
    let byName = NaturalOrder.sortedOrder(of: names)
    var ranks = [UInt32](repeating: 0, count: items.count)
    for (rank, index) in byName.enumerated() { ranks[Int(index)] = UInt32(rank) }
    switch order.key {
    case .name:
      return order.isReversed
        ? reversedByName(byName, names).map { items[$0] } : byName.map { items[Int($0)] }
    case .kind:
      var index = -1
      return sort(items, by: order, ranks: ranks) { _ in
        index += 1
        return key(ofKind: names[index])
      }
    case .size: return sort(items, by: order, ranks: ranks) { facts.size(of: $0) }
    case .date:
      return sort(items, by: order, ranks: ranks) { facts.modified(of: $0).map(key(ofSigned:)) }
    case .taken:
      return sort(items, by: order, ranks: ranks) { facts.takenKey(of: $0).map(key(ofSigned:)) }
    case .own, .random: return items
    }
  }

  // MARK: - Keys

  private struct Entry {
    var key: UInt64
    /// Unknown ones behind the others, then the rank among the names.
    var tie: UInt64
    var index: UInt32
  }

  /// Sorts items that are in order of identifiers by a key, which is asked for one after the other,
  /// then by their ranks, if that matters.
  private static func sort(
    _ items: [PhotoID], by order: SortOrder, ranks: [UInt32]?, key: (PhotoID) -> UInt64?
  ) -> [PhotoID] {
    var known: [Entry] = []
    var unknown: [Entry] = []
    known.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let tie = UInt64(ranks?[index] ?? UInt32(index))
      if let key = key(item) {
        known.append(
          Entry(key: order.isReversed ? ~key : key, tie: tie, index: UInt32(index)))
      } else {
        unknown.append(Entry(key: 0, tie: tie, index: UInt32(index)))
      }
    }
    known.sort { $0.key != $1.key ? $0.key < $1.key : $0.tie < $1.tie }
    unknown.sort { $0.tie < $1.tie }
    return (known + unknown).map { items[Int($0.index)] }
  }

  /// A number whose order is that of the signed one.
  private static func key(ofSigned number: Int64) -> UInt64 {
    UInt64(bitPattern: number) ^ 1 << 63
  }

  /// Depends on nothing but item and seed: the finaliser of SplitMix64 (Steele, Lea, Flood, "Fast
  /// Splittable Pseudorandom Number Generators", section 3), which is a bijection, so that no two
  /// items have the same.
  private static func key(ofRandom item: PhotoID, seed: UInt64) -> UInt64 {
    var value = seed &+ UInt64(item.rawValue) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// The place of the format's name among those of all formats; nil when it is not known.
  private static func key(ofKind name: ArraySlice<UInt8>) -> UInt64? {
    name.withUnsafeBufferPointer { name in
      PhotoKind(fileName: name)
        ?? PhotoKind.path(ofAddress: name).flatMap(PhotoKind.init(fileName:))
    }.flatMap { kindRanks[$0] }
  }

  private static let kindRanks: [PhotoKind: UInt64] = {
    let kinds = PhotoKind.allCases.filter { $0 != .other }.sorted { $0.rawValue < $1.rawValue }
    return Dictionary(uniqueKeysWithValues: zip(kinds, 0...))
  }()

  // MARK: - Names

  /// Turns an order of names around, but for the items that have the same name.
  private static func reversedByName(_ order: [UInt32], _ names: NameList) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(order.count)
    var end = order.count
    while end > 0 {
      var start = end - 1
      while start > 0, names[Int(order[start - 1])] == names[Int(order[end - 1])] { start -= 1 }
      result += order[start..<end].map { Int($0) }
      end = start
    }
    return result
  }

  /// Goes over items and places side by side, both in order of names, so that equal names meet.
  private static func arrange(
    _ items: [PhotoID], as own: [[UInt8]], name: (PhotoID) -> ArraySlice<UInt8>
  ) -> [PhotoID] {
    let names = nameList(of: items, name)
    let places = NameList(own)
    let itemsByName = NaturalOrder.sortedOrder(of: names)
    let placesByName = NaturalOrder.sortedOrder(of: places)
    var placed = [PhotoID?](repeating: nil, count: own.count)
    var isPlaced = [Bool](repeating: false, count: items.count)
    var next = 0
    for index in itemsByName.lazy.map({ Int($0) }) {
      while next < placesByName.count,
        NaturalOrder.precedes(places[Int(placesByName[next])], names[index])
      {
        next += 1
      }
      guard next < placesByName.count else { break }
      let place = Int(placesByName[next])
      if places[place] == names[index] {
        placed[place] = items[index]
        isPlaced[index] = true
        next += 1
      }
    }
    let others = items.indices.lazy.filter { !isPlaced[$0] }.map { items[$0] }
    return placed.compactMap { $0 } + others
  }

  private static func nameList(
    of items: [PhotoID], _ name: (PhotoID) -> ArraySlice<UInt8>
  ) -> NameList {
    var names = NameList()
    names.reserve(names: items.count, bytes: items.count * 16)
    for item in items { names.append(name(item)) }
    return names
  }
}
