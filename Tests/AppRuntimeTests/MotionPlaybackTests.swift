import CellGeometry
import Foundation
import GridController
import GridView
import SystemEdge
import TerminalCore
import TestSupport
import Testing

@testable import AppRuntime

/// Changes of the layout as the loop shows them.
@Suite("What moves, on a terminal")
struct MotionPlaybackTests {
  private static let notation = "A: [a] b c d e f / B: g h i"

  private func state(hasMotion: Bool = true) -> GridState {
    var settings = Settings()
    settings.hasMotion = hasMotion
    return AlbumNotation.state(Self.notation, settings: settings)
  }

  /// What the screen shows in the end.
  private func end(_ keys: String) throws -> CellBuffer {
    var state = state()
    for key in try Key.parse(sequence: keys) { _ = update(&state, .terminal(.key(key))) }
    return GridScreen(state.atRest).frame().buffer
  }

  /// Plays on a terminal until it has seen enough.
  private func play(_ terminal: WatchedTerminal, hasMotion: Bool = true) throws {
    let mailbox = try #require(Mailbox<Event>())
    let runtime = Runtime(
      state: state(hasMotion: hasMotion), terminal: terminal, mailbox: mailbox,
      effects: NoEffects())
    #expect(runtime.run().status == 0)
    #expect(!terminal.isOverdue)
  }

  @Test("frames between, then still") func frames() throws {
    let end = try end("z")
    let terminal = try WatchedTerminal(keys: ["z"], end: end)
    try play(terminal)
    let frames = terminal.framesAfterKeys
    #expect(frames.count >= 2 && frames.count <= 5)
    #expect(frames.first != end && frames.last == end)
    #expect(terminal.framesWhileStill == 0)
  }

  @Test("without motion the end is there at once") func none() throws {
    let end = try end("z")
    let terminal = try WatchedTerminal(keys: ["z"], end: end)
    try play(terminal, hasMotion: false)
    #expect(terminal.framesAfterKeys == [end])
  }

  @Test("another key is served at once") func key() throws {
    let end = try end("z?")
    let terminal = try WatchedTerminal(keys: ["z", "?"], end: end)
    try play(terminal)
    // The first frame of what moves, then the help over everything in its place.
    #expect(terminal.framesAfterKeys.count == 2)
    #expect(terminal.framesAfterKeys.last == end)
  }

  @Test("a terminal that has not done with a frame when the next one is due gets the last one")
  func slow() throws {
    let end = try end("z")
    let terminal = try WatchedTerminal(keys: ["z"], end: end, delay: 80_000_000)
    try play(terminal)
    #expect(terminal.framesAfterKeys.count == 2)
    #expect(terminal.framesAfterKeys.last == end)
  }

  @Test("a script sees things in their places", arguments: ["z", "ed", "edu", "+", "e2L<Esc>"])
  func script(keys: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "screen-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = HeadlessTerminal(size: state().window)
    let mailbox = try #require(Mailbox<Event>())
    let runtime = Runtime(
      state: state(), terminal: terminal, mailbox: mailbox, effects: NoEffects(),
      script: try Script("\(keys)\n:save-screen \(file.path)"), endsWithScript: true)
    #expect(runtime.run().status == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try text == ScreenText.of(Frame(buffer: end(keys))) + "\n")
  }
}
