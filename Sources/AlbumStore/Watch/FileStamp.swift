import SystemEdge

/// When something was changed last, as the file system has it, in nanoseconds since 1970.
struct FileStamp: Equatable {
  var identity: FileFacts.Identity
  /// When its content was changed last; a folder's content is its names.
  var modified: Int64
  /// When anything about it was changed last, its name too on most file systems.
  var altered: Int64
  var size: Int64

  static func of(descriptor: Int32) -> FileStamp? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileStamp(status) : nil
  }

  /// - `directory`: the open folder that the path starts from; nil is the working one. Links are
  ///   followed.
  static func of(_ path: some Collection<UInt8>, in directory: Int32? = nil) -> FileStamp? {
    var status = stat()
    let found = CPath.with(path) { fstatat(directory ?? AT_FDCWD, $0, &status, 0) } == 0
    return found ? FileStamp(status) : nil
  }

  private init(_ status: stat) {
    identity = FileFacts.Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int64(status.st_size)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      altered = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      altered = Self.nanoseconds(status.st_ctim)
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// The clock that such times are of.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }
}
