import SystemEdge

/// What the file system says of one file.
struct FileFacts {
  enum Kind {
    case regular
    case folder
    case link
    /// FIFO, socket, device.
    case special(String)
  }

  /// Tells a file from all others while it exists.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  var kind: Kind
  var identity: Identity
  var size: UInt64
  /// Seconds since 1970.
  var modified: Int64

  var isRegular: Bool { if case .regular = kind { true } else { false } }
  var isFolder: Bool { if case .folder = kind { true } else { false } }

  /// - Parameters:
  ///   - path: relative to `directory`; must not hold a zero byte.
  ///   - directory: an open folder's descriptor; nil is the working directory.
  ///   - followsLinks: whether a link's target is asked instead of the link.
  /// - Returns: the facts, or why there are none.
  static func of(
    _ path: some Collection<UInt8>, in directory: Int32? = nil, followsLinks: Bool = true
  ) -> Result<FileFacts, SystemError> {
    CPath.with(path) { of($0, in: directory ?? AT_FDCWD, followsLinks: followsLinks) }
  }

  static func of(
    _ path: UnsafePointer<CChar>, in directory: Int32, followsLinks: Bool
  ) -> Result<FileFacts, SystemError> {
    var status = stat()
    guard fstatat(directory, path, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      return .failure(.last)
    }
    return .success(FileFacts(status))
  }

  static func of(descriptor: Int32) -> Result<FileFacts, SystemError> {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.last) }
    return .success(FileFacts(status))
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    case S_IFIFO: kind = .special("a FIFO")
    case S_IFSOCK: kind = .special("a socket")
    default: kind = .special("a device")
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = UInt64(max(0, status.st_size))
    #if canImport(Darwin)
      modified = Int64(status.st_mtimespec.tv_sec)
    #else
      modified = Int64(status.st_mtim.tv_sec)
    #endif
  }
}
