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

  @Test("a fast terminal gets everything at once")
  func fast() {
    var pace = OutputPace()
    for _ in 0..<10 { pace.learn(bytes: 100_000, nanoseconds: 500_000) }
    #expect(pace.textFirst(frame(Array(1...40))) == nil)
  }

  @Test("a slow one gets the text first, and keeps the pictures that it shows")
  func slow() {
    var pace = OutputPace()
    for _ in 0..<10 { pace.learn(bytes: 100_000, nanoseconds: 100_000_000) }
    pace.note(frame([1, 2, 3]))
    let whole = frame([1, 2, 9])
    #expect(pace.textFirst(whole)?.frame.placements.map(\.picture.id.rawValue) == [1, 2])
    #expect(pace.textFirst(whole)?.frame.buffer == whole.buffer)
    #expect(pace.textFirst(whole)?.delay == 0)
    #expect(pace.textFirst(frame(Array(10...40)))?.delay == 30_000_000)
    #expect(pace.textFirst(frame([1, 2, 3])) == nil)
    #expect(pace.textFirst(frame([1, 2, 9], bytes: 10)) == nil)
  }

  @Test("a change of the layout is shown in steps where they take but a moment")
  func motion() {
    var pace = OutputPace()
    #expect(pace.affordsMotion(frame(Array(1...40))))
    for _ in 0..<10 { pace.learn(bytes: 100_000, nanoseconds: 100_000_000) }
    #expect(!pace.affordsMotion(frame(Array(1...40))))
    // What is on the screen already is not written again.
    pace.note(frame(Array(1...40)))
    #expect(pace.affordsMotion(frame(Array(1...40))))
    // Text takes its time too.
    let text = Frame(buffer: CellBuffer(size: Size(width: 200, height: 150)), placements: [])
    #expect(!pace.affordsMotion(text))
    #expect(OutputPace().affordsMotion(text))
  }

  @Test("small frames teach nothing, and a terminal that became fast is found out")
  func learning() {
    var pace = OutputPace()
    pace.learn(bytes: 100, nanoseconds: 1_000_000_000)
    #expect(pace.textFirst(frame([1, 2])) == nil)
    for _ in 0..<3 { pace.learn(bytes: 100_000, nanoseconds: 1_000_000_000) }
    #expect(pace.textFirst(frame([1, 2])) != nil)
    for _ in 0..<40 { pace.learn(bytes: 100_000, nanoseconds: 100_000) }
    #expect(pace.textFirst(frame([1, 2])) == nil)
  }
}
