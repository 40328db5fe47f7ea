import CellGeometry
import Foundation
import TestSupport
import Testing

/// What the program keeps from terminals that can't do it, or do it wrong.
@Suite("Kinds of terminals", .serialized)
struct TerminalKindTests {
  /// Walks to the last album and back, and gives all that the terminal was sent.
  private func output(_ environment: [String: String]) throws -> [UInt8] {
    let scratch = try Scratch()
    let library = try Project.library(in: scratch)
    let terminal = try PseudoTerminal(
      "photogrid", [library], size: Size(width: 80, height: 24), environment: environment)
    try AppTests.awaitPhotos(of: terminal)
    for (key, place) in [("G", "27 of 27"), ("gg", "1 of 27")] {
      terminal.type(key)
      try terminal.wait(for: place) { $0.screen.text.contains(place) }
      if Project.hasDecoder {
        try terminal.wait(for: "half blocks") { $0.screen.text.contains("▀") }
      }
    }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    return terminal.output
  }

  @Test(
    "console fonts get half blocks, others quadrants too",
    .enabled(if: Project.hasDecoder, "needs the decoder"),
    arguments: [("xterm-256color", true), ("linux", false), ("vt220", false)])
  func symbols(term: String, hasQuadrants: Bool) throws {
    let text = String(decoding: try output(["TERM": term]), as: UTF8.self)
    #expect(text.unicodeScalars.contains { (0x2596...0x259F).contains($0.value) } == hasQuadrants)
  }

  /// Mlterm's erasing leaves remains where wide characters stood.
  @Test("mlterm is not asked to erase characters", arguments: [true, false])
  func erasing(isMlterm: Bool) throws {
    let bytes = try output(isMlterm ? ["MLTERM": "3.9.0"] : [:])
    #expect(Self.erases(bytes) == !isMlterm)
  }

  /// One reader owns the terminal: the list's would take every other key.
  @Test("a list is not read from the terminal", arguments: ["-", "-0"])
  func listFromTheTerminal(option: String) throws {
    let terminal = try PseudoTerminal("photogrid", [option], size: Size(width: 80, height: 24))
    #expect(try terminal.waitForEnd() == 2)
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.hasPrefix("photogrid: standard input is the terminal; expected a list of paths"))
    #expect(terminal.leftovers == nil)
  }

  /// Whether there is an ECH among the sequences (ECMA-48, 8.3.38).
  private static func erases(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: 0x1B).contains { sequence in
      let digits = sequence.dropFirst().prefix { (0x30...0x39).contains($0) }
      return sequence.first == UInt8(ascii: "[") && !digits.isEmpty
        && sequence.dropFirst(1 + digits.count).first == UInt8(ascii: "X")
    }
  }
}
