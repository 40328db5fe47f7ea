/// A set of photos: a bit for each identifier up to the largest.
package struct PhotoSet: Equatable, Sendable {
  private var words: [UInt64] = []
  package private(set) var count = 0

  package init() {}

  package init(_ items: some Sequence<PhotoID>) {
    for item in items { insert(item) }
  }

  package var isEmpty: Bool { count == 0 }

  /// Complexity: O(1).
  package func contains(_ item: PhotoID) -> Bool {
    let word = Int(item.rawValue / 64)
    return word < words.count && words[word] & Self.bit(item.rawValue) != 0
  }

  /// Complexity: O(1), amortised.
  package mutating func insert(_ item: PhotoID) {
    grow(to: item.rawValue)
    let word = Int(item.rawValue / 64)
    let bit = Self.bit(item.rawValue)
    guard words[word] & bit == 0 else { return }
    words[word] |= bit
    count += 1
  }

  /// Complexity: O(range).
  package mutating func insert(_ items: Range<UInt32>) {
    for item in items { insert(PhotoID(rawValue: item)) }
  }

  /// Complexity: O(words of both).
  package mutating func formUnion(_ other: PhotoSet) {
    guard !other.isEmpty else { return }
    grow(to: UInt32((other.words.count - 1) * 64))
    count = 0
    for index in words.indices {
      if index < other.words.count { words[index] |= other.words[index] }
      count += words[index].nonzeroBitCount
    }
  }

  package mutating func remove(_ item: PhotoID) {
    guard contains(item) else { return }
    words[Int(item.rawValue / 64)] &= ~Self.bit(item.rawValue)
    count -= 1
  }

  /// The members of a range, ascending. Complexity: O(range / 64 + members).
  package func members(in range: Range<UInt32>) -> [PhotoID] {
    var found: [PhotoID] = []
    var word = Int(range.lowerBound / 64)
    while word < words.count, UInt64(word) * 64 < UInt64(range.upperBound) {
      var bits = words[word]
      while bits != 0 {
        let raw = UInt32(word * 64 + bits.trailingZeroBitCount)
        bits &= bits - 1
        if range.contains(raw) { found.append(PhotoID(rawValue: raw)) }
      }
      word += 1
    }
    return found
  }

  /// The items of a list that are in the set, in the list's order.
  /// - Complexity: O(count) of the list, less for one that stands as it was discovered.
  package func members(of list: ItemList) -> ItemList {
    if let range = list.range { return ItemList(members(in: range)) }
    return ItemList(list.filter(contains))
  }

  private mutating func grow(to raw: UInt32) {
    let needed = Int(raw / 64) + 1
    if needed > words.count {
      words.append(contentsOf: repeatElement(0, count: max(needed, words.count * 2) - words.count))
    }
  }

  private static func bit(_ raw: UInt32) -> UInt64 { 1 << UInt64(raw % 64) }

  package static func == (lhs: PhotoSet, rhs: PhotoSet) -> Bool {
    guard lhs.count == rhs.count else { return false }
    return zip(lhs.words, rhs.words).allSatisfy { $0 == $1 }
  }
}
