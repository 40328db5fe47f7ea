import DecoderProtocol

/// A file that was not there before. Nothing is left of one that is not kept.
final class NewFile {
  let descriptor: Int32
  private let path: [CChar]
  private var isKept = false

  init(_ path: [UInt8]) throws(DecodeFailure) {
    let name = path.map { CChar(bitPattern: $0) } + [0]
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(name, flags, 0o666)
    // Before anything is stored: what is there already must not be taken for ours and removed.
    guard descriptor >= 0 else { throw Self.failure(errno) }
    self.descriptor = descriptor
    self.path = name
  }

  deinit {
    close(descriptor)
    if !isKept { unlink(path) }
  }

  func write(_ bytes: [UInt8]) throws(DecodeFailure) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        #if canImport(Darwin)
          Darwin.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Glibc)
          Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(errno) }
      written += count
    }
  }

  func keep() { isKept = true }

  /// Why the file can't be written.
  private static func failure(_ code: Int32) -> DecodeFailure {
    let words = code == ENOSPC ? "the disk is full" : String(cString: strerror(code))
    return DecodeFailure(.unreadable, reason: "can't be written: \(words)")
  }
}
