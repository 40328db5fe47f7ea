/// Files that the terminal is to read.
enum TerminalFile {
  /// Makes a file for this user alone, where there is none.
  /// - Returns: whether it holds all the bytes; there is none otherwise.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = makeFile(path)
    guard descriptor >= 0 else { return false }
    defer { _ = close(descriptor) }
    let isWhole = bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = writeBytes(descriptor, rest)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    if !isWhole { unlink(path) }
    return isWhole
  }
}
