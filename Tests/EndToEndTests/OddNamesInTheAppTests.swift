import CellGeometry
import Foundation
import TestSupport
import Testing

@Suite("Odd names in the program", .serialized)
struct OddNamesInTheAppTests {
  /// The whole folder of `../shared/corpus/make-names.py`.
  private func makeNames(_ scratch: Scratch) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", Project.shared.appendingPathComponent("corpus/make-names.py").path,
      "--out", scratch.path("names"), "--dirs", "--deep", "--special",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Run.Failure(description: "make-names.py ended with \(process.terminationStatus)")
    }
    return scratch.path("names")
  }

  @Test(
    "no byte of a name acts on the terminal, from the first screen to the last",
    .enabled(if: Project.hasOddNames, "../shared/corpus/make-names.py is not there"))
  func walk() throws {
    let scratch = try Scratch()
    let folder = try makeNames(scratch)
    let terminal = try PseudoTerminal("photogrid", [folder], size: Size(width: 110, height: 40))
    try AppTests.awaitPhotos(of: terminal)
    for step in 0..<60 {
      terminal.type(step % 2 == 0 ? "\u{1b}[6~" : "3l")
      let before = terminal.output.count
      try terminal.wait(for: "a frame") { $0.output.count > before }
      let lines = terminal.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 40)
      #expect(lines[0].contains("photogrid"), "the bar is whole after step \(step)")
      if lines.last?.contains("\(Self.last(lines))") == true { break }
    }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.screen.unknown == [])
    #expect(terminal.screen.scrolledLines == 0)
    #expect(terminal.leftovers == nil)
  }

  /// `240 of 240`, in the words of the last line.
  private static func last(_ lines: [Substring]) -> String {
    let words = lines.last?.split(separator: " ") ?? []
    guard let place = words.firstIndex(of: "of"), place + 1 < words.count else { return "?" }
    return "\(words[place + 1]) of \(words[place + 1])"
  }

  @Test(
    "each odd name opens under its own name",
    .enabled(if: Project.hasOddNames && Project.hasDecoder, "needs the corpus and the decoder"))
  func pictures() throws {
    let scratch = try Scratch()
    let folder = try makeNames(scratch)
    // Every photo of the folder itself is good and must show.
    let state = try Run.state(scratch, script: ":wait idle", size: "500x200", [folder])
    let visible = try #require(state["visible"] as? [[String: Any]])
    let own = visible.filter { $0["section"] as? Int == 0 }
    #expect(own.count > 100)
    let bad = own.filter { $0["picture"] as? String != "sharp" }
    #expect(bad.isEmpty, "\(bad.prefix(5))")
  }
}
