import AlbumModel
import CellGeometry
import GridController
import GridLayout
import GridView
import TerminalCore
import TestSupport
import Testing

@Suite("Random sessions keep the state whole")
struct RandomSessionTests {
  @Test("whatever happens", arguments: Seed.list(8), [LibraryKind.folder, .plist, .list])
  func invariants(seed: UInt64, kind: LibraryKind) throws {
    var monkey = Monkey(seed: seed, kind: kind)
    for step in 0..<300 {
      monkey.step()
      check(monkey.state, "\(kind), seed \(seed), step \(step): \(monkey.last)")
    }
  }

  private func check(_ state: GridState, _ label: String) {
    let snapshot = state.shown
    #expect((state.cursor == nil) == (snapshot.itemCount == 0), "\(label)")
    #expect(state.layout.sectionCount == snapshot.sections.count, "\(label)")
    let most = max(0, state.layout.contentSize.height - state.viewport.size.height)
    #expect((0...most).contains(state.viewport.offset), "\(label)")
    for item in state.selection.items {
      let home = state.library.catalog.home(of: item)
      #expect(state.library.snapshot.indexPath(of: item, in: home) != nil, "\(label)")
    }
    #expect(state.mode != .browse || state.selection.isEmpty, "\(label)")
    // The cursor is in view, unless there is nothing in view that it could be on.
    let open = state.viewport.visibleRect.inset(by: EdgeInsets(top: state.viewport.topInset))
    let hasItem = state.layout.attributes(in: open).contains {
      if case .item = $0.element { true } else { false }
    }
    // While something is lifted the view follows the place where it would drop.
    if state.cursor != nil, hasItem, state.lift == nil {
      let frame = state.cursorPath.flatMap { state.layout.frameOfItem(at: $0) }
      #expect(frame?.intersects(open) == true, "\(label)")
    }
    let frame = GridScreen(state).frame()
    #expect(frame.buffer.size == state.window, "\(label)")
  }

  @Test(
    "taking back all edits leads to the start, doing them again to the end",
    arguments: Seed.list(40), [LibraryKind.folder, .plist, .list])
  func undoingAll(seed: UInt64, kind: LibraryKind) throws {
    var random = SeededGenerator(seed: seed)
    let notation = "A: [a] b c d e f / B: g h / C: i j k l m n"
    var state = AlbumNotation.state(notation, kind: kind)
    let start = AlbumNotation.content(of: state)
    let startMemory = state.memory
    let pieces = [
      "d", "x", "<Space>", "l", "h", "j", "k", "H<Enter>", "L<Enter>", "3L<Enter>", "J<Enter>",
      "2K<Enter>", "HL<Esc>", "on", "oN", "oo", "oan", "oaO", "/a<Enter>p", "/b<Enter>", "<Esc>",
      "X", "u", "<C-r>", "uu", "e", "e", "y", "v", "G", "gg", "}",
    ]
    _ = update(&state, .terminal(.key(Key(.character("e")))))
    for _ in 0..<60 {
      let keys = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      for key in try Key.parse(sequence: keys) { _ = update(&state, .terminal(.key(key))) }
    }
    _ = update(&state, .action(.cancel))
    for _ in 0..<4 { _ = update(&state, .action(.cancel)) }
    let undone = state.redoSteps.count
    let end = AlbumNotation.content(of: state)
    let endMemory = state.memory
    let steps = state.undoSteps.count
    for _ in 0..<steps { _ = update(&state, .action(.undo)) }
    #expect(state.undoSteps.isEmpty)
    #expect(AlbumNotation.content(of: state) == start, "\(kind), seed \(seed)")
    expectSame(state.memory, startMemory, "\(kind), seed \(seed), undone")
    for _ in 0..<steps { _ = update(&state, .action(.redo)) }
    #expect(state.redoSteps.count == undone)
    #expect(AlbumNotation.content(of: state) == end, "\(kind), seed \(seed)")
    expectSame(state.memory, endMemory, "\(kind), seed \(seed), done again")
  }

  /// Former searches are no edit.
  private func expectSame(_ left: LibraryMemory, _ right: LibraryMemory, _ label: String) {
    var left = left
    left.searches = right.searches
    #expect(left == right, "\(label)")
  }
}
