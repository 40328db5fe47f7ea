import CellGeometry
import Foundation
import TerminalCore
import TestSupport
import Testing

/// The terminal's side alone, by a program that draws random frames.
@Suite(.serialized) struct TerminalProbeTests {
  private static let size = Size(width: 60, height: 18)

  private func start(
    seed: UInt64 = 1, environment: [String: String] = [:], isJob: Bool = false
  ) throws -> (PseudoTerminal, Frame, RandomFrames) {
    let terminal = try PseudoTerminal(
      "TerminalProbe", ["\(seed)"], size: Self.size, environment: environment, isJob: isJob)
    var frames = RandomFrames(seed: seed)
    let frame = frames.next(size: Self.size)
    try expect(frame, on: terminal, "the first frame, seed \(seed)")
    try terminal.wait(for: "raw mode") { !$0.screen.modes.isEmpty }
    return (terminal, frame, frames)
  }

  private func expect(_ frame: Frame, on terminal: PseudoTerminal, _ what: String) throws {
    do {
      try terminal.wait(for: what, seconds: 10) { $0.screen.difference(from: frame) == nil }
    } catch {
      let difference = terminal.screen.difference(from: frame) ?? ""
      throw PseudoTerminal.Failure(description: "\(what): \(difference)\n\(error)")
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func theScreenShowsWhatTheFrameSays(_ seed: UInt64) throws {
    var (terminal, _, frames) = try start(seed: seed)
    for number in 1...60 {
      let frame = frames.next(size: Self.size)
      terminal.type(" ")
      try expect(frame, on: terminal, "frame \(number), seed \(seed)")
    }
    #expect(terminal.screen.unknown == [])
    #expect(terminal.screen.scrolledLines == 0)
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
  }

  /// A description of the terminal that is not a file can't be kept from scrolling; pictures must be
  /// right all the same.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func theScreenIsRightThoughCursesScrolls(_ seed: UInt64) throws {
    let path = "/usr/share/terminfo/x/xterm-256color"
    let other = "/lib/terminfo/x/xterm-256color"
    let data =
      FileManager.default.contents(atPath: path)
      ?? FileManager.default.contents(
        atPath: other)
    let entry = try #require(data).map { String(format: "%02X", $0) }.joined()
    var (terminal, _, frames) = try start(seed: seed, environment: ["TERMINFO": "hex:\(entry)"])
    for number in 1...60 {
      let frame = frames.next(size: Self.size)
      terminal.type(" ")
      try expect(frame, on: terminal, "frame \(number), seed \(seed)")
    }
  }

  @Test(arguments: ["linux", "xterm", "screen-256color", "vt220", "xterm-direct"])
  func otherTerminals(_ type: String) throws {
    let terminal = try PseudoTerminal(
      "TerminalProbe", ["5"], size: Self.size, environment: ["TERM": type])
    var frames = RandomFrames(seed: 5)
    for number in 0...20 {
      let frame = frames.next(size: Self.size)
      let expected = Self.text(frame)
      if number > 0 { terminal.type(" ") }
      try terminal.wait(for: "frame \(number) on \(type)") { $0.screen.text == expected }
    }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
  }

  /// Blanks under pictures must not be taken for blanks that may be cleared to an end of the line.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func picturesStayWithoutUTF8(_ seed: UInt64) throws {
    let terminal = try PseudoTerminal(
      "TerminalProbe", ["\(seed)"], size: Self.size, environment: ["LANG": "C"])
    var frames = RandomFrames(seed: seed)
    for number in 0...60 {
      let frame = frames.next(size: Self.size)
      let expected = Self.asciiText(frame)
      if number > 0 { terminal.type(" ") }
      try terminal.wait(for: "frame \(number), seed \(seed)") { $0.screen.text == expected }
    }
  }

  private static func asciiText(_ frame: Frame) -> String {
    let letters = lettered(frame)
    var buffer = letters
    for y in 0..<letters.size.height {
      for x in 0..<letters.size.width { buffer[x, y] = letters[x, y].ascii }
    }
    return buffer.text
  }

  /// The frame's text with its pictures' letters.
  private static func text(_ frame: Frame) -> String { lettered(frame).text }

