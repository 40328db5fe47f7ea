import Foundation
import TestSupport
import Testing

/// The program without a terminal: scripts, states, and what it says of bad input.
@Suite("photogrid without a terminal", .serialized)
struct HeadlessTests {
  @Test("the state file has its shape")
  func stateFile() throws {
    let scratch = try Scratch()
    let library = try Project.library(in: scratch)
    let state = try Run.state(scratch, script: "l", [library])
    #expect(state["version"] as? Int == 1)
    #expect(state["mode"] as? String == "browse")
    #expect(state["overlay"] is NSNull)
    #expect(state["size"] as? [String: Int] == ["columns": 100, "rows": 30])
    let about = try #require(state["library"] as? [String: Any])
    #expect(about["kind"] as? String == "folder")
    #expect(about["title"] as? String == "photos")
    #expect(about["sections"] as? Int == 3)
    #expect(about["items"] as? Int == 27)
    #expect(about["scanning"] as? Bool == false)
    let sections = try #require(state["sections"] as? [[String: Any]])
    #expect(
      sections.map { $0["title"] as? String }
        == ["2023 Lake", "2024 Mountains", "2024 Mountains/Day 1"])
    #expect(sections.allSatisfy { $0["count"] as? Int == 9 && $0["total"] as? Int == 9 })
    let cursor = try #require(state["cursor"] as? [String: Any])
    #expect(cursor["section"] as? Int == 0 && cursor["item"] as? Int == 1)
    #expect(cursor["name"] as? String == "IMG_2.webp")
    #expect(cursor["path"] as? String == library + "/2023 Lake/IMG_2.webp")
    let visible = try #require(state["visible"] as? [[String: Any]])
    let frame = try #require(visible.first?["frame"] as? [String: Int])
    #expect(frame == ["x": 0, "y": 2, "width": 25, "height": 11])
    let pictures = Set(visible.compactMap { $0["picture"] as? String })
    #expect(pictures == (Project.hasDecoder ? ["sharp"] : ["none"]))
  }

  @Test("keys, actions and sizes of a script do what they say")
  func script() throws {
    let scratch = try Scratch()
    let library = try Project.library(in: scratch)
    let screen = scratch.path("screen.txt")
    let state = try Run.state(
      scratch,
      script: "# a comment\n<Down> 2l\n:next-section\n:resize 120x40\n?\n:save-screen \(screen)",
      [library])
    #expect(state["overlay"] as? String == "help")
    #expect(state["size"] as? [String: Int] == ["columns": 120, "rows": 40])
    let cursor = try #require(state["cursor"] as? [String: Any])
    #expect(cursor["section"] as? Int == 1 && cursor["item"] as? Int == 0)
    let lines = try scratch.text("screen.txt").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 41)
    #expect(lines[0].contains("27 photos in 3 albums"))
  }

  @Test("the sample library is shown without arguments")
  func sampleLibrary() throws {
    let scratch = try Scratch()
    let state = try Run.state(scratch, script: "", [])
    let about = try #require(state["library"] as? [String: Any])
    #expect(about["kind"] as? String == "plist")
    #expect(about["items"] as? Int == 45)
    let sections = try #require(state["sections"] as? [[String: Any]])
    #expect(
      sections.map { $0["title"] as? String } == ["Actors", "Animals", "Flowers", "Other"])
  }

  @Test("paths come as arguments, or on standard input with either separator")
  func lists() throws {
    let scratch = try Scratch()
    let library = try Project.library(in: scratch)
    let paths = ["2024 Mountains/IMG_3.jpg", "2023 Lake/IMG_1.png", "2024 Mountains/IMG_1.png"]
      .map { "\(library)/\($0)" }
    for (arguments, input) in [
      (paths, Data()), (["-"], Data(paths.joined(separator: "\n").utf8)),
      (["-0"], Data(paths.joined(separator: "\0").utf8)),
    ] {
      let state = try Run.state(scratch, script: "", arguments, input: input)
      let about = try #require(state["library"] as? [String: Any])
      #expect(about["kind"] as? String == "list", "\(arguments)")
      #expect(about["items"] as? Int == 3, "\(arguments)")
      let visible = try #require(state["visible"] as? [[String: Any]])
      let shown = visible.compactMap { $0["path"] as? String }
      // One section a folder, in the order of first appearance.
      #expect(shown == [paths[0], paths[2], paths[1]], "\(arguments)")
    }
  }

  @Test(
    "bad input gets one line that names it, and exit status 2",
    arguments: [
      (["/no/such/folder"], "/no/such/folder: no such file or directory"),
      (["--columns", "0"], "--columns 0: expected a number"),
      (["--columns"], "--columns: expected a value"),
      (["--theme", "steel"], "--theme steel: expected default or wood"),
      (["--colors", "many"], "--colors many: expected one of auto"),
      (["--headless", "10"], "--headless 10: expected a size"),
      (["--headless", "80x24"], "expected --script"),
      (["--nonsense"], "--nonsense: no such option"),
      (["--script", "/no/such/script"], "/no/such/script: No such file"),
      (["-", "a.jpg"], "not both"),
    ])
  func badInput(arguments: [String], line: String) throws {
    let run = try Run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("photogrid: "))
    #expect(run.errors.contains(line), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test("bad libraries get their line too")
  func badLibraries() throws {
    let scratch = try Scratch()
    let text = try scratch.write("notes.txt", "hello")
    let broken = try scratch.write("broken.plist", "<plist><dict><key>A</key>")
    let wrong = try scratch.write("wrong.plist", "<plist><dict><key>A</key><true/></dict></plist>")
    try scratch.write("empty/nothing.txt", Data())
    let script = try scratch.write("script", ":wait idle")
    for (path, expected) in [
      (text, "notes.txt"), (broken, "broken.plist"), (wrong, "A"),
      (scratch.path("empty"), "no photos"),
    ] {
      let run = try Run(["--headless", "80x24", "--script", script, path])
      #expect(run.status == 2, "\(path): \(run.errors)")
      #expect(run.errors.contains(expected), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }
  }

  @Test(
    "a bad script is named with its line",
    arguments: [
      ("jj\n:no-such-action", ":2: "), ("<Nonsense>", ":1: "), (":resize huge", ":1: "),
      (":wait", ":1: "), ("\n\n:save-state", ":3: "),
    ])
  func badScripts(script: String, place: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("script", script)
    let run = try Run(["--headless", "80x24", "--script", file])
    #expect(run.status == 2)
    #expect(run.errors.contains(file + place), "\(run.errors)")
  }

  @Test("without a terminal it says so, and ends with 3")
  func noTerminal() throws {
    let scratch = try Scratch()
    let library = try Project.library(in: scratch)
    // A session of its own has no controlling terminal.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
    process.arguments = [
      "--wait", Project.products.appendingPathComponent("photogrid").path, library,
    ]
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let line = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
    #expect(line.hasPrefix("photogrid: "))
    #expect(line.split(separator: "\n").count == 1)
  }

  @Test func helpAndVersion() throws {
    let help = try Run(["--help"])
    #expect(help.status == 0 && help.output.hasPrefix("Usage: photogrid") && help.errors == "")
    let version = try Run(["--version"])
    #expect(version.status == 0 && version.output.hasPrefix("photogrid "))
  }
}
