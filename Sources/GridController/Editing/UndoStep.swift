package import AlbumModel

/// One edit as the grid takes it back.
package struct UndoStep: Equatable, Sendable {
  /// A section's items before and after.
  struct ListChange: Equatable, Sendable {
    var section: SectionID
    var before: ItemList
    var after: ItemList

    func way(isUndo: Bool) -> (from: ItemList, to: ItemList) {
      isUndo ? (after, before) : (before, after)
    }
  }

  /// Where a photo stood before and after.
  struct Settlement: Equatable, Sendable {
    var item: PhotoID
    var before: Place
    var after: Place

    struct Place: Equatable, Sendable {
      var section: SectionID
      var details: PhotoDetails
    }
  }

  package var id: EditID
  /// What was done, as a part of a sentence: "deletion of 3 photos".
  package var words: String
  var lists: [ListChange] = []
  var settlements: [Settlement] = []
  /// What is kept of the library, when the edit changed that.
  var memory: MemoryChange?
  /// Whether the keeper of the library has it.
  var isStored: Bool

  struct MemoryChange: Equatable, Sendable {
    var before: LibraryMemory
    var after: LibraryMemory
  }

  init(id: EditID, words: String, isStored: Bool) {
    self.id = id
    self.words = words
    self.isStored = isStored
  }

  /// Whether it changes anything.
  var isEmpty: Bool { memory == nil && lists.allSatisfy { $0.before == $0.after } }

  /// The items that are in no section any more when it is taken back or done again.
  func leaving(isUndo: Bool) -> PhotoSet {
    var items = PhotoSet()
    for change in lists { for item in change.way(isUndo: isUndo).from { items.insert(item) } }
    for change in lists { for item in change.way(isUndo: isUndo).to { items.remove(item) } }
    return items
  }
}
