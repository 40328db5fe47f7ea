#if os(Linux)
  import SystemEdge

  extension TrashFinder {
    /// Where the file system that holds a folder is mounted, by the kernel's own list.
    func mountPoint(of path: [UInt8]) -> [UInt8]? {
      let list = CPath.with("/proc/thread-self/mountinfo".utf8) { open($0, O_RDONLY | O_CLOEXEC) }
      guard list >= 0 else { return nil }
      defer { close(list) }
      guard let content = FileOutput.read(list, atMost: 16 << 20) else { return nil }
      return Self.mountPoint(of: path, in: content)
    }

    /// - `list`: as proc_pid_mountinfo(5) has it: the fifth field of a line is a mount point, in
    ///   which white space and backslashes are written in octal.
    static func mountPoint(of path: [UInt8], in list: [UInt8]) -> [UInt8]? {
      var longest: [UInt8]?
      for line in list.split(separator: UInt8(ascii: "\n")) {
        let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
        guard fields.count > 4 else { continue }
        let point = unescaped(fields[4])
        let holds =
          point == [UInt8(ascii: "/")] || path == point
          || path.starts(with: point + [UInt8(ascii: "/")])
        if holds && point.count >= longest?.count ?? 0 { longest = point }
      }
      return longest
    }

    private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
      var result: [UInt8] = []
      var rest = field
      while let first = rest.first {
        let digits = rest.dropFirst().prefix(3)
        if first == UInt8(ascii: "\\"), digits.count == 3,
          digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) })
        {
          result.append(digits.reduce(0) { $0 &* 8 &+ ($1 - UInt8(ascii: "0")) })
          rest = rest.dropFirst(4)
        } else {
          result.append(first)
          rest = rest.dropFirst()
        }
      }
      return result
    }
  }
#endif
