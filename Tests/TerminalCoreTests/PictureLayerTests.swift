import CellGeometry
import TestSupport
import Testing

@testable import TerminalCore

@Suite struct PictureLayerTests {
  private let size = Size(width: 30, height: 6)

  private func frame(_ placements: [Placement], text: DisplayText = "") -> Frame {
    var buffer = CellBuffer(size: size)
    buffer.write(text, at: .zero, style: .plain)
    for placement in placements { buffer.fill(placement.visibleRect, with: .picture) }
    return Frame(buffer: buffer, placements: placements)
  }

  private func placement(id: UInt64 = 1, x: Int, y: Int, width: Int = 20) -> Placement {
    let picture = RandomFrames.picture(id: id, size: Size(width: width, height: 3))
    let rows = max(0, -y)..<min(3, size.height - y)
    return Placement(picture: picture, origin: Point(x: x, y: y), visibleRows: rows)
  }

  @Test func writesAPictureOnceAndWholeRows() {
    var layer = PictureLayer()
    let first = frame([placement(x: 2, y: 1)])
    let writes = layer.writes(for: first, changedFrom: nil)
    #expect(writes.map(\.position) == (1...3).map { Point(x: 2, y: $0) })
    guard case .symbols(let rows) = first.placements[0].picture.content else { return }
    #expect(writes.map(\.bytes) == rows)
    #expect(layer.writes(for: first, changedFrom: first.buffer).isEmpty)
    // Text elsewhere does not touch it.
    let second = frame([placement(x: 2, y: 1)], text: "caption")
    #expect(layer.writes(for: second, changedFrom: first.buffer).isEmpty)
    layer.invalidate()
    #expect(layer.writes(for: second, changedFrom: nil).count == 3)
  }

  @Test func writesWhatMovedOrCame() {
    var layer = PictureLayer()
    let first = frame([placement(x: 2, y: 0)])
    _ = layer.writes(for: first, changedFrom: nil)
    let moved = frame([placement(x: 2, y: 1)])
    #expect(layer.writes(for: moved, changedFrom: first.buffer).map(\.position.y) == [1, 2, 3])
    let other = frame([placement(id: 2, x: 2, y: 1)])
    #expect(layer.writes(for: other, changedFrom: moved.buffer).count == 3)
    let clipped = frame([placement(id: 3, x: 2, y: -2)])
    #expect(layer.writes(for: clipped, changedFrom: other.buffer).map(\.position.y) == [0])
  }

  /// A picture between two changes that curses bridges: it writes blanks over it.
  @Test func writesAgainWhatCursesMayHaveWrittenOver() {
    var layer = PictureLayer()
    let narrow = placement(x: 10, y: 0, width: 3)
    let first = frame([narrow])
    _ = layer.writes(for: first, changedFrom: nil)
    var second = first
    second.buffer[9, 0] = Cell("|")
    second.buffer[13, 0] = Cell("|")
    #expect(layer.writes(for: second, changedFrom: first.buffer).map(\.position.y) == [0])
  }

  @Test func blanksWhatAPictureLeftBehind() {
    var layer = PictureLayer()
    let first = frame([placement(x: 2, y: 1, width: 4)])
    _ = layer.writes(for: first, changedFrom: nil)
    var gone = first
    gone.placements = []
    let writes = layer.writes(for: gone, changedFrom: first.buffer)
    #expect(writes.map(\.bytes) == Array(repeating: Array("    ".utf8), count: 3))
    #expect(layer.writes(for: gone, changedFrom: gone.buffer).isEmpty)
  }

  /// Two pictures beside each other go by one sequence a row; text between them is left alone.
  @Test func erasesPicturesOfALineAtOnce() {
    var layer = PictureLayer(erases: true)
    let pair = [
      placement(id: 1, x: 2, y: 1, width: 10), placement(id: 2, x: 14, y: 1, width: 10),
    ]
    var first = frame(pair)
    first.buffer[13, 2] = Cell("|")
    _ = layer.writes(for: first, changedFrom: nil)
    var gone = first
    gone.placements = []
    let writes = layer.writes(for: gone, changedFrom: first.buffer)
    #expect(
      writes.map(\.position) == [
        Point(x: 2, y: 1), Point(x: 2, y: 2), Point(x: 14, y: 2), Point(x: 2, y: 3),
      ])
    #expect(
      writes.map(\.bytes)
        == ["\u{1B}[22X", "\u{1B}[10X", "\u{1B}[10X", "\u{1B}[22X"].map { Array($0.utf8) })
  }

  @Test func leavesOutWhatIsCovered() {
    var layer = PictureLayer()
    var first = frame([placement(x: 2, y: 1)])
    first.buffer.fill(Rect(x: 6, y: 2, width: 4, height: 1), with: Cell("#"))
    let writes = layer.writes(for: first, changedFrom: nil)
    #expect(
      writes.map(\.position) == [
        Point(x: 2, y: 1), Point(x: 2, y: 2), Point(x: 10, y: 2), Point(x: 2, y: 3),
      ])
  }

  @Test func avoidsTheCorner() {
    var layer = PictureLayer()
    let corner = frame([placement(x: 10, y: 4)])
    let writes = layer.writes(for: corner, changedFrom: nil, avoidsCorner: true)
    var screen = VTScreen(size: size)
    for write in writes {
      screen.take(Array("\u{1B}[\(write.position.y + 1);\(write.position.x + 1)H".utf8))
      screen.take(write.bytes)
    }
    #expect(screen[28, 5].text != " ")
    #expect(screen[29, 5].text == " ")
  }

  /// Every part of a row looks as it does in the whole row.
  @Test(arguments: [
    ("\u{1B}[31mab\u{1B}[1mc\u{1B}[0md\u{1B}[44me\u{1B}[0m", 5),
    ("日\u{1B}[7m本\u{1B}[0ma", 5), ("plain", 5),
    ("\u{1B}[38;2;1;2;3m\u{1B}[48;5;7m▀▄\u{1B}[m ", 3),
  ])
  func cutsRows(_ row: String, _ width: Int) {
    let bytes = Array(row.utf8)
    var whole = VTScreen(size: Size(width: 12, height: 1))
    whole.take(bytes)
    for start in 0..<width {
      for end in start + 1...width {
        var part = VTScreen(size: Size(width: 12, height: 1))
        part.take(SymbolRow.cut(bytes, to: start..<end, of: 99))
        for x in start..<end {
          let isHalf =
            (x == start && whole[x, 0].text.isEmpty)
            || (x == end - 1 && x + 1 < 12 && whole[x + 1, 0].text.isEmpty)
          let expected = isHalf ? " " : whole[x, 0].text
          #expect(part[x - start, 0].text == expected, "\(start)..<\(end)")
          #expect(part[x - start, 0].look == whole[x, 0].look, "\(start)..<\(end)")
        }
      }
    }
  }
}
