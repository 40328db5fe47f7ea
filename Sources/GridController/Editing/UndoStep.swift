package import AlbumModel

/// One edit as the grid takes it back.
package struct UndoStep: Equatable, Sendable {
  /// A section's items before and after.
  struct ListChange: Equatable, Sendable {
    var section: SectionID
    var before: ItemList
    var after: ItemList
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
}
