import AlbumModel
import CellGeometry
import GridController
import GridLayout
import TerminalCore
import TestSupport
import Testing

@Suite("A library that is still being read")
struct ScanTests {
  private func names(_ count: Int) -> [String] { (0..<count).map { "p\($0)" } }

  @Test("albums stand in natural order however they come", arguments: Seed.list(20))
  func order(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let titles = ["2019", "2019/2 spring", "2019/10 autumn", "2020", "a", "a/b", "a b", "B"]
    var state = AlbumNotation.state("")
    for title in titles.shuffled(using: &random) {
      _ = update(&state, .library(.albums([AlbumNotation.album(title, ["x"])])))
    }
    let shown = state.library.snapshot.sections.map {
      String(decoding: state.library.catalog.info(of: $0.id).title, as: UTF8.self)
    }
    #expect(
      shown == ["2019", "2019/2 spring", "2019/10 autumn", "2020", "a", "a/b", "a b", "B"],
      "seed \(seed)")
  }

  @Test(
    "what arrives before the cursor's item moves neither it nor the view", arguments: [0, 7, 30])
  func arrivalsAbove(scrolled: Int) throws {
    var state = AlbumNotation.state("M: " + names(60).joined(separator: " "), rows: 30)
    for _ in 0..<scrolled { _ = update(&state, .action(.scrollDown)) }
    let item = state.cursor?.item
    let row = try #require(screenRow(state))
    for title in ["C", "A", "Z", "B"] {
      _ = update(&state, .library(.albums([AlbumNotation.album(title, names(17))])))
      #expect(state.cursor?.item == item)
      #expect(screenRow(state) == row, "after \(title)")
    }
  }

  private func screenRow(_ state: GridState) -> Int? {
    state.cursorPath.flatMap { state.layout.frameOfItem(at: $0) }.map {
      $0.y - state.viewport.offset
    }
  }

  @Test("an empty library is a state like any other")
  func emptyLibrary() throws {
    var state = AlbumNotation.state("")
    let keys = "jkhlGgg}{<PageDown><PageUp><C-d>+-=0$5G?<Esc>"
    for key in try Key.parse(sequence: keys) { _ = update(&state, .terminal(.key(key))) }
    #expect(state.cursor == nil)
    #expect(state.isIdle)
  }

  @Test("a library that can't be read ends the program with its line")
  func failure() {
    var state = AlbumNotation.state("")
    let line = "photogrid: /no/such: no such file or directory"
    #expect(
      update(&state, .library(.failed(line: line))) == [.quit(status: 2, line: line)])
  }
}
