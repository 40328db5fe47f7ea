import SystemEdge

/// What a file is recognised by after it was moved, in this run and in later ones.
struct FileIdentity: Hashable {
  var device: UInt64
  var inode: UInt64
  /// Bytes.
  var size: UInt64
  /// When its content was last changed, in nanoseconds since 1970.
  var modified: Int64
  var isFolder: Bool

  /// Whether both are names of one and the same file now.
  func isOneFile(with other: FileIdentity) -> Bool {
    device == other.device && inode == other.inode
  }

  /// Whether both hold the same, as far as size and time tell. Inodes tell less: a file system gives
  /// them to new files as soon as they are free, and some give others when a volume is mounted anew.
  func hasContent(of other: FileIdentity) -> Bool {
    size == other.size && modified == other.modified && isFolder == other.isFolder
  }

  /// Whether both are the same file, which may have been edited meanwhile.
  func isProbably(_ other: FileIdentity) -> Bool {
    isOneFile(with: other) || hasContent(of: other)
  }

  /// Whether both are one file with the same content.
  func isSameVersion(as other: FileIdentity) -> Bool {
    isOneFile(with: other) && hasContent(of: other)
  }

  init(device: UInt64, inode: UInt64, size: UInt64, modified: Int64, isFolder: Bool = false) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.isFolder = isFolder
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = UInt64(max(0, status.st_size))
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }
}
