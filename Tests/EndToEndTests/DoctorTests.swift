import CellGeometry
import Foundation
import TerminalCore
import TestSupport
import Testing

@Suite("photogrid doctor", .serialized)
struct DoctorTests {
  /// Runs it in an acted terminal, and gives what it printed.
  private func report(
    _ profile: TerminalProfile, _ arguments: [String] = [], outer: TerminalProfile? = nil,
    environment: [String: String] = [:]
  ) throws -> (screen: String, output: String) {
    let terminal = try PseudoTerminal(
      "photogrid", ["doctor"] + arguments, size: Size(width: 100, height: 60),
      environment: profile.environment.merging(environment) { $1 })
    terminal.isAnswering = false
    var acted = ActedTerminal(profile, outer: outer)
    try terminal.wait(for: "the questions") { pseudo in
      pseudo.answer(as: &acted)
      return pseudo.screen.text.contains("photogrid 0")
        || pseudo.screen.text.contains("{\"version\"")
    }
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
    for file in acted.files { #expect(!FileManager.default.fileExists(atPath: file)) }
    return (terminal.screen.text, String(decoding: terminal.output, as: UTF8.self))
  }

  private func json(_ output: String) throws -> [String: Any] {
    let start = try #require(output.range(of: "{\"version\"")).lowerBound
    let line = output[start...].prefix { !$0.isNewline }
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(object as? [String: Any])
  }

  private static let words: [(String, [String])] = [
    ("xterm", ["name        XTerm 379", "method      sixel with 256 colours", "3000 pixels"]),
    ("xterm-plain", ["method      block characters", "neither kitty's graphics nor sixel"]),
    ("kitty 0.26", ["placed directly, by shared memory", "updates     synchronized"]),
    ("kitty 0.41", ["Unicode placeholders, by shared memory", "keyboard    kitty's protocol"]),
    ("konsole", ["name        Konsole 22.12.3", "placed directly, sent in the sequences"]),
    ("mlterm", ["mlterm 3.9.0, by the environment", "sixel with 256 colours", "9×17 pixels"]),
    ("foot 1.21", ["foot 1.21.0", "sixel with 256 colours"]),
    ("tmux 3.3", ["tmux        nothing came through", "method      block characters"]),
    ("tmux 3.5", ["method      block characters"]),
  ]

  @Test("it is right about every terminal", arguments: words)
  func text(_ name: String, _ words: [String]) throws {
    let (screen, output) = try report(.named(name))
    for word in words { #expect(screen.contains(word), "\(word) in\n\(screen)") }
    #expect(output.contains("\u{1B}[1mTerminal\u{1B}[m"))
    let columns = screen.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(columns.allSatisfy { $0.count <= 100 })
  }

  @Test("the same as JSON", arguments: TerminalProfile.all)
  func json(_ profile: TerminalProfile) throws {
    let object = try json(report(profile, ["--json"]).output)
    let pictures = try #require(object["pictures"] as? [String: Any])
    let names: [String: String] = [
      "kitty 0.26": "kitty-direct", "kitty 0.41": "kitty", "konsole": "kitty-direct",
      "xterm-plain": "symbols", "tmux 3.3": "symbols", "tmux 3.5": "symbols",
    ]
    #expect(pictures["protocol"] as? String == names[profile.name] ?? "sixel")
    #expect((pictures["reason"] as? String)?.isEmpty == false)
    let terminal = try #require(object["terminal"] as? [String: Any])
    #expect(terminal["isAnswering"] as? Bool == true)
    #expect(terminal["size"] as? [String: Int] == ["width": 100, "height": 60])
    #expect(object["tmux"] is NSNull == !profile.name.hasPrefix("tmux"))
    let folders = try #require(object["folders"] as? [String: Any])
    #expect(Set(folders.keys) == ["settings", "journal", "trash", "cache", "log"])
    let decoder = try #require(object["decoder"] as? [String: Any])
    #expect(decoder["works"] as? Bool == Project.hasDecoder)
  }

  @Test("it says what came through tmux")
  func throughTmux() throws {
    let (screen, _) = try report(.named("tmux 3.3"), outer: .named("kitty 0.41"))
    #expect(screen.contains("tmux        passes sequences through"))
    #expect(screen.contains("outside     kitty 0.41.1"))
    #expect(screen.contains("kitty graphics, Unicode placeholders, by shared memory"))
  }

  @Test("it says why a protocol is refused, and what colours are off for")
  func refusals() throws {
    let refused = try report(.named("xterm"), ["--protocol", "kitty"]).screen
    #expect(refused.contains("because     XTerm 379 does not have kitty's graphics"))
    let plain = try report(.named("kitty 0.41"), environment: ["NO_COLOR": "1"])
    #expect(plain.screen.contains("because     colours are off"))
    #expect(!plain.output.contains("\u{1B}[1mTerminal"))
  }

  @Test("it says what is missing and what helps")
  func missing() throws {
    let screen = try report(
      .named("xterm"), environment: ["TERM": "nonesuch", "LANG": "C", "PATH": "/nonexistent"]
    ).screen
    #expect(screen.contains("! terminfo does not know 'nonesuch'"))
    #expect(screen.contains("! the locale is not UTF-8"))
    #expect(screen.contains("export LC_ALL=C.UTF-8"))
    #expect(screen.contains("! curl is not installed, for photos from the web"))
  }

  @Test("a terminal that does not answer is waited for, two seconds")
  func noAnswers() throws {
    let terminal = try PseudoTerminal(
      "photogrid", ["doctor"], size: Size(width: 100, height: 60))
    terminal.isAnswering = false
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.screen.text.contains("answers     none"))
    #expect(terminal.screen.text.contains("because     the terminal has not answered"))
  }

  @Test("without a terminal it says so and is content", arguments: [false, true])
  func noTerminal(isJSON: Bool) throws {
    // A session of its own has no controlling terminal.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
    process.arguments =
      ["--wait", Project.products.appendingPathComponent("photogrid").path, "doctor"]
      + (isJSON ? ["--json"] : [])
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && complaints.isEmpty)
    #expect(!text.contains("\u{1B}"))
    if isJSON {
      let object = try json(text)
      #expect(object["terminal"] is NSNull && object["pictures"] is NSNull)
      #expect((object["terminalProblem"] as? String)?.hasPrefix("no terminal") == true)
    } else {
      #expect(text.contains("name        no terminal: "))
    }
  }

  @Test(
    "bad arguments get one line",
    arguments: [
      (["doctor", "photos"], "doctor: expected no library"),
      (["--json"], "--json: no such option"),
      (["--protocol", "gif"], "--protocol gif: expected one of auto, kitty, kitty-direct"),
      (["--tmux-levels", "0"], "--tmux-levels 0: expected a number from 1 to 8"),
    ])
  func badArguments(_ arguments: [String], _ line: String) throws {
    let run = try Run(arguments)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(line), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
