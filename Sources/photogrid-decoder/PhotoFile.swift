import DecoderProtocol

/// A regular file, open for reading by its own name: no part of a name means anything to us.
final class PhotoFile {
  let descriptor: Int32
  let byteCount: Int

  /// Never blocks on a pipe or a device.
  init(path: [UInt8]) throws(DecodeFailure) {
    let (folder, rest) = try Self.approach(path)
    defer { if folder != AT_FDCWD { close(folder) } }
    let name = Self.text(rest)
    var status = stat()
    guard fstatat(folder, name, &status, 0) == 0 else { throw Self.failure(errno) }
    try Self.requireRegular(status)
    descriptor = openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
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

  /// Goes towards a path that is longer than the system takes at once, in pieces.
  /// - Returns: the open folder that the rest of the path starts from, to be closed by the caller.
  private static func approach(
    _ path: [UInt8]
  ) throws(DecodeFailure) -> (folder: Int32, rest: ArraySlice<UInt8>) {
    let slash = UInt8(ascii: "/")
    var folder = AT_FDCWD
    var rest = path[...]
    while rest.count >= Int(PATH_MAX),
      let cut = rest.prefix(Int(PATH_MAX) - 1).lastIndex(of: slash), cut > rest.startIndex
    {
      let next = openat(folder, text(rest[..<cut]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      let code = errno
      if folder != AT_FDCWD { close(folder) }
      guard next >= 0 else { throw failure(code) }
      folder = next
      rest = rest[cut...].drop { $0 == slash }
    }
    return (folder, rest)
  }

  private static func text(_ path: ArraySlice<UInt8>) -> [CChar] {
    path.map { CChar(bitPattern: $0) } + [0]
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
