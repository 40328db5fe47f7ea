import Foundation
import Testing

/// Sessions at random on real libraries, by `photogrid-dev monkey`: `make monkey` plays longer ones.
struct MonkeyTests {
  /// A game alone, and a shorter one with others: what comes of their races is for `make monkey` to
  /// find. PHOTOGRID_MONKEY_ACTIONS plays more.
  private static let games = [
    (actions: "700", options: ["--seed", "6", "--alone"]),
    (actions: "200", options: ["--seed", "5"]),
  ]

  @Test(
    "after random edits, undo, restarts and changes by others every photo is there, once",
    arguments: ["folder", "plist", "list"], games)
  func everyPhotoIsThere(kind: String, game: (actions: String, options: [String])) throws {
    let wanted = ProcessInfo.processInfo.environment["PHOTOGRID_MONKEY_ACTIONS"]
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = Project.products.appendingPathComponent("photogrid-dev")
    process.arguments =
      ["monkey", "--kinds", kind, "--actions", wanted ?? game.actions, "--folder", scratch.path]
      + game.options
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text.suffix(6000))")
    #expect(text.contains("every photo is there, once"))
  }
}
