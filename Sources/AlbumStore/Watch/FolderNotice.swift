/// One thing that the system says happened in a watched folder.
struct FolderNotice: Equatable {
  enum Kind: Equatable {
    case created
    /// A file that was open for writing was closed.
    case written
    case deleted
    /// The other half has the same number, if the file stays within watched folders.
    case movedFrom(UInt32)
    case movedTo(UInt32)
    /// The watched folder itself is gone, has moved, or is not watched any more.
    case folderLeft
    /// What the watched folder lies on was unmounted.
    case unmounted
    /// Notices were lost.
    case overflow
  }

  /// The number of the watch; -1 for an overflow.
  var watch: Int32
  var kind: Kind
  var isFolder = false
  var name: [UInt8] = []
}
