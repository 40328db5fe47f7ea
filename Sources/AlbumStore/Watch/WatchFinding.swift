import AlbumModel

/// What a watcher's worker found on the disk.
enum WatchFinding: Sendable {
  /// The library's kind; nil when there is nothing at its path.
  case kind(PathKind?)
  case folder(FolderVisit.Outcome)
  /// Folders whose names may have changed since they were read.
  case stale([Int])
  /// The library's file: what it is now, and the watches of the folders that lead to it.
  case libraryFile(FileStamp?, watches: [LibraryFileWatch])
}

/// A watch by which changes of the library's file are noticed: a folder, and the file's name there.
struct LibraryFileWatch: Equatable {
  var watch: Int32
  var name: [UInt8]
}
