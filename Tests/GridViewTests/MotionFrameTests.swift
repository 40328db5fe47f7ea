import AlbumModel
import CellGeometry
import GridController
import GridLayout
import GridView
import TerminalCore
import TestSupport
import Testing

/// Frames while the layout changes.
struct MotionFrameTests {
  @Test("frames between differ from the first and the last, and end with that") func between()
    throws
  {
    var state = AlbumNotation.state("A: [a] b c d e f g h", kind: .plist)
    func frame(_ state: GridState) -> CellBuffer { GridScreen(state).frame().buffer }
    _ = update(&state, .terminal(.key(Key(.character("e")))))
    let before = frame(state)
    _ = update(&state, .terminal(.key(Key(.character("d")))))
    let rest = frame(state.atRest)
    var frames: [CellBuffer] = []
    while state.motion != nil {
      frames.append(frame(state))
      _ = update(&state, .tick)
      try #require(frames.count < 20)
    }
    #expect(frames.count >= 2)
    #expect(!frames.contains(before) && frames.first != rest)
    #expect(zip(frames, frames.dropFirst()).contains { $0 != $1 })
    #expect(frame(state) == rest)
  }

  @Test(
    "the pictures on the way are those of the end, whole and in their items",
    arguments: [
      ("", "z"), ("z", "z"), ("e", "d"), ("ed", "u"), ("e4L", "<Enter>"), ("e9L", "<Esc>"),
      ("", "oN"),
      ("", "b"),
    ])
  func pictures(first: String, keys: String) throws {
    var state = ScreenFixture.state(columns: 90, rows: 30, colors: .palette)
    ScreenFixture.answer(&state)
    try ScreenFixture.press(&state, first)
    ScreenFixture.answer(&state)
    while state.motion != nil { _ = update(&state, .tick) }
    let old = GridScreen(state).frame()
    try ScreenFixture.press(&state, keys)
    try #require(state.motion != nil)
    let known = Set((old.placements + restPictures(state)).map(\.picture.id))
    var moved = 0
    while let motion = state.motion {
      let frame = GridScreen(state).frame()
      #expect(known.isSuperset(of: frame.placements.map(\.picture.id)))
      let places = state.visibleElements.compactMap {
        motion.frame(of: state.motionKey(of: $0.element))
      }
      for placement in frame.placements {
        let whole = Rect(origin: placement.origin, size: placement.picture.size)
        #expect(places.contains { $0.contains(whole) }, "\(whole)")
      }
      moved += frame.placements.filter { !old.placements.contains($0) }.count
      _ = update(&state, .tick)
    }
    // With b all items get another size: their pictures are made anew.
    #expect(moved > 0 || keys == "b")
  }

  private func restPictures(_ state: GridState) -> [Placement] {
    GridScreen(state.atRest).frame().placements
  }

  @Test("what passes over another picture is an outline, and the others stand") func passing()
    throws
  {
    var state = ScreenFixture.state(columns: 90, rows: 50, colors: .palette)
    ScreenFixture.answer(&state)
    try ScreenFixture.press(&state, "e6L")
    let outlines = corners(GridScreen(state).frame())
    #expect(outlines == 1)
    try ScreenFixture.press(&state, "<Esc>")
    #expect(corners(GridScreen(state.atRest).frame()) == 0)
    var seen = 0
    while state.motion != nil {
      let frame = GridScreen(state).frame()
      seen = max(seen, corners(frame))
      // It is seen itself where there is room between them.
      let rest = restPictures(state)
      let standing = frame.placements.filter(rest.contains)
      #expect(standing.count >= rest.count - 1 && frame.placements.count <= rest.count)
      _ = update(&state, .tick)
    }
    #expect(seen == 1)
  }

  /// Upper left corners of outlines.
  private func corners(_ frame: Frame) -> Int {
    (0..<frame.buffer.size.height).reduce(0) { count, y in
      count + frame.buffer.row(y).count { $0.scalars.first == "╭" }
    }
  }

  @Test("the header on top and the bars stay free of what moves") func bounds() throws {
    var state = ScreenFixture.state(columns: 60, rows: 20, colors: .palette)
    ScreenFixture.answer(&state)
    try ScreenFixture.press(&state, "jjj")
    ScreenFixture.answer(&state)
    for keys in ["z", "z", "+", "-", "on", "oN"] {
      try ScreenFixture.press(&state, keys)
      let rest = GridScreen(state.atRest).frame().buffer
      while state.motion != nil {
        let frame = GridScreen(state).frame()
        for y in [0, 19] { #expect(frame.buffer.row(y) == rest.row(y), "\(keys), row \(y)") }
        if state.viewport.offset > 0 {
          #expect(frame.buffer.row(1) == rest.row(1), "\(keys), the pinned header")
        }
        _ = update(&state, .tick)
      }
      ScreenFixture.answer(&state)
    }
  }
}
