#if !os(Linux)
  import SystemEdge

  /// The system's notices about folders: none here. `LibraryWatcher.check` finds what happened.
  final class FolderNotifier: Sendable {
    let descriptor: Int32 = -1

    init() throws(SystemError) { throw SystemError(code: ENOTSUP) }

    func watch(_ folder: Int32, path: [UInt8]) -> Result<Int32, SystemError> {
      .failure(SystemError(code: ENOTSUP))
    }

    func unwatch(_ number: Int32) {}

    func notices() -> [FolderNotice] { [] }
  }
#endif
