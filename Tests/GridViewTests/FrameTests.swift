import AlbumModel
import CellGeometry
import GridController
import GridLayout
import GridView
import TerminalCore
import TestSupport
import Testing

@Suite("What every frame must be")
struct FrameTests {
  @Test(
    "pictures lie on picture cells, on nothing else, apart, and inside the grid",
    arguments: Seed.list(30))
  func placements(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var state = ScreenFixture.state(columns: 100, rows: 30, colors: .palette)
    for step in 0..<60 {
      if Int.random(in: 0..<6, using: &random) == 0 {
        let size = Size(
          width: Int.random(in: 1...130, using: &random),
          height: Int.random(in: 1...50, using: &random))
        _ = update(&state, .terminal(.resize(size)))
      } else {
        _ = update(&state, .action(Action.allCases.randomElement(using: &random) ?? .help))
      }
      if Bool.random(using: &random) { ScreenFixture.answer(&state) }
      check(GridScreen(state).frame(), state, "seed \(seed), step \(step)")
      // What moves is drawn on all of its way, or on a part of it.
      while state.motion != nil, Int.random(in: 0..<4, using: &random) > 0 {
        _ = update(&state, .tick)
        check(GridScreen(state).frame(), state, "seed \(seed), step \(step), moving")
      }
    }
  }

  private func check(_ frame: Frame, _ state: GridState, _ label: String) {
    #expect(frame.buffer.size == state.window, "\(label)")
    let area = state.overlay == .detail ? state.menuArea : state.gridRect
    let isOverlaid =
      state.overlay != nil || state.split.placement == .over || state.motion != nil
    var covered: Set<Point> = []
    for placement in frame.placements {
      let rect = placement.visibleRect
      #expect(!rect.isEmpty && area.contains(rect), "\(label): \(rect)")
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX {
          #expect(covered.insert(Point(x: x, y: y)).inserted, "\(label): two at \(x),\(y)")
        }
      }
    }
    for y in 0..<frame.buffer.size.height {
      for x in 0..<frame.buffer.size.width {
        guard frame.buffer[x, y] == .picture else {
          // Only what lies over the grid, or passes, may cover a picture.
          #expect(
            isOverlaid || !covered.contains(Point(x: x, y: y)), "\(label): \(x),\(y)")
          continue
        }
        #expect(covered.contains(Point(x: x, y: y)), "\(label): \(x),\(y)")
      }
    }
  }

  @Test("no control character of a name reaches a frame")
  func controls() {
    let names =
      (0..<32).map { "a\(Character(Unicode.Scalar(UInt8($0))))b.jpg" }
      + ["\u{7f}.jpg", "\u{9b}31m.jpg", "\u{202e}x.jpg"]
    let state = ScreenFixture.state(
      columns: 200, rows: 60, colors: .palette,
      albums: [AlbumNotation.album("t\u{1b}]0;x\u{7}", names)])
    let frame = GridScreen(state).frame()
    for y in 0..<60 {
      for cell in frame.buffer.row(y) {
        for scalar in cell.scalars {
          #expect(scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value))
          #expect(!(0x202a...0x202e).contains(scalar.value))
        }
      }
    }
  }
}
