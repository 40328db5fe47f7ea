import SystemEdge

/// A photo's file, open for copying byte by byte.
final class OriginalFile {
  let descriptor: Int32
  private let status: stat

  private init(_ descriptor: Int32, _ status: stat) {
    self.descriptor = descriptor
    self.status = status
  }

  deinit { close(descriptor) }

  /// Bytes.
  var size: UInt64 { UInt64(max(0, status.st_size)) }

  static func open(_ path: [UInt8]) -> Result<OriginalFile, SystemError> {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = CPath.with(path) { SystemEdge.open($0, flags) }
    guard descriptor >= 0 else { return .failure(.last) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return .failure(SystemError(code: EINVAL))
    }
    return .success(OriginalFile(descriptor, status))
  }

  /// - `isCancelled`: asked between pieces.
  /// - Returns: why it could not be read, or read whole; nil when it was, or was cancelled.
  /// - Throws: why it could not be written.
  func copy(to output: Int32, isCancelled: () -> Bool) throws(SystemError) -> SystemError? {
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while !isCancelled() {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return .last }
      if count == 0 { return nil }
      if let error = FileOutput.write(Array(buffer[..<count]), to: output) { throw error }
    }
    return nil
  }

  /// Who may read and write. File systems without such a thing are left alone.
  func giveMode(to output: Int32) { _ = fchmod(output, status.st_mode & 0o777) }

  func giveTimes(to output: Int32) {
    #if canImport(Darwin)
      let times = [status.st_atimespec, status.st_mtimespec]
    #else
      let times = [status.st_atim, status.st_mtim]
    #endif
    _ = futimens(output, times)
  }
}
