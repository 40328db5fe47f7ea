import SystemEdge

/// A file that is written from its beginning, and its errors in words.
package final class FileOutput {
  private let descriptor: Int32
  package let path: String

  package struct Failure: Error, CustomStringConvertible {
    package let path: String
    package let code: Int32
    package var description: String { "\(path): \(String(cString: strerror(code)))" }
  }

  package init(path: String) throws(Failure) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw Failure(path: path, code: errno) }
  }

  deinit { _ = close(descriptor) }

  package func write(_ text: String) throws(Failure) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { SystemEdge.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        throw Failure(path: path, code: errno)
      }
      bytes = bytes.dropFirst(written)
    }
  }
}
