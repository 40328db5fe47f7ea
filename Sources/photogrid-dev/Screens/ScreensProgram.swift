import Foundation

/// Looks at the program in real terminals, by pixels.
enum ScreensProgram {
  /// - Returns: whether all is right.
  static func run(_ arguments: [String]) throws -> Bool {
    let options = try ScreensOptions(arguments)
    let kept = options.folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
    let folder =
      kept
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(
        "photogrid-screens-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if kept == nil { try? FileManager.default.removeItem(at: folder) } }
    let screens = TerminalScreens(
      options: options, library: try CardLibrary(in: folder), folder: folder)
    let expected = try screens.expected()
    var isFine = true
    print("| terminal | " + ScreenStep.all.map(\.name).joined(separator: " | ") + " |")
    print("|---" + String(repeating: "|---", count: ScreenStep.all.count) + "|")
    for terminal in options.terminals {
      let pictures = try screens.run(terminal)
      let verdicts = try verdicts(pictures, expected)
      if verdicts.contains(where: { $0 != "ok" }) { isFine = false }
      print("| \(terminal) | " + verdicts.joined(separator: " | ") + " |")
    }
    return isFine
  }

  private static func verdicts(
    _ pictures: [URL?], _ expected: [ExpectedScreen?]
  ) throws -> [String] {
    var last: ExpectedScreen?
    return try ScreenStep.all.indices.map { index in
      last = expected[index] ?? last
      guard let picture = pictures[index] else { return "no picture" }
      guard let last else { return "nothing is expected" }
      let check = ScreenCheck(
        pixels: try ScreenPixels(png: picture), expected: last,
        expectation: ScreenStep.all[index].expectation)
      return check.fault() ?? "ok"
    }
  }

  /// Runs a program to its end.
  static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let line = String(decoding: words, as: UTF8.self).split(separator: "\n").last ?? ""
      throw ScreensProblem(description: "\(program): status \(process.terminationStatus): \(line)")
    }
  }
}
