import SystemEdge

/// The beginning of a file.
enum FirstBytes {
  /// - Parameters:
  ///   - path: a regular file's. A file that became another kind meanwhile is not waited for.
  ///   - count: how many bytes to read at most.
  /// - Returns: fewer bytes only where the file is shorter.
  static func read(_ path: [UInt8], count: Int = 512) -> Result<[UInt8], SystemError> {
    let descriptor = CPath.with(path) { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return .failure(.last) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = SystemEdge.read(descriptor, &bytes, count)
    guard length >= 0 else { return .failure(.last) }
    return .success(Array(bytes.prefix(length)))
  }
}
