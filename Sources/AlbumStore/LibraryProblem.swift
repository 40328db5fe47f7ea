/// The one line that says why there is no library.
enum LibraryProblem {
  /// - `path`: what was asked for, as bytes.
  /// - `problem`: what is wrong with it, safe for a screen.
  /// - `expected`: what would have been right, safe for a screen.
  static func line(_ path: [UInt8], _ problem: String, expected: String?) -> String {
    let name = path.isEmpty ? "''" : SafeText.of(path)
    return "photogrid: \(name): \(problem)" + (expected.map { " (\($0))" } ?? "")
  }
}
