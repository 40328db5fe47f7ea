#if os(Linux)
  import SystemEdge

  /// The system's notices about folders, by inotify(7): one watch a folder.
  final class FolderNotifier: Sendable {
    /// Readable while notices wait.
    let descriptor: Int32

    /// - Throws: why there is none, such as too many users of it.
    init() throws(SystemError) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { throw .last }
    }

    deinit { close(descriptor) }

    /// Watches an open folder. A folder that is watched already keeps its watch and its number.
    /// - Parameters:
    ///   - folder: the folder's descriptor.
    ///   - path: its path, for systems without /proc.
    /// - Returns: the number of the watch, or why there is none.
    func watch(_ folder: Int32, path: [UInt8]) -> Result<Int32, SystemError> {
      // By its descriptor: the path may be longer than the system's limit, or lead elsewhere by now.
      let link = Array("/proc/self/fd/\(folder)".utf8)
      let number = CPath.with(link) { inotify_add_watch(descriptor, $0, Self.mask) }
      if number >= 0 { return .success(number) }
      guard SystemError.last.meansAbsent else { return .failure(.last) }
      let other = CPath.with(path) { inotify_add_watch(descriptor, $0, Self.mask) }
      return other >= 0 ? .success(other) : .failure(.last)
    }

    func unwatch(_ number: Int32) { inotify_rm_watch(descriptor, number) }

    private static let mask = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ONLYDIR | IN_EXCL_UNLINK)

    /// All notices that wait, in order.
    func notices() -> [FolderNotice] {
      var notices: [FolderNotice] = []
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        while true {
          let count = read(descriptor, buffer.baseAddress, buffer.count)
          if count < 0 && errno == EINTR { continue }
          guard count > 0 else { return }
          Self.parse(UnsafeRawBufferPointer(rebasing: buffer[..<count]), into: &notices)
        }
      }
      return notices
    }

    private static func parse(
      _ bytes: UnsafeRawBufferPointer, into notices: inout [FolderNotice]
    ) {
      let head = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + head <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(bytes.count, offset + head + Int(event.len))
        let name = bytes[(offset + head)..<end].prefix { $0 != 0 }
        if let kind = kind(event) {
          notices.append(
            FolderNotice(
              watch: event.wd, kind: kind, isFolder: event.mask & UInt32(IN_ISDIR) != 0,
              name: Array(name)))
        }
        offset = end
      }
    }

    private static func kind(_ event: inotify_event) -> FolderNotice.Kind? {
      func has(_ flags: some BinaryInteger) -> Bool { event.mask & UInt32(flags) != 0 }
      if has(IN_Q_OVERFLOW) { return .overflow }
      if has(IN_CREATE) { return .created }
      if has(IN_CLOSE_WRITE) { return .written }
      if has(IN_DELETE) { return .deleted }
      if has(IN_MOVED_FROM) { return .movedFrom(event.cookie) }
      if has(IN_MOVED_TO) { return .movedTo(event.cookie) }
      if has(IN_UNMOUNT) { return .unmounted }
      if has(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) { return .folderLeft }
      return nil
    }
  }
#endif
