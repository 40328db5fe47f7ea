/// The ordered items of a section.
///
/// A section that stands as it was discovered is a range of identifiers and costs nothing, however
/// many photos it has; another one is an array.
package struct ItemList: Equatable, Sendable, RandomAccessCollection {
  private enum Storage: Equatable, Sendable {
    case range(Range<UInt32>)
    /// In ascending order of identifiers.
    case ascending([PhotoID])
    case array([PhotoID])
  }

  private var storage: Storage

  /// No item.
  package init() { storage = .range(0..<0) }

  /// The items `identifiers.lowerBound`, … in ascending order.
  package init(_ identifiers: Range<UInt32>) {
    storage = .range(identifiers.isEmpty ? 0..<0 : identifiers)
  }

  /// The items in the order given.
  /// - Precondition: none is there twice. Complexity: O(count).
  package init(_ items: [PhotoID]) {
    guard let first = items.first, let last = items.last else {
      storage = .range(0..<0)
      return
    }
    for index in items.indices.dropFirst() where items[index - 1].rawValue >= items[index].rawValue
    {
      storage = .array(items)
      return
    }
    // Those that ascend without a gap are a range again, and equal to it.
    let isRange = Int(last.rawValue - first.rawValue) == items.count - 1
    storage = isRange ? .range(first.rawValue..<last.rawValue + 1) : .ascending(items)
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .range(let range): range.count
    case .ascending(let items), .array(let items): items.count
    }
  }

  /// - Precondition: 0 ≤ position < count. Complexity: O(1).
  package subscript(position: Int) -> PhotoID {
    switch storage {
    case .range(let range):
      precondition(position >= 0 && position < range.count, "no item at \(position)")
      return PhotoID(rawValue: range.lowerBound + UInt32(position))
    case .ascending(let items), .array(let items): return items[position]
    }
  }

  /// The items as an array. Complexity: O(count), O(1) for one that is an array.
  package var array: [PhotoID] {
    switch storage {
    case .range(let range): range.map(PhotoID.init(rawValue:))
    case .ascending(let items), .array(let items): items
    }
  }

  /// The identifiers of a section that stands as it was discovered; nil for another one.
  package var range: Range<UInt32>? {
    if case .range(let range) = storage { range } else { nil }
  }

  /// The place of an item, nil when it is not in the list.
  /// - Complexity: O(1) for a range, O(log count) for an ascending list, else O(count).
  package func index(of item: PhotoID) -> Int? {
    switch storage {
    case .range(let range):
      return range.contains(item.rawValue) ? Int(item.rawValue - range.lowerBound) : nil
    case .ascending(let items):
      let place = Self.lowerBound(of: item, in: items)
      return place < items.count && items[place] == item ? place : nil
    case .array(let items): return items.firstIndex(of: item)
    }
  }

  private static func lowerBound(of item: PhotoID, in items: [PhotoID]) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - Lists from lists

  /// The list without some items. Complexity: O(count), O(1) when nothing is to go.
  package func removing(_ items: Set<PhotoID>) -> ItemList {
    items.isEmpty ? self : ItemList(array.filter { !items.contains($0) })
  }

  /// The list with items put in as a block.
  /// - Precondition: 0 ≤ place ≤ count; none of them is in the list. Complexity: O(count).
  package func inserting(_ items: [PhotoID], at place: Int) -> ItemList {
    guard !items.isEmpty else { return self }
    var all = array
    all.insert(contentsOf: items, at: place)
    return ItemList(all)
  }

  /// The change from `before` to `after` taken over to this list, which others may have changed in
  /// between: it holds what `after` holds and it has, what `after` has anew, and its own newcomers at
  /// its end.
  /// - Complexity: O(1) when this list is `before`, else O(all three).
  package func following(from before: ItemList, to after: ItemList) -> ItemList {
    if self == before { return after }
    let known = Set(before)
    let own = Set(self)
    let kept = after.filter { own.contains($0) || !known.contains($0) }
    let keptSet = Set(kept)
    return ItemList(kept + filter { !known.contains($0) && !keptSet.contains($0) })
  }
}
