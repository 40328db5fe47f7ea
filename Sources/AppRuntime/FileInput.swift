import SystemEdge

/// Reads small files whole.
package enum FileInput {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Larger files are taken for a mistake.
  private static let limit = 16 << 20

  /// The text of a file; what is not UTF-8 in it becomes U+FFFD.
  package static func text(_ path: [UInt8]) throws(Failure) -> String {
    let descriptor = open(path.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(description: String(cString: strerror(errno))) }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &block, block.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(description: String(cString: strerror(errno)))
      }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += block[..<count]
      guard bytes.count <= limit else {
        throw Failure(description: "expected a file of at most 16 MiB")
      }
    }
  }
}
