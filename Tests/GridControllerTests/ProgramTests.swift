import AlbumModel
import CellGeometry
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("What keys ask of the program")
struct ProgramTests {
  @Test(arguments: [
    ("q", Effect.quit(status: 0, line: nil)), ("Q", .quit(status: 1, line: nil)),
    ("<C-c>", .quit(status: 130, line: nil)), ("<C-l>", .redraw), ("<C-z>", .suspend),
  ])
  func effects(keys: String, effect: Effect) throws {
    var state = AlbumNotation.state("A: [a] b")
    let key = try #require(try Key.parse(sequence: keys).first)
    let before = state
    #expect(update(&state, .terminal(.key(key))) == [effect])
    #expect(state == before)
  }

  @Test("the help takes the keys while it is open, and q closes it")
  func help() throws {
    var state = AlbumNotation.state("A: [a] b")
    _ = update(&state, .terminal(.resize(Size(width: 60, height: 16))))
    for key in try Key.parse(sequence: "?jj") { _ = update(&state, .terminal(.key(key))) }
    #expect(state.overlay == .help(scroll: 2))
    #expect(AlbumNotation.text(of: state) == "A: [a] b")
    for key in try Key.parse(sequence: "qj") {
      #expect(update(&state, .terminal(.key(key))).contains { $0 == .redraw } == false)
    }
    #expect(state.overlay == nil)
  }

  @Test("the help stops at its last page, and goes back from there at once")
  func helpEnd() throws {
    var state = AlbumNotation.state("A: [a] b")
    _ = update(&state, .terminal(.resize(Size(width: 60, height: 16))))
    func scroll(_ keys: String) throws -> Int? {
      for key in try Key.parse(sequence: keys) { _ = update(&state, .terminal(.key(key))) }
      guard case .help(let scroll)? = state.overlay else { return nil }
      return scroll
    }
    let last = HelpText.rows(.standard).count - (16 - 2 - HelpText.frameHeight)
    #expect(try scroll("?G") == last)
    #expect(try scroll("jj<PageDown>") == last)
    #expect(try scroll("k") == last - 1)
    _ = update(&state, .terminal(.resize(Size(width: 60, height: 26))))
    #expect(try scroll("k") == last - 11)
  }

  @Test("a key without an action says so, once")
  func unboundKey() throws {
    var state = AlbumNotation.state("A: [a] b")
    _ = update(&state, .terminal(.key(Key(.character("X")))))
    #expect(state.message?.text.hasPrefix("X does nothing") == true)
    _ = update(&state, .terminal(.key(Key(.character("l")))))
    #expect(state.message == nil)
  }

  @Test("pasted text is never taken for keys")
  func paste() {
    var state = AlbumNotation.state("A: [a] b")
    let before = state
    #expect(update(&state, .terminal(.paste(Array("qqq".utf8)))) == [])
    #expect(state == before)
  }

  @Test("the end of the terminal ends the program")
  func endings() {
    var state = AlbumNotation.state("A: [a] b")
    #expect(update(&state, .terminal(.hangup)) == [.quit(status: 129, line: nil)])
    #expect(update(&state, .terminal(.terminate(signal: 15))) == [.quit(status: 143, line: nil)])
  }

  @Test("every action has a name and a place in the table, and its keys begin no other's")
  func table() throws {
    #expect(Set(ActionTable.all.map(\.action)) == Set(Action.allCases))
    #expect(ActionTable.all.count == Action.allCases.count)
    for info in ActionTable.all {
      #expect(!info.help.isEmpty && !info.keys.isEmpty)
      for notation in info.keys {
        let keys = try Key.parse(sequence: notation)
        #expect(
          Keymap.standard.match(keys, in: [info.context]) == .action(info.action), "\(notation)")
        for length in 1..<max(1, keys.count) {
          #expect(
            Keymap.standard.match(Array(keys.prefix(length)), in: [info.context]) == .prefix,
            "\(notation)")
        }
      }
    }
  }
}
