import SystemEdge

/// A file without a name, for what a program reads or writes: unlike a pipe it never fills up, and
/// no other child can hold an end of it open.
final class ScratchFile {
  let descriptor: Int32

  init(_ content: [UInt8] = []) throws(SystemError) {
    var template = (Self.folder + Array("/photogrid-XXXXXX\0".utf8)).map { CChar(bitPattern: $0) }
    let file = mkstemp(&template)
    guard file >= 0 else { throw .last }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    descriptor = file
    if let error = FileOutput.write(content, to: file) { throw error }
    rewind()
  }

  deinit { close(descriptor) }

  /// Lets the next one read from the beginning.
  func rewind() { lseek(descriptor, 0, SEEK_SET) }

  /// Where temporary files go.
  static var folder: [UInt8] {
    guard let value = getenv("TMPDIR"), value[0] != 0 else { return Array("/tmp".utf8) }
    return Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }

  /// The last line that is not empty, made safe for a screen; nil when there is none.
  var lastLine: String? {
    let end = lseek(descriptor, 0, SEEK_END)
    let start = max(0, end - 4096)
    var bytes = [UInt8](repeating: 0, count: Int(end - start))
    let count = pread(descriptor, &bytes, bytes.count, start)
    let lines = bytes.prefix(max(0, count)).split { $0 == 0x0A || $0 == 0x0D }
    let last = lines.last { line in line.contains { $0 > 0x20 } }
    return last.map { SafeText.of($0, atMost: 200) }
  }
}
