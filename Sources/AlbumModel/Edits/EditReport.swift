/// What came of an `EditRequest`. What is not among the failures was done, and is on the disk.
package struct EditReport: Equatable, Sendable {
  /// An item for which nothing was changed.
  package struct Failure: Equatable, Sendable {
    /// Nil for an item of an earlier run.
    package var item: PhotoID?
    /// Its file name or address, as bytes.
    package var name: [UInt8]
    /// Why, as a part of a sentence, safe for a screen: "permission denied".
    package var words: String
    /// Whether it was not there any more: then there is nothing to put back.
    package var isGone: Bool

    package init(item: PhotoID?, name: [UInt8], words: String, isGone: Bool = false) {
      self.item = item
      self.name = name
      self.words = words
      self.isGone = isGone
    }
  }

  /// An item that stands elsewhere now.
  package struct Relocation: Equatable, Sendable {
    package var item: PhotoID
    package var location: PhotoLocation
    /// As `StoredItem.address`.
    package var address: [UInt8]

    package init(item: PhotoID, location: PhotoLocation, address: [UInt8]) {
      self.item = item
      self.location = location
      self.address = address
    }
  }

  /// A photo that is back from an earlier run's edit, or gone again by its redoing.
  package struct Return: Equatable, Sendable {
    package var home: AlbumHome
    package var details: PhotoDetails
    /// Its place in a property list's array, counted from 0; nil in a folder.
    package var index: Int?
    /// Its folder's album, without its photos, for a grid that does not know the folder; nil in a
    /// property list.
    package var album: Album?

    package init(
      home: AlbumHome, details: PhotoDetails, index: Int? = nil, album: Album? = nil
    ) {
      self.home = home
      self.details = details
      self.index = index
      self.album = album
    }
  }

  package enum Kind: Hashable, Sendable {
    case performed
    case undone
    case redone
  }

  package var id: EditID
  package var kind: Kind
  package var failures: [Failure] = []
  package var relocations: [Relocation] = []
  /// Photos of earlier runs that are there now.
  package var returned: [Return] = []
  /// Photos of earlier runs that are gone now.
  package var gone: [Return] = []
  /// What the user should know beside that, each a sentence without its full stop, safe for a
  /// screen: files that belong to a deleted photo and stay behind; a library that somebody else had
  /// changed meanwhile.
  package var notes: [String] = []
  /// Set when nothing was done at all because of something that concerns no single item: a full
  /// disk, a journal that can't be written, a read-only file system. Safe for a screen.
  package var problem: String?

  package init(id: EditID, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}
