import Foundation
import Testing

/// Sessions at random on real libraries, by `photogrid-dev monkey`: `make monkey` plays longer ones.
struct MonkeyTests {
  /// PHOTOGRID_MONKEY_ACTIONS plays more for each kind of library.
  private static let actions =
    ProcessInfo.processInfo.environment["PHOTOGRID_MONKEY_ACTIONS"] ?? "700"

  @Test(
    "after random edits, undo, restarts and changes by others every photo is there, once",
    arguments: ["folder", "plist", "list"], [["--seed", "5"], ["--seed", "6", "--alone"]])
  func everyPhotoIsThere(kind: String, options: [String]) throws {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = Project.products.appendingPathComponent("photogrid-dev")
    process.arguments =
      ["monkey", "--kinds", kind, "--actions", Self.actions, "--folder", scratch.path] + options
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
