#if os(Linux)
  import SystemEdge

  extension ExclusiveRename {
    private typealias Rename =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32

    /// `renameat2` of Linux 3.15, which Swift sees in no header: looked up by its name. Nil where
    /// the C library is too old, or is linked into the program.
    private static let renameat2: Rename? = dlsym(nil, "renameat2").map {
      unsafeBitCast($0, to: Rename.self)
    }

    /// RENAME_NOREPLACE and RENAME_EXCHANGE of renameat2(2).
    private static let noReplace: UInt32 = 1
    private static let exchange: UInt32 = 2

    static func atomically(
      _ name: UnsafePointer<CChar>, _ from: Int32, _ newName: UnsafePointer<CChar>, _ to: Int32
    ) -> SystemError? {
      guard let renameat2 else { return SystemError(code: ENOSYS) }
      return renameat2(from, name, to, newName, noReplace) == 0 ? nil : .last
    }

    static func exchange(
      _ path: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>
    ) -> SystemError? {
      guard let renameat2 else { return SystemError(code: ENOSYS) }
      return renameat2(AT_FDCWD, path, AT_FDCWD, other, exchange) == 0 ? nil : .last
    }
  }
#endif
