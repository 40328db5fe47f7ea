import SystemEdge

/// Renaming that never replaces a file.
enum ExclusiveRename {
  /// - Returns: nil when it was renamed, else why not: EEXIST where the new name is taken.
  static func rename(
    _ name: [UInt8], in from: Int32, to newName: [UInt8], in to: Int32
  ) -> SystemError? {
    CPath.with(name) { name in
      CPath.with(newName) { newName in
        let error = atomically(name, from, newName, to)
        guard let error, isUnknown(error) else { return error }
        return inTwoSteps(name, from, newName, to)
      }
    }
  }

  /// Puts each of two files in the other's place, at once.
  /// - Returns: nil when that was done, else why not: `isUnknown` where it can't be.
  static func exchange(_ path: [UInt8], _ other: [UInt8]) -> SystemError? {
    CPath.with(path) { path in CPath.with(other) { exchange(path, $0) } }
  }

  /// Whether an error says that the system, or the file system, has no such call.
  static func isUnknown(_ error: SystemError) -> Bool {
    [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(error.code)
  }

  #if canImport(Darwin)
    private static func atomically(
      _ name: UnsafePointer<CChar>, _ from: Int32, _ newName: UnsafePointer<CChar>, _ to: Int32
    ) -> SystemError? {
      renameatx_np(from, name, to, newName, UInt32(RENAME_EXCL)) == 0 ? nil : .last
    }

    private static func exchange(
      _ path: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>
    ) -> SystemError? {
      renamex_np(path, other, UInt32(RENAME_SWAP)) == 0 ? nil : .last
    }
  #elseif !os(Linux)
    private static func atomically(
      _ name: UnsafePointer<CChar>, _ from: Int32, _ newName: UnsafePointer<CChar>, _ to: Int32
    ) -> SystemError? {
      SystemError(code: ENOSYS)
    }

    private static func exchange(
      _ path: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>
    ) -> SystemError? {
      SystemError(code: ENOSYS)
    }
  #endif

  /// A second name, then the first one is taken away: at no time has the file none. Where the file
  /// system gives no file two names, the new one is looked for before the file is renamed.
  static func inTwoSteps(
    _ name: UnsafePointer<CChar>, _ from: Int32, _ newName: UnsafePointer<CChar>, _ to: Int32
  ) -> SystemError? {
    if linkat(from, name, to, newName, 0) == 0 {
      guard unlinkat(from, name, 0) != 0 else { return nil }
      let error = SystemError.last
      unlinkat(to, newName, 0)
      return error
    }
    let error = SystemError.last
    guard [EPERM, EMLINK, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error.code) else { return error }
    var status = stat()
    guard fstatat(to, newName, &status, AT_SYMLINK_NOFOLLOW) != 0 else {
      return SystemError(code: EEXIST)
    }
    guard errno == ENOENT else { return .last }
    return renameat(from, name, to, newName) == 0 ? nil : .last
  }
}
