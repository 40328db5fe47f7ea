/// A file's way in an edit, and where on it the file stands.
struct Transfer: Hashable {
  struct TrashPlace: Hashable {
    var folder: TrashFolder
    /// In the folder's `files`.
    var name: [UInt8]
    /// What its `.trashinfo` holds.
    var info: [UInt8]
  }

  enum Away: Hashable {
    case trash(TrashPlace)
    case place(LibraryPlace)
  }

  /// Where the file stands while the edit is not done, or is taken back.
  var home: LibraryPlace
  /// Where it stands while the edit is done.
  var away: Away
  var identity: FileIdentity
  /// Where it stands now, or stood before an edit that is under way.
  var isAway = false

  /// Whether what was found under one of its names is its file. One that is to be deleted, or comes
  /// from the trash, must be as it was; one that is moved may have been edited.
  func isOf(_ found: FileIdentity) -> Bool {
    switch away {
    case .trash: found.hasContent(of: identity)
    case .place: found.isProbably(identity)
    }
  }
}
