import SystemEdge

/// Whole reads and writes of small files.
enum FileOutput {
  /// - Returns: why not all was written; nil when it was.
  static func write(_ bytes: [UInt8], to file: Int32) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = SystemEdge.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return count == 0 ? SystemError(code: EIO) : .last }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  /// Waits until what was written is on the disk.
  /// - Returns: why that can't be told; nil where the file system knows no such thing.
  static func sync(_ file: Int32) -> SystemError? {
    while fsync(file) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOTSUP: return nil
      default: return .last
      }
    }
    return nil
  }

  /// From where the file stands to its end.
  /// - Returns: nil when it can't be read, or is longer.
  static func read(_ file: Int32, atMost limit: Int) -> [UInt8]? {
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = SystemEdge.read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0, content.count + count <= limit else { return nil }
      if count == 0 { return content }
      content += buffer[..<count]
    }
  }
}
