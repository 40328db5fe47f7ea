import Foundation
import Testing

/// The user's settings in the program.
struct ConfigurationTests {
  private func home(_ scratch: Scratch, _ settings: String) throws -> [String: String] {
    let home = LibraryCase.home(in: scratch)
    let folder = scratch.path("home/config/photogrid")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(settings.utf8).write(to: URL(fileURLWithPath: folder + "/config.json5"))
    return home
  }

  /// Photos on the fullest line of the screen.
  private func columns(_ state: [String: Any]) -> Int? {
    let frames = (state["visible"] as? [[String: Any]] ?? []).compactMap {
      $0["frame"] as? [String: Int]
    }
    return Dictionary(grouping: frames) { $0["y"] }.values.map(\.count).max()
  }

  @Test func settingsHoldAndTheCommandLineGoesBeforeThem() throws {
    let scratch = try Scratch()
    let library = try LibraryCase.folder.make(in: scratch)
    let home = try home(
      scratch, "{ columns: 3, order: '-name', readOnly: true, keys: { edit: ['E'] }, }")
    let state = try Run.state(scratch, script: "E", library, environment: home)
    #expect(columns(state) == 3)
    #expect(state["mode"] as? String == "browse")
    #expect("\(state["message"] ?? "")".contains("read-only"))
    let other = try Run.state(scratch, script: "", ["--columns", "2"] + library, environment: home)
    #expect(columns(other) == 2)
    let none = try Run.state(
      scratch, script: "e", ["--no-config"] + library, environment: home)
    #expect(none["mode"] as? String == "edit")
  }

  @Test func aMistakeEndsTheProgramWithALineForEach() throws {
    let scratch = try Scratch()
    let library = try LibraryCase.folder.make(in: scratch)
    let home = try home(scratch, "{ columns: 'x', motion: 3 }")
    let script = try scratch.write("script.txt", ":wait idle\n")
    let run = try Run(
      ["--headless", "80x24", "--script", script] + library, environment: home)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        photogrid: config.json5: columns: expected a whole number from 1 to 1000
        photogrid: config.json5: motion: expected true or false

        """)
    let other = try scratch.write("other.json5", "{ keys: { quit: ['3'] } }")
    #expect(
      try Run(["--config", other] + library, environment: home).errors
        == "photogrid: other.json5: keys.quit: 3 begins a number; expected another key\n")
    #expect(
      try Run(["--config", scratch.path("none")] + library, environment: home).errors
        == "photogrid: none: can't be read: no such file or directory\n")
  }

  @Test func aSettingThatIsNoneIsSaid() throws {
    let scratch = try Scratch()
    let library = try LibraryCase.folder.make(in: scratch)
    let home = try home(scratch, "{ colour: 'red' }")
    let state = try Run.state(scratch, script: "", library, environment: home)
    #expect("\(state["message"] ?? "")".contains("config.json5: colour: no such setting"))
  }

  /// Commands get paths as arguments, whatever their names are.
  @Test func commandsOfTheUserGetPaths() throws {
    let scratch = try Scratch()
    let library = try LibraryCase.folder.make(in: scratch)
    let log = scratch.path("log")
    let tool = try scratch.write(
      "tool.sh", "#!/bin/sh\nfor word; do printf '%s\\n' \"$word\"; done >> '\(log)'\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    let home = try home(
      scratch,
      """
      { open: { label: "Look", command: ["\(tool)", "open; rm"] },
        albums: { "2024 Mountains": { label: "Buy", command: ["\(tool)", "buy"] } },
        share: [{ key: "u", label: "upload", command: ["\(tool)", "up $HOME"] }] }
      """)
    _ = try Run.state(
      scratch,
      script: """
        <Enter>
        :wait text Look
        o
        :wait idle
        <Esc>
        }
        <Enter>
        :wait text Buy
        o
        :wait idle
        <Esc>
        <Space>
        <Right>
        <Space>
        s
        u
        :wait idle
        """, library, environment: home)
    let photos = scratch.path("photos")
    let text = try String(contentsOfFile: log, encoding: .utf8)
    #expect(
      text.split(separator: "\n").map(String.init) == [
        "open; rm", "\(photos)/2023 Lake/IMG_1.png",
        "buy", "\(photos)/2024 Mountains/IMG_1.png",
        "up $HOME", "\(photos)/2024 Mountains/IMG_1.png", "\(photos)/2024 Mountains/IMG_2.webp",
      ])
  }
}
