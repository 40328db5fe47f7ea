import Foundation

/// A folder that lasts as long as a test.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "photogrid-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Foundation can't remove names that are not UTF-8.
    let remove = Process()
    remove.executableURL = URL(fileURLWithPath: "/bin/rm")
    remove.arguments = ["-rf", "--", url.path]
    do {
      try remove.run()
      remove.waitUntilExit()
    } catch {
      print("left behind: \(url.path): \(error)")
    }
  }

  var path: String { url.path }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, with the folders above it.
  @discardableResult
  func write(_ name: String, _ data: Data) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }
}