  private static func lettered(_ frame: Frame) -> CellBuffer {
    var buffer = frame.buffer
    for placement in frame.placements {
      let area = placement.visibleRect
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX where buffer[x, y] == .picture {
          let letter = RandomFrames.letter(
            id: placement.picture.id.rawValue, x: x - placement.origin.x,
            y: y - placement.origin.y)
          buffer[x, y] = Cell(letter)
        }
      }
    }
    return buffer
  }

  @Test func followsAStormOfResizes() throws {
    let (terminal, _, _) = try start(seed: 3)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<40 {
      terminal.resize(
        to: Size(
          width: Int.random(in: 1...100, using: &generator),
          height: Int.random(in: 1...40, using: &generator)))
    }
    terminal.resize(to: Size(width: 71, height: 23))
    // How many of them the program saw is open: capabilities make a frame that tells the size.
    terminal.type("?")
    try terminal.wait(for: "the report") { $0.screen.text.hasPrefix("colors ") }
    #expect(terminal.screen.text.contains("symbols sextant"))
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
  }

  @Test func drawsForTheNewSize() throws {
    var (terminal, _, frames) = try start(seed: 8)
    for size in [Size(width: 90, height: 30), Size(width: 20, height: 6), Self.size] {
      terminal.resize(to: size)
      let frame = frames.next(size: size)
      try expect(frame, on: terminal, "\(size)")
    }
  }

  @Test func learnsFromTheAnswers() throws {
    let (terminal, _, _) = try start()
    terminal.type("?")
    let lines = [
      "colors direct", "symbols sextant", "cell 10x20", "background 16,32,48", "synchronized true",
    ]
    try terminal.wait(for: "what is known") { pseudo in
      terminal.type("?")
      return pseudo.screen.text.hasPrefix(lines.joined(separator: "\n"))
    }
    terminal.type(" ")
    try terminal.wait(for: "a synchronized frame") { pseudo in
      String(decoding: pseudo.output, as: UTF8.self).contains("\u{1B}[?2026h")
    }
    #expect(!terminal.screen.modes.contains(2026))
  }

  @Test(
    arguments: [
      ("q", 0), ("T", 128 + SIGILL), ("S", 128 + SIGSEGV), ("A", 128 + SIGABRT),
    ] as [(String, Int32)])
  func givesTheTerminalBack(_ key: String, _ status: Int32) throws {
    let (terminal, _, _) = try start()
    #expect(terminal.leftovers != nil)
    terminal.type(key)
    let end = try terminal.waitForEnd()
    #expect(end == status || (key == "T" && end == 128 + SIGTRAP))
    #expect(terminal.leftovers == nil)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func givesTheTerminalBackOnSignals(_ signal: Int32) throws {
    let (terminal, _, _) = try start()
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == 128 + signal)
    #expect(terminal.leftovers == nil)
  }

  @Test(arguments: [false, true]) func suspendsAndResumes(_ isBySignal: Bool) throws {
    var (terminal, frame, frames) = try start(seed: 2, isJob: true)
    for round in 0..<3 {
      if isBySignal { terminal.signal(SIGTSTP) } else { terminal.type("Z") }
      try terminal.wait(for: "the stop, round \(round)") { pseudo in
        pseudo.leftovers == nil && Self.isStopped(pseudo.program)
      }
      terminal.signal(SIGCONT)
      try expect(frame, on: terminal, "the frame after the stop, round \(round)")
      #expect(terminal.screen.isAlternate)
      #expect(terminal.screen.modes.isSuperset(of: [1000, 1002, 1006, 2004, 1004]))
      frame = frames.next(size: Self.size)
      terminal.type(" ")
      try expect(frame, on: terminal, "the frame after that, round \(round)")
    }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
  }

  /// Without a shell nobody could let the program go on.
  @Test func doesNotSuspendWithoutAShell() throws {
    var (terminal, _, frames) = try start(seed: 2)
    terminal.type("Z")
    let frame = frames.next(size: Self.size)
    terminal.type(" ")
    try expect(frame, on: terminal, "the next frame")
    #expect(!Self.isStopped(terminal.program))
  }

  /// Linux: the third field of /proc/PID/stat.
  private static func isStopped(_ program: pid_t) -> Bool {
    let path = "/proc/\(program)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return text.drop { $0 != ")" }.dropFirst(2).first == "T"
  }

  /// Whoever quits before the answers have come must not find them in the shell.
  @Test func answersNeverReachTheShell() throws {
    let terminal = try PseudoTerminal("TerminalProbe", ["1"], size: Self.size)
    terminal.isAnswering = false
    try terminal.wait(for: "the questions") { !$0.screen.answers.isEmpty && $0.screen.isAlternate }
    terminal.type("q")
    try terminal.wait(for: "the screen to be given back") { !$0.screen.isAlternate }
    terminal.isAnswering = true
    terminal.pump()
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
    // Echo is on again: what came too late would have been echoed.
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(!text.contains("^["))
  }

  @Test func endsWhenTheTerminalIsGone() throws {
    let (terminal, _, _) = try start(isJob: true)
    let program = terminal.program
    terminal.hangUp()
    let deadline = ContinuousClock.now + .seconds(20)
    while kill(program, 0) == 0, ContinuousClock.now < deadline { usleep(2000) }
    #expect(kill(program, 0) != 0)
  }

  @Test(arguments: [
    ("dumb", "TERM is 'dumb'"), ("", "TERM is not set"),
  ])
  func refusesTerminalsThatShowNothing(_ type: String, _ message: String) throws {
    let terminal = try PseudoTerminal(
      "TerminalProbe", ["1"], size: Size(width: 100, height: 5), environment: ["TERM": type])
    #expect(try terminal.waitForEnd() == 2)
    #expect(terminal.screen.text.contains(message))
    #expect(terminal.leftovers == nil)
  }

  @Test func takesAnUnknownTerminalForACommonOne() throws {
    let (terminal, _, _) = try start(environment: ["TERM": "nonesuch-9000"])
    try terminal.wait(for: "the message") { pseudo in
      terminal.type("?")
      return pseudo.screen.text.contains("TERM 'nonesuch-9000' is not known here")
    }
  }

  @Test func showsASCIIWithoutUTF8() throws {
    let terminal = try PseudoTerminal(
      "TerminalProbe", ["1"], size: Self.size, environment: ["LANG": "C"])
    try terminal.wait(for: "the first frame") { $0.screen.isAlternate }
    for _ in 0..<20 { terminal.type(" ") }
    terminal.type("?")
    try terminal.wait(for: "what is known") { $0.screen.text.contains("symbols ascii") }
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  /// No wake-up when nothing happens: the program's clock stands still.
  @Test func sleepsWhenNothingHappens() throws {
    let (terminal, _, _) = try start()
    terminal.type("?")
    try terminal.wait(for: "the answers") { $0.screen.text.contains("colors") }
    func switches() -> Int? {
      let path = "/proc/\(terminal.program)/status"
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt") }
        .flatMap { Int($0.drop { !$0.isNumber }) }
    }
    // Settled when two readings are the same; a program that polls never settles.
    try terminal.wait(for: "sleep") { _ in
      let before = switches()
      usleep(300_000)
      return before != nil && before == switches()
    }
  }
}
