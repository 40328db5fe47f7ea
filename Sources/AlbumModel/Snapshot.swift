/// The ordered sections and items that the grid shows at one moment.
///
/// An item may stand in several sections, but once in each. Index paths speak of the order in this
/// value; identifiers survive every change of it.
package struct Snapshot: Equatable, Sendable {
  package private(set) var sections: [Section] = []
  package private(set) var itemCount = 0
  /// The place of each section by its identifier's raw value; -1 for none.
  private var places: [Int32] = []

  package init() {}

  /// - Precondition: no section is there twice. Complexity: O(sections).
  package init(_ sections: [Section]) {
    self.sections = sections
    itemCount = sections.reduce(0) { $0 + $1.items.count }
    renumber(from: 0)
    checkInvariants()
  }

  /// Puts a section at a place among the others.
  /// - Precondition: 0 ≤ index ≤ number of sections; the identifier is not in the snapshot.
  /// - Complexity: O(1) at the end, else O(sections behind it).
  package mutating func insert(_ section: Section, at index: Int) {
    precondition(self.index(of: section.id) == nil, "section \(section.id) is in the snapshot")
    sections.insert(section, at: index)
    itemCount += section.items.count
    renumber(from: index)
    checkInvariants()
  }

  /// Gives a section other items.
  /// - Precondition: the section is in the snapshot. Complexity: O(1).
  package mutating func setItems(_ items: ItemList, of section: SectionID) {
    guard let place = index(of: section) else {
      preconditionFailure("section \(section) is not in the snapshot")
    }
    itemCount += items.count - sections[place].items.count
    sections[place].items = items
    checkInvariants()
  }

  /// The items of a section; none when it is not in the snapshot. Complexity: O(1).
  package func items(of section: SectionID) -> ItemList {
    index(of: section).map { sections[$0].items } ?? ItemList()
  }

  /// The place of a section, nil when it is not in the snapshot. Complexity: O(1).
  package func index(of section: SectionID) -> Int? {
    guard section.rawValue < places.count, places[Int(section.rawValue)] >= 0 else { return nil }
    return Int(places[Int(section.rawValue)])
  }

  /// The item at a place, nil when there is none. Complexity: O(1).
  package func item(at path: GridIndexPath) -> PhotoID? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The place of an item in a section, nil when it is not there.
  /// - Complexity: that of `ItemList.index(of:)`.
  package func indexPath(of item: PhotoID, in section: SectionID) -> GridIndexPath? {
    guard let place = index(of: section),
      let position = sections[place].items.index(of: item)
    else { return nil }
    return GridIndexPath(section: place, item: position)
  }

  /// The first item in reading order, nil when there is none.
  /// - Complexity: O(empty sections before it).
  package var firstItem: GridIndexPath? {
    sections.firstIndex { !$0.items.isEmpty }.map { GridIndexPath(section: $0, item: 0) }
  }

  private mutating func renumber(from index: Int) {
    for place in index..<sections.count {
      let raw = Int(sections[place].id.rawValue)
      if raw >= places.count {
        places.append(contentsOf: repeatElement(-1, count: raw + 1 - places.count))
      }
      places[raw] = Int32(place)
    }
  }
}
