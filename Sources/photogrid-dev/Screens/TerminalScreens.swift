import Foundation

/// Runs the program in a real terminal, step by step, with a picture of the screen after each.
struct TerminalScreens {
  let options: ScreensOptions
  let library: CardLibrary
  let folder: URL

  /// Waits until pictures are there, which come after the text.
  private static let pause = "settle:700,15000"

  /// - Returns: the pictures, one a step; those that could not be taken are missing.
  func run(_ terminal: String) throws -> [URL?] {
    let pictures = ScreenStep.all.indices.map {
      folder.appendingPathComponent("\(terminal)-\($0).png")
    }
    // A shell, so that there is somebody to come back to.
    var keys = ["wait:500", "type:\(Self.quoted(command))", "Enter", "wait:1500"]
    for (step, picture) in zip(ScreenStep.all, pictures) {
      keys += [step.keys, Self.pause, "shot:\(picture.path)"].filter { !$0.isEmpty }
    }
    keys += ["type:exit", "Enter"]
    _ = try? ScreensProgram.run(
      options.termshot,
      [
        "--terminal", terminal, "--size", "\(ScreenStep.size.columns)x\(ScreenStep.size.rows)",
        "--wait", "300", "--keys", keys.joined(separator: " "), "--timeout", "180", "--out",
        folder.appendingPathComponent("\(terminal)-last.png").path,
      ] + options.terminalOptions(terminal) + [
        "--", "/usr/bin/env", "PS1=$ ", "HOME=\(folder.path)", "bash", "--norc", "--noprofile",
        "-i",
      ])
    return pictures.map { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  private var command: String {
    "\(options.program) --no-config \(library.folder.path)"
  }

  private static func quoted(_ text: String) -> String { "'\(text)'" }

  /// The screens that the program says that it shows, without a terminal.
  func expected() throws -> [ExpectedScreen?] {
    var script = ""
    var files: [(state: URL, screen: URL)?] = []
    for (index, step) in ScreenStep.all.enumerated() {
      guard let keys = step.script else {
        files.append(nil)
        continue
      }
      let state = folder.appendingPathComponent("state-\(index).json")
      let screen = folder.appendingPathComponent("screen-\(index).txt")
      script += "\(keys)\n:wait idle\n:save-state \(state.path)\n:save-screen \(screen.path)\n"
      files.append((state, screen))
    }
    let path = folder.appendingPathComponent("script.txt")
    try script.write(to: path, atomically: false, encoding: .utf8)
    try ScreensProgram.run(
      options.program,
      [
        "--no-config", "--headless", "\(ScreenStep.size.columns)x\(ScreenStep.size.rows)",
        "--script", path.path, library.folder.path,
      ])
    return try files.map { file in
      try file.map { try ExpectedScreen(state: $0.state, screen: $0.screen) }
    }
  }
}
