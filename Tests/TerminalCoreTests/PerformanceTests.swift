import CellGeometry
import Testing

@testable import TerminalCore

/// Bounds so wide that only a wrong order of growth breaks them, in a debug build too.
@Suite(.serialized) struct PerformanceTests {
  @Test func aFrameOfCellsIsCheap() {
    let size = Size(width: 200, height: 60)
    let name = DisplayText("IMG_2041 – Åland.jpeg")
    let old = CellBuffer(size: size)
    let start = ContinuousClock.now
    var total = 0
    for round in 0..<10 {
      var buffer = CellBuffer(size: size)
      buffer.fill(Rect(x: 0, y: 0, width: 200, height: 2), with: Cell("#"))
      for y in stride(from: 2, to: 58, by: 4) {
        for x in stride(from: 0, to: 180, by: 24) {
          buffer.write(name, at: Point(x: x + round % 3, y: y), style: .plain)
        }
      }
      total += buffer.runs(changedFrom: old).count
    }
    let time = (ContinuousClock.now - start) / 10
    #expect(total > 0)
    #expect(time < .milliseconds(200), "a frame took \(time)")
  }
}
