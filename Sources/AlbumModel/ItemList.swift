/// The ordered items of a section.
///
/// A section that stands as it was discovered is a range of identifiers and costs nothing, however
/// many photos it has; one in an order of its own is an array.
package struct ItemList: Equatable, Sendable, RandomAccessCollection {
  private enum Storage: Equatable, Sendable {
    case range(Range<UInt32>)
    case array([PhotoID])
  }

  private var storage: Storage

  /// The items `identifiers.lowerBound`, … in ascending order.
  package init(_ identifiers: Range<UInt32>) {
    storage = .range(identifiers)
  }

  /// The items in the order given.
  package init(_ items: [PhotoID]) {
    storage = .array(items)
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .range(let range): range.count
    case .array(let items): items.count
    }
  }

  /// - Precondition: 0 ≤ position < count. Complexity: O(1).
  package subscript(position: Int) -> PhotoID {
    switch storage {
    case .range(let range):
      precondition(position >= 0 && position < range.count, "no item at \(position)")
      return PhotoID(rawValue: range.lowerBound + UInt32(position))
    case .array(let items): return items[position]
    }
  }

  /// The place of an item, nil when it is not in the list.
  /// - Complexity: O(1) for a list as discovered, else O(count).
  package func index(of item: PhotoID) -> Int? {
    switch storage {
    case .range(let range):
      range.contains(item.rawValue) ? Int(item.rawValue - range.lowerBound) : nil
    case .array(let items): items.firstIndex(of: item)
    }
  }
}
