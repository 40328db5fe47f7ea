/// The photos that were chosen, in the order in which they were. A photo is chosen or not, however
/// many sections show it.
package struct Selection: Equatable, Sendable {
  /// In the order chosen.
  package private(set) var items: [PhotoID] = []
  private var members = PhotoSet()

  package init() {}

  package var count: Int { items.count }
  package var isEmpty: Bool { items.isEmpty }

  /// Complexity: O(1).
  package func contains(_ item: PhotoID) -> Bool { members.contains(item) }

  /// Chooses an item, behind those that are chosen; one that is keeps its place. Complexity: O(1).
  package mutating func insert(_ item: PhotoID) {
    guard !contains(item) else { return }
    members.insert(item)
    items.append(item)
  }

  package mutating func insert(_ items: some Sequence<PhotoID>) {
    for item in items { insert(item) }
  }

  /// Complexity: O(count).
  package mutating func remove(_ item: PhotoID) {
    guard contains(item) else { return }
    members.remove(item)
    items.removeAll { $0 == item }
  }

  /// Complexity: O(count).
  package mutating func toggle(_ item: PhotoID) {
    if contains(item) { remove(item) } else { insert(item) }
  }

  /// Keeps only the items that pass. Complexity: O(count).
  package mutating func filter(_ isKept: (PhotoID) -> Bool) {
    items = items.filter(isKept)
    members = PhotoSet(items)
  }

  package mutating func removeAll() { self = Selection() }

  package static func == (lhs: Selection, rhs: Selection) -> Bool { lhs.items == rhs.items }
}
