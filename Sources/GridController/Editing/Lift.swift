package import AlbumModel

/// Items that are lifted, and where they would drop.
package struct Lift: Equatable, Sendable {
  /// In reading order.
  package let items: [PhotoID]
  private let members: PhotoSet
  /// The gap where they would drop, in the shown snapshot: before this place, whose item may be the
  /// section's count.
  package internal(set) var target: GridIndexPath
  /// The same by identities, which survive what arrives meanwhile: the section, and the item behind
  /// the gap; nil is the section's end.
  var section: SectionID
  var next: PhotoID?
  /// Whether the mouse holds them.
  package internal(set) var isDragged: Bool
  /// Where the cursor was.
  let origin: Cursor

  /// - `target`: the place of the cursor's item.
  init(items: [PhotoID], target: GridIndexPath, isDragged: Bool, origin: Cursor) {
    self.items = items
    members = PhotoSet(items)
    self.target = target
    section = origin.section
    next = origin.item
    self.isDragged = isDragged
    self.origin = origin
  }

  /// Takes a gap for the place where they would drop.
  mutating func aim(at gap: GridIndexPath, in shown: Snapshot) {
    target = gap
    section = shown.sections[gap.section].id
    next = shown.item(at: gap)
  }

  /// Whether an item is lifted. Complexity: O(1).
  package func contains(_ item: PhotoID) -> Bool { members.contains(item) }
}
