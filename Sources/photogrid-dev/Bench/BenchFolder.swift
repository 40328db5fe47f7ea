import Foundation
import SystemEdge

/// A folder for what measuring needs, gone with this object.
final class BenchFolder {
  let path: String
  private var count = 0

  init() throws {
    var template = Array("\(NSTemporaryDirectory())/photogrid-bench.XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw BenchProblem(description: "bench: \(NSTemporaryDirectory()): can't make a folder there")
    }
    path = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A new fifo.
  func fifo() throws -> String {
    count += 1
    let path = "\(path)/trace.\(count)"
    guard mkfifo(path, 0o600) == 0 else {
      throw BenchProblem(description: "bench: \(path): can't make a fifo")
    }
    return path
  }

  func file(_ name: String, _ text: String) throws -> String {
    let path = "\(path)/\(name)"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }
}
