import Foundation
import TestSupport
import Testing

/// What other programs do to the library while the built program shows it.
@Suite("A library that changes meanwhile", .serialized)
struct LiveLibraryTests {
  /// Plays a script that waits for texts on the screen, while `body` changes files once the first
  /// screen has been saved.
  private func run(
    _ scratch: Scratch, _ arguments: [String], script: String, body: () throws -> Void
  ) throws -> [String: Any] {
    let state = scratch.path("state.json")
    let ready = scratch.path("ready")
    let file = try scratch.write(
      "script.txt", ":wait idle\n:save-screen \(ready)\n\(script)\n:save-state \(state)\n")
    let process = Process()
    process.executableURL = Project.products.appendingPathComponent("photogrid")
    process.arguments = ["--headless", "100x40", "--script", file] + arguments
    process.environment = [
      "LANG": "C.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin",
      "PHOTOGRID_RESOURCES": Project.resources.path,
    ].merging(LibraryCase.home(in: scratch)) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let deadline = Date(timeIntervalSinceNow: 60)
    while !FileManager.default.fileExists(atPath: ready), Date() < deadline { usleep(2000) }
    try body()
    let line = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(line)")
    let object = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: state)))
    return try #require(object as? [String: Any])
  }

  private func counts(_ state: [String: Any]) -> [Int] {
    (state["sections"] as? [[String: Any]] ?? []).compactMap { $0["count"] as? Int }
  }

  @Test("files that come, go and get another name do so in the grid; what is selected stays so")
  func folder() throws {
    let scratch = try Scratch()
    let library = try Project.library(in: scratch)
    let files = FileManager.default
    let state = try run(
      scratch, [library],
      script: "ll<Space>\n:wait text 28 photos in 4 albums\n:wait text Renamed"
    ) {
      let album = library + "/2023 Lake/"
      try files.moveItem(atPath: album + "IMG_3.jpg", toPath: album + "Renamed.jpg")
      try files.removeItem(atPath: album + "IMG_2.webp")
      try scratch.write("photos/2023 Lake/New.png", try Project.sample("Owl.png"))
      try scratch.write("photos/2025/First.png", try Project.sample("Owl.png"))
    }
    #expect(counts(state) == [9, 9, 9, 1])
    let selection = try #require(state["selection"] as? [[String: Any]])
    #expect(selection.map { $0["name"] as? String } == ["Renamed.jpg"])
    let cursor = try #require(state["cursor"] as? [String: Any])
    #expect(cursor["name"] as? String == "Renamed.jpg")
    #expect(state["mode"] as? String == "share")
  }

  @Test("a property list that somebody else writes is shown as it is then")
  func plist() throws {
    let scratch = try Scratch()
    let arguments = try LibraryCase.plist.make(in: scratch)
    let state = try run(scratch, arguments, script: "l\n:wait text 10 photos in 2 albums") {
      let albums = [
        "2023 Lake": (2...9).map { "photos/2023 Lake/IMG_\($0).\(["jpg", "png", "webp"][$0 % 3])" },
        "New": ["photos/2024 Mountains/IMG_1.png", "photos/2024 Mountains/IMG_2.webp"],
      ]
      let data = try PropertyListSerialization.data(
        fromPropertyList: albums, format: .xml, options: 0)
      try data.write(to: URL(fileURLWithPath: arguments[0]), options: .atomic)
    }
    #expect(counts(state) == [8, 2])
    #expect((state["cursor"] as? [String: Any])?["name"] as? String == "IMG_2.webp")
  }
}
