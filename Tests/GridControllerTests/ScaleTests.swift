import AlbumModel
import CellGeometry
import GridController
import TerminalCore
import TestSupport
import Testing

/// Bounds of many times what is needed, so that only work that grows with the library breaks them.
@Suite("Many photos")
struct ScaleTests {
  private func library(_ keys: String = "") throws -> GridState {
    let names = (0..<30_000).map { "IMG_\($0).jpg" }
    var state = AlbumNotation.state("")
    for title in ["A", "B"] {
      _ = update(&state, .library(.albums([AlbumNotation.album(title, names)])))
    }
    for key in try Key.parse(sequence: keys) { _ = update(&state, .terminal(.key(key))) }
    return state
  }

  @Test(
    "a key that moves the cursor touches what is seen alone, sorted or filtered too, in every mode",
    arguments: ["", "oN", "/1<Enter>", "e", "s"])
  func moving(keys: String) throws {
    var state = try library(keys)
    let keys = try Key.parse(sequence: "ljlj<PageDown>hk")
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<20 { for key in keys { _ = update(&state, .terminal(.key(key))) } }
    }
    // 140 keys, built for debugging. A few walks over all photos for each of them take more.
    #expect(time < .seconds(3), "took \(time)")
  }

  @Test("what a frame asks for does not grow with the library")
  func frames() throws {
    let state = try library("oN")
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<200 {
        _ = state.cursorPath
        _ = state.hints
        _ = state.barButtons
        _ = state.albumRows.count
        _ = state.visibleElements.count
      }
    }
    #expect(time < .seconds(2), "took \(time)")
  }
}
