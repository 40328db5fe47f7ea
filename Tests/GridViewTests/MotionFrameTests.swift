import AlbumModel
import CellGeometry
import GridController
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
}
