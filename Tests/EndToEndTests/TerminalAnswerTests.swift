import CellGeometry
import Foundation
import TerminalCore
import TestSupport
import Testing

/// What the terminal's side does with answers, acted after real terminals: early, late, never, through
/// tmux, and when the program ends before they come.
@Suite("Answers of terminals", .serialized)
struct TerminalAnswerTests {
  private static let size = Size(width: 100, height: 30)

  private func start(
    _ profile: TerminalProfile, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      "TerminalProbe", ["1"] + arguments, size: Self.size,
      environment: profile.environment.merging(environment) { $1 })
    terminal.isAnswering = false
    return terminal
  }

  /// Waits for the questions, whose last is DA1.
  private func awaitQuestions(_ terminal: PseudoTerminal) throws {
    try terminal.wait(for: "the questions") { pseudo in
      let text = String(decoding: pseudo.output, as: UTF8.self)
      return text.contains("\u{1B}[c") && pseudo.screen.isAlternate && !pseudo.screen.modes.isEmpty
    }
  }

  private func expect(
    _ method: PictureMethod, levels: Int = 0, on terminal: PseudoTerminal,
    _ acted: inout ActedTerminal
  ) throws {
    let line = "pictures \(method), levels \(levels)"
    var actor = acted
    try terminal.wait(for: line) { pseudo in
      pseudo.answer(as: &actor)
      pseudo.type("?")
      return pseudo.screen.text.contains(line)
    }
    acted = actor
  }

  private func end(_ terminal: PseudoTerminal) throws {
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
  }

  /// Waits until the files that the terminal was asked to read are there no more.
  private func awaitEnd(of files: [String], _ terminal: PseudoTerminal) throws {
    try terminal.wait(for: "the files to be gone: \(files)") { _ in
      !files.contains { FileManager.default.fileExists(atPath: $0) }
    }
  }

  @Test("pictures are drawn as the terminal's answers say", arguments: TerminalProfile.all)
  func choosesByAnswers(_ profile: TerminalProfile) throws {
    let terminal = try start(profile)
    var acted = ActedTerminal(profile)
    try expect(profile.method, on: terminal, &acted)
    try awaitEnd(of: acted.files, terminal)
    let isAsked = profile.environment["TERM"] != "tmux-256color"
    #expect(acted.files.count == (isAsked ? 2 : 0))
    try end(terminal)
  }

  @Test("answers that come byte by byte are understood", arguments: ["kitty 0.41", "mlterm"])
  func slowAnswers(_ name: String) throws {
    let profile = TerminalProfile.named(name)
    let terminal = try start(profile)
    try awaitQuestions(terminal)
    var acted = ActedTerminal(profile)
    for byte in acted.answers(to: terminal.output) {
      terminal.send([byte])
      terminal.pump()
    }
    try expect(profile.method, on: terminal, &acted)
    try end(terminal)
  }

  /// Every key draws another frame, so that a key too many would be seen.
  @Test("late answers are understood, and are no keys", arguments: ["kitty 0.41", "xterm-plain"])
  func lateAnswers(_ name: String) throws {
    let profile = TerminalProfile.named(name)
    let terminal = try start(profile, environment: ["TERM": "xterm-256color"])
    try awaitQuestions(terminal)
    var frames = RandomFrames(seed: 1)
    let frame = frames.next(size: Self.size)
    try terminal.wait(for: "the first frame") { $0.screen.difference(from: frame) == nil }
    let late = ContinuousClock.now + .milliseconds(2300)
    try terminal.wait(for: "time to pass") { _ in ContinuousClock.now > late }
    var acted = ActedTerminal(profile)
    terminal.answer(as: &acted)
    try expect(profile.method, on: terminal, &acted)
    // One more key than was typed, and this would be the frame after the next.
    if profile.method == .symbols {
      let next = frames.next(size: Self.size)
      terminal.type(" ")
      try terminal.wait(for: "the next frame") { $0.screen.difference(from: next) == nil }
    }
    try end(terminal)
  }

  @Test("a terminal that never answers gets symbols, and is waited for once")
  func noAnswers() throws {
    let profile = TerminalProfile.named("xterm")
    let terminal = try start(profile)
    let start = ContinuousClock.now
    try awaitQuestions(terminal)
    try terminal.wait(for: "what is known") { pseudo in
      pseudo.type("?")
      return pseudo.screen.text.contains("pictures symbols, levels 0")
    }
    try end(terminal)
    // Two seconds from the question on, and what a busy machine needs.
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test(
    "answers to a program that has ended do not reach the shell",
    arguments: ["kitty 0.41", "xterm", "konsole"])
  func quitsBeforeTheAnswers(_ name: String) throws {
    let profile = TerminalProfile.named(name)
    let terminal = try start(profile)
    try awaitQuestions(terminal)
    terminal.type("q")
    try terminal.wait(for: "the screen to be given back") { !$0.screen.isAlternate }
    let given = terminal.output.count
    var acted = ActedTerminal(profile)
    terminal.answer(as: &acted)
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
    // Whatever reached the terminal after the settings were put back would have been echoed.
    #expect(!String(decoding: terminal.output[given...], as: UTF8.self).contains("^["))
    try awaitEnd(of: acted.files, terminal)
  }

  @Test("files are removed that no terminal reads", arguments: ["xterm", "konsole"])
  func removesFiles(_ name: String) throws {
    let profile = TerminalProfile.named(name)
    let terminal = try start(profile)
    var acted = ActedTerminal(profile)
    try awaitQuestions(terminal)
    let answers = acted.answers(to: terminal.output)
    #expect(acted.files.count == 2)
    for file in acted.files { #expect(FileManager.default.fileExists(atPath: file), "\(file)") }
    terminal.send(answers)
    try expect(profile.method, on: terminal, &acted)
    try awaitEnd(of: acted.files, terminal)
    try end(terminal)
  }

  @Test(
    "a protocol that the terminal denies is refused in one line",
    arguments: [
      ("xterm", "kitty", "XTerm 379 does not have kitty's graphics"),
      ("kitty 0.41", "sixel", "kitty 0.41.1 does not have sixel"),
      ("tmux 3.5", "iterm2", "in tmux, iterm2 would draw pictures at wrong places"),
    ])
  func refuses(_ name: String, _ wanted: String, _ line: String) throws {
    let profile = TerminalProfile.named(name)
    let terminal = try start(profile, [wanted])
    var acted = ActedTerminal(profile)
    try expect(.symbols, on: terminal, &acted)
    try terminal.wait(for: "the refusal") { pseudo in
      pseudo.type("?")
      return pseudo.screen.text.contains(line)
    }
    try end(terminal)
  }

  @Test("what the user wants is trusted while nothing is answered")
  func trusts() throws {
    let terminal = try start(.named("xterm"), ["sixel"])
    try awaitQuestions(terminal)
    try terminal.wait(for: "sixel") { pseudo in
      pseudo.type("?")
      return pseudo.screen.text.contains("pictures sixel(colors: 256)")
    }
    try end(terminal)
  }

  // MARK: - tmux

  @Test(
    "through tmux, placeholders where the terminal outside draws them",
    arguments: [
      ("tmux 3.3", "kitty 0.41", 1), ("tmux 3.5", "kitty 0.41", 1), ("tmux 3.3", "kitty 0.41", 2),
      ("tmux 3.3", "kitty 0.41", 3),
    ])
  func throughTmux(_ tmux: String, _ outer: String, _ levels: Int) throws {
    let profile = TerminalProfile.named(tmux)
    let terminal = try start(profile, ["auto", "\(levels)"])
    var acted = ActedTerminal(profile, outer: .named(outer), levels: levels)
    try expect(.kitty(.sharedMemory), levels: levels, on: terminal, &acted)
    try awaitEnd(of: acted.files, terminal)
    try end(terminal)
  }

  @Test(
    "tmux keeps to what it can itself",
    arguments: [("tmux 3.3", "konsole"), ("tmux 3.5", "kitty 0.26"), ("tmux 3.3", "xterm")])
  func inTmux(_ tmux: String, _ outer: String) throws {
    let profile = TerminalProfile.named(tmux)
    let terminal = try start(profile)
    var acted = ActedTerminal(profile, outer: .named(outer))
    try expect(profile.method, on: terminal, &acted)
    #expect(acted.files.count == 2)
    try awaitEnd(of: acted.files, terminal)
    try end(terminal)
  }

  /// Not one question of kitty's may reach tmux itself: it would become the window's title.
  @Test("tmux gets no kitty sequence of its own")
  func asksTmuxNothingOfKitty() throws {
    let profile = TerminalProfile.named("tmux 3.3")
    let terminal = try start(profile)
    try awaitQuestions(terminal)
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.contains("\u{1B}\u{1B}_Gi=31"))
    #expect(!text.replacing("\u{1B}\u{1B}", with: "").contains("\u{1B}_G"))
    try end(terminal)
  }

  @Test("consoles and screen are asked what they ignore", arguments: ["linux", "screen", "vt220"])
  func asksOldTerminalsLittle(_ term: String) throws {
    let terminal = try PseudoTerminal(
      "TerminalProbe", ["1"], size: Self.size, environment: ["TERM": term])
    terminal.isAnswering = false
    try terminal.wait(for: "the questions") { pseudo in
      String(decoding: pseudo.output, as: UTF8.self).contains("\u{1B}[c")
    }
    for introducer in ["\u{1B}_", "\u{1B}P", "\u{1B}]11", "\u{1B}[?2026"] {
      #expect(!String(decoding: terminal.output, as: UTF8.self).contains(introducer))
    }
    terminal.send(Array("\u{1B}[?6c".utf8))
    try end(terminal)
  }

  // MARK: - The guard

  @Test(
    "pictures are removed however the program ends",
    arguments: [
      ("q", 0), ("S", 128 + SIGSEGV), ("A", 128 + SIGABRT),
    ] as [(String, Int32)])
  func removesPictures(_ key: String, _ status: Int32) throws {
    let profile = TerminalProfile.named("xterm-plain")
    let terminal = try start(profile)
    var acted = ActedTerminal(profile)
    try expect(.symbols, on: terminal, &acted)
    terminal.type("F")
    terminal.type(key)
    #expect(try terminal.waitForEnd() == status)
    #expect(terminal.leftovers == nil)
    let text = String(decoding: terminal.output, as: UTF8.self)
    let parts = text.split(separator: "\u{1B}_Ga=d,d=I,i=").dropFirst()
    #expect(parts.count == 1000)
    let numbers = parts.map { Int($0.prefix { $0.isNumber }) }
    #expect(numbers == Array(1...1000))
    // While they are still to be seen: before the other screen comes back.
    #expect(parts.last?.contains("\u{1B}[?1049l") == true)
  }
}
