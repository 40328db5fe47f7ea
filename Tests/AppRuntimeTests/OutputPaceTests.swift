import CellGeometry
import TerminalCore
import Testing

@testable import AppRuntime

@Suite("Pictures wait where the terminal is slow")
struct OutputPaceTests {
  private func frame(_ ids: [UInt64], bytes: Int = 5000) -> Frame {
    let placements = ids.enumerated().map { index, id in
      let picture = EncodedPicture(
        id: PictureID(rawValue: id), size: Size(width: 1, height: 1),
        content: .symbols([[UInt8](repeating: 65, count: bytes)]))
      return Placement(
        picture: picture, origin: Point(x: index, y: 0), visibleRows: 0..<1)
    }
    return Frame(buffer: CellBuffer(size: Size(width: 40, height: 2)), placements: placements)
  }

  private static func cost(of placement: Placement) -> Int {
    placement.picture.byteCount * placement.visibleRows.count / placement.picture.size.height
  }

  @Test("a fast terminal gets everything at once")
  func fast() {
    var pace = OutputPace()
    for _ in 0..<10 { pace.learn(bytes: 100_000, nanoseconds: 500_000) }
    #expect(pace.textFirst(frame(Array(1...40)), cost: Self.cost(of:)) == nil)
  }

  @Test("a slow one gets the text first, and keeps the pictures that it shows")
  func slow() {
    var pace = OutputPace()
    for _ in 0..<10 { pace.learn(bytes: 100_000, nanoseconds: 100_000_000) }
    pace.note(frame([1, 2, 3]))
    let whole = frame([1, 2, 9])
    #expect(
      pace.textFirst(whole, cost: Self.cost(of:))?.frame.placements.map(\.picture.id.rawValue) == [
        1, 2,
      ])
    #expect(pace.textFirst(whole, cost: Self.cost(of:))?.frame.buffer == whole.buffer)
    #expect(pace.textFirst(whole, cost: Self.cost(of:))?.delay == 0)
    #expect(pace.textFirst(frame(Array(10...40)), cost: Self.cost(of:))?.delay == 30_000_000)
    #expect(pace.textFirst(frame([1, 2, 3]), cost: Self.cost(of:)) == nil)
    #expect(pace.textFirst(frame([1, 2, 9], bytes: 10), cost: Self.cost(of:)) == nil)
  }

  @Test("a change of the layout is shown in steps where they take but a moment")
  func motion() {
    var pace = OutputPace()
    #expect(pace.affordsMotion(frame(Array(1...40)), cost: Self.cost(of:)))
    for _ in 0..<10 { pace.learn(bytes: 100_000, nanoseconds: 100_000_000) }
    #expect(!pace.affordsMotion(frame(Array(1...40)), cost: Self.cost(of:)))
    // What is on the screen already is not written again.
    pace.note(frame(Array(1...40)))
    #expect(pace.affordsMotion(frame(Array(1...40)), cost: Self.cost(of:)))
    // Text takes its time too.
    let text = Frame(buffer: CellBuffer(size: Size(width: 200, height: 150)), placements: [])
    #expect(!pace.affordsMotion(text, cost: Self.cost(of:)))
    #expect(OutputPace().affordsMotion(text, cost: Self.cost(of:)))
  }

  @Test("small frames teach nothing, and a terminal that became fast is found out")
  func learning() {
    var pace = OutputPace()
    pace.learn(bytes: 100, nanoseconds: 1_000_000_000)
    #expect(pace.textFirst(frame([1, 2]), cost: Self.cost(of:)) == nil)
    for _ in 0..<3 { pace.learn(bytes: 100_000, nanoseconds: 1_000_000_000) }
    #expect(pace.textFirst(frame([1, 2]), cost: Self.cost(of:)) != nil)
    for _ in 0..<40 { pace.learn(bytes: 100_000, nanoseconds: 100_000) }
    #expect(pace.textFirst(frame([1, 2]), cost: Self.cost(of:)) == nil)
  }
}
