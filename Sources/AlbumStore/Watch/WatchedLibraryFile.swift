/// The property list of a library, as a watcher knows it.
struct WatchedLibraryFile {
  /// Nil while there is none.
  var path: [UInt8]?
  var watches: [LibraryFileWatch] = []
  /// What it was when it was looked at last; nil before the first look, and while it is gone.
  var stamp: FileStamp?
  var isKnown = false
  var isGone = false
  /// Whether it may be another one than at the last look.
  var isDirty = false

  /// Whether the notice may be of the file being written, replaced or removed.
  func concerns(_ notice: FolderNotice) -> Bool {
    switch notice.kind {
    // What was only created has no content yet.
    case .created, .overflow: false
    case .folderLeft, .unmounted: watches.contains { $0.watch == notice.watch }
    case .written, .deleted, .movedFrom, .movedTo:
      watches.contains { $0.watch == notice.watch && $0.name == notice.name }
    }
  }
}
