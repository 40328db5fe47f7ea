import DecoderProtocol

/// A regular file, open for reading by its own name: no part of a name means anything to us.
final class PhotoFile {
  let descriptor: Int32
  let byteCount: Int

  /// Never blocks on a pipe or a device.
  init(path: [UInt8]) throws(DecodeFailure) {
    let name = path.map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    guard stat(name, &status) == 0 else { throw Self.failure(errno) }
    try Self.requireRegular(status)
    descriptor = open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(errno) }
    // Again, for what was opened: the name may mean another file by now.
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(errno) }
    try Self.requireRegular(status)
    byteCount = Int(status.st_size)
    guard byteCount > 0 else { throw DecodeFailure(.corrupt, reason: "the file is empty") }
    guard byteCount <= ResourceLimits.fileBytes else {
      throw DecodeFailure(.tooLarge, reason: "the file is larger than 2 GB")
    }
  }

  deinit { close(descriptor) }

  /// Up to `count` bytes from `offset` on; fewer at the end of the file.
  func bytes(from offset: Int = 0, count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let taken = bytes[filled...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, off_t(offset + filled))
      }
      if taken < 0 && errno == EINTR { continue }
      guard taken > 0 else { break }
      filled += taken
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  private static func requireRegular(_ status: stat) throws(DecodeFailure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw DecodeFailure(.unreadable, reason: "is a folder")
    default: throw DecodeFailure(.unreadable, reason: "is no regular file")
    }
  }

  private static func failure(_ code: Int32) -> DecodeFailure {
    switch code {
    case ENOENT, ENOTDIR: DecodeFailure(.vanished, reason: "no such file")
    case EACCES, EPERM: DecodeFailure(.unreadable, reason: "permission denied")
    default: DecodeFailure(.unreadable, reason: String(cString: strerror(code)))
    }
  }
}
