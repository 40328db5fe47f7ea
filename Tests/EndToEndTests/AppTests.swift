import CellGeometry
import Foundation
import TestSupport
import Testing

/// The program in a terminal.
@Suite("photogrid in a terminal", .serialized)
struct AppTests {
  private static let size = Size(width: 80, height: 24)

  /// The program on a library, with its first screen drawn.
  private func start(
    _ scratch: Scratch, _ arguments: [String] = [], isJob: Bool = false,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let library = try Project.library(in: scratch)
    let terminal = try PseudoTerminal(
      "photogrid", arguments + [library], size: Self.size,
      environment: ["PHOTOGRID_RESOURCES": Project.resources.path].merging(environment) { $1 },
      isJob: isJob)
    try Self.awaitPhotos(of: terminal)
    return terminal
  }

  /// Waits for all photos to be found: a key sent before walks a part of them. Without a decoder
  /// the status line first says what to install.
  static func awaitPhotos(of terminal: PseudoTerminal) throws {
    if !Project.hasDecoder {
      try terminal.wait(for: "what to install") { $0.screen.text.contains("libvips-dev") }
      terminal.type("\u{1b}")
    }
    try terminal.wait(for: "the photos") {
      $0.screen.text.contains("1 of ") && !$0.screen.text.contains("scanning")
    }
  }

  @Test("starts, walks, shows help, and leaves nothing behind")
  func walk() throws {
    let scratch = try Scratch()
    let terminal = try start(scratch)
    #expect(terminal.screen.text.contains("Album: 2023 Lake"))
    #expect(terminal.screen.text.contains("Photos: 9"))
    for (keys, expected) in [
      ("\u{1b}[C", "2 of 27"), ("j", "5 of 27"), ("}", "10 of 27"), ("G", "27 of 27"),
      ("gg", "1 of 27"), ("9l", "10 of 27"), ("\u{1b}[6~", "13 of 27"),
    ] {
      terminal.type(keys)
      try terminal.wait(for: "\(keys) leads to \(expected)") {
        $0.screen.text.contains(expected)
      }
    }
    terminal.type("?")
    try terminal.wait(for: "the help") { $0.screen.text.contains("next album") }
    terminal.type("\u{1b}")
    try terminal.wait(for: "no help") { !$0.screen.text.contains("next album") }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
    #expect(terminal.screen.unknown == [])
    #expect(terminal.screen.scrolledLines == 0)
  }

  @Test(
    "gives the terminal back however it ends",
    arguments: [
      "q", "Q", "\u{3}", "SIGTERM", "SIGINT", "SIGQUIT", "SIGSEGV", "SIGABRT", "SIGILL",
    ])
  func endings(how: String) throws {
    let scratch = try Scratch()
    let terminal = try start(scratch)
    let signals: [String: Int32] = [
      "SIGTERM": SIGTERM, "SIGINT": SIGINT, "SIGQUIT": SIGQUIT, "SIGSEGV": SIGSEGV,
      "SIGABRT": SIGABRT, "SIGILL": SIGILL,
    ]
    if let signal = signals[how] { terminal.signal(signal) } else { terminal.type(how) }
    let status = try terminal.waitForEnd()
    let expected = signals[how].map { 128 + $0 } ?? ["q": 0, "Q": 1, "\u{3}": 130][how]
    #expect(status == expected)
    #expect(terminal.leftovers == nil)
  }

  @Test("ends when the terminal is closed")
  func hangup() throws {
    let scratch = try Scratch()
    let terminal = try start(scratch)
    terminal.signal(SIGHUP)
    #expect(try terminal.waitForEnd() == 129)
    #expect(terminal.leftovers == nil)
    let other = try start(try Scratch())
    other.hangUp()
    #expect(try other.waitForEnd() == 129)
  }

  @Test("follows a storm of sizes, says when it is too small, and recovers")
  func resizing() throws {
    let scratch = try Scratch()
    let terminal = try start(scratch)
    terminal.type("6l")
    try terminal.wait(for: "the seventh") { $0.screen.text.contains("7 of 27") }
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      terminal.resize(
        to: Size(
          width: Int.random(in: 1...120, using: &random),
          height: Int.random(in: 1...50, using: &random)))
    }
    terminal.resize(to: Size(width: 19, height: 10))
    try terminal.wait(for: "the small window's words") { $0.screen.text.contains("20×6 cells") }
    terminal.resize(to: Size(width: 100, height: 30))
    try terminal.wait(for: "the grid again") {
      $0.screen.text.contains("7 of 27") && $0.screen.text.contains("IMG_7")
    }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
  }

  @Test("is suspended and resumed as a job of a shell")
  func suspension() throws {
    let scratch = try Scratch()
    let terminal = try start(scratch, isJob: true)
    terminal.type("\u{1a}")
    try terminal.wait(for: "the terminal given back") { $0.leftovers == nil }
    terminal.signal(SIGCONT)
    try terminal.wait(for: "the grid again") {
      $0.screen.isAlternate && $0.screen.text.contains("1 of 27")
    }
    terminal.type("l")
    try terminal.wait(for: "a key's effect") { $0.screen.text.contains("2 of 27") }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.leftovers == nil)
  }

  @Test(
    "every visible photo gets its picture, and dead decoders cost none",
    .enabled(if: Project.hasDecoder, "the decoder is not built here"))
  func pictures() throws {
    let scratch = try Scratch()
    let trace = scratch.path("trace.jsonl")
    let terminal = try start(scratch, ["--trace", trace])
    try terminal.wait(for: "all pictures", seconds: 60) { _ in
      (try? scratch.text("trace.jsonl").contains("visible-complete")) ?? false
    }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    let lines = try scratch.text("trace.jsonl").split(separator: "\n")
    #expect(lines.contains { $0.contains("\"quality\":\"sharp\"") })
    #expect(!lines.contains { $0.contains("\"quality\":\"failed\"") })
  }

  @Test(
    "without a decoder it shows captions, and says once what to install",
    .enabled(if: !Project.hasDecoder, "the decoder is built here"))
  func withoutDecoder() throws {
    let scratch = try Scratch()
    let terminal = try PseudoTerminal(
      "photogrid", [try Project.library(in: scratch)], size: Self.size)
    try terminal.wait(for: "what to install") { $0.screen.text.contains("libvips-dev") }
    #expect(terminal.screen.text.contains("IMG_1"))
    terminal.type("l")
    try terminal.wait(for: "the status line") {
      $0.screen.text.contains("2 of 27") && !$0.screen.text.contains("libvips-dev")
    }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("a click goes to a photo, the wheel scrolls")
  func mouse() throws {
    let scratch = try Scratch()
    let terminal = try start(scratch)
    terminal.type("\u{1b}[<0;40;6M\u{1b}[<0;40;6m")
    try terminal.wait(for: "the second photo") { $0.screen.text.contains("2 of 27") }
    for _ in 0..<8 { terminal.type("\u{1b}[<65;40;6M") }
    try terminal.wait(for: "a lower line") { !$0.screen.text.contains("2 of 27") }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("plays a script in a terminal, then goes on with the user")
  func script() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      "script", ":wait idle\n}\nl\n:save-state \(scratch.path("state.json"))\n")
    let library = try Project.library(in: scratch)
    let terminal = try PseudoTerminal(
      "photogrid", ["--script", file, library], size: Self.size)
    try terminal.wait(for: "the script's end") { $0.screen.text.contains("11 of 27") }
    terminal.type("l")
    try terminal.wait(for: "a key") { $0.screen.text.contains("12 of 27") }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(try scratch.text("state.json").contains("\"version\":1"))
  }
}
