import Foundation

/// Compares screens with the files `Tests/<Suite>/Golden/<name>.screen`.
///
/// PHOTOGRID_RECORD=missing writes files that are not there, =all writes every file; with CI set
/// nothing is ever written. What was written fails the test once, so that nobody takes a recording
/// for a comparison.
package enum Golden {
  /// What is wrong with `actual`, with both screens in full; nil when it is as recorded.
  ///
  ///     #expect(Golden.difference(frame.goldenText, named: "start-80x24") == nil)
  ///
  /// `file` is the test's own file, whose folder holds `Golden`.
  package static func difference(
    _ actual: String, named name: String, file: String = #filePath
  ) -> GoldenDifference? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let path = folder.appendingPathComponent("Golden/\(name).screen")
    let expected = try? String(contentsOf: path, encoding: .utf8)
    if expected == actual { return nil }
    if mode == .all || (mode == .missing && expected == nil) {
      return record(actual, at: path)
    }
    guard let expected else {
      return GoldenDifference("\(path.path) is not there; the screen is\n\(actual)")
    }
    return GoldenDifference("\(path.path) differs.\nexpected\n\(expected)\nactual\n\(actual)")
  }

  private enum Mode: String {
    case never
    case missing
    case all
  }

  private static var mode: Mode {
    let environment = ProcessInfo.processInfo.environment
    if environment["CI"] != nil { return .never }
    return environment["PHOTOGRID_RECORD"].flatMap(Mode.init) ?? .never
  }

  private static func record(_ text: String, at path: URL) -> GoldenDifference {
    do {
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: path, atomically: true, encoding: .utf8)
      return GoldenDifference("recorded \(path.path): run the tests again, and review the change")
    } catch {
      return GoldenDifference("\(path.path) can't be recorded: \(error)")
    }
  }
}
