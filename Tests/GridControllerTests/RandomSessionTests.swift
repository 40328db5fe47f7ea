import AlbumModel
import CellGeometry
import GridController
import GridLayout
import TerminalCore
import TestSupport
import Testing

@Suite("Random sessions keep the state whole")
struct RandomSessionTests {
  @Test(arguments: Seed.list(30))
  func invariants(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var state = AlbumNotation.state("")
    for step in 0..<200 {
      let effects = update(&state, randomEvent(&random))
      #expect(effects.filter { if case .demandPictures = $0 { true } else { false } }.count <= 1)
      check(state, "seed \(seed), step \(step)")
    }
  }

  private func randomEvent(_ random: inout SeededGenerator) -> Event {
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      let size = Size(
        width: Int.random(in: 1...250, using: &random),
        height: Int.random(in: 1...80, using: &random))
      return .terminal(.resize(size))
    case 1, 2:
      let count = Int.random(in: 0...50, using: &random)
      let title = String(Int.random(in: 0...999, using: &random))
      return .library(.albums([AlbumNotation.album(title, (0..<count).map { "p\($0)" })]))
    case 3:
      let point = Point(
        x: Int.random(in: -5...255, using: &random), y: Int.random(in: -5...85, using: &random))
      let kinds: [MouseEvent.Kind] = [.press(.left), .scrollUp, .scrollDown, .drag(.left)]
      return .terminal(
        .mouse(MouseEvent(kinds.randomElement(using: &random) ?? .scrollUp, at: point)))
    default:
      return .action(Action.allCases.randomElement(using: &random) ?? .help)
    }
  }

  private func check(_ state: GridState, _ label: String) {
    let snapshot = state.shown
    #expect((state.cursor == nil) == (snapshot.itemCount == 0), "\(label)")
    #expect(state.layout.sectionCount == snapshot.sections.count, "\(label)")
    let most = max(0, state.layout.contentSize.height - state.viewport.size.height)
    #expect((0...most).contains(state.viewport.offset), "\(label)")
    // The cursor is in view, unless there is nothing in view that it could be on.
    let open = state.viewport.visibleRect.inset(by: EdgeInsets(top: state.viewport.topInset))
    let hasItem = state.layout.attributes(in: open).contains {
      if case .item = $0.element { true } else { false }
    }
    if state.cursor != nil, hasItem {
      let frame = state.cursorPath.flatMap { state.layout.frameOfItem(at: $0) }
      #expect(frame?.intersects(open) == true, "\(label)")
    }
  }
}
