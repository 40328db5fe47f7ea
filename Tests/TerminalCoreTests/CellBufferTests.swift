import CellGeometry
import TestSupport
import Testing

@testable import TerminalCore

@Suite struct CellBufferTests {
  let bold = Style(attributes: .bold)

  @Test func aCellIsSmall() {
    #expect(MemoryLayout<Cell>.stride == 16)
    let style = Style(
      foreground: .indexed(255), background: .indexed(0), attributes: [.italic, .dim])
    #expect(Cell("x", style: style).style == style)
    #expect(Cell("x", style: style).width == 1)
    #expect(Cell("日", style: style, width: 2).width == 2)
    #expect(Cell.blank.style == .plain)
    #expect(Cell.picture.scalars == ["\u{A0}"])
  }

  @Test func writesAndClips() {
    var buffer = CellBuffer(size: Size(width: 6, height: 3))
    #expect(buffer.write("hello world", at: Point(x: 2, y: 0), style: bold) == 4)
    #expect(buffer.write("hello", at: Point(x: -2, y: 1), style: bold) == 3)
    #expect(buffer.write("hello", at: Point(x: 0, y: 3), style: bold) == 0)
    let clip = Rect(x: 1, y: 0, width: 3, height: 3)
    #expect(buffer.write("hello", at: Point(x: 0, y: 2), style: bold, clip: clip) == 3)
    #expect(buffer.text == "  hell\nllo\n ell")
    #expect(buffer[2, 0] == Cell("h", style: bold))
    #expect(buffer[99, 0] == .blank)
  }

  @Test func halfAWideCharacterAtAnEdgeBecomesASpace() {
    var buffer = CellBuffer(size: Size(width: 5, height: 2), fill: Cell("."))
    #expect(buffer.write("日本語", at: Point(x: 0, y: 0), style: .plain) == 5)
    #expect(buffer.text == "日本\n.....")
    #expect(buffer.write("日本", at: Point(x: -1, y: 1), style: .plain) == 3)
    #expect(buffer.text == "日本\n 本..")
  }

  @Test func overwritingHalfBlanksTheOther() {
    var buffer = CellBuffer(size: Size(width: 6, height: 1))
    buffer.write("日本語", at: .zero, style: .plain)
    buffer[1, 0] = Cell("x")
    #expect(buffer.text == " x本語")
    buffer[2, 0] = Cell("y")
    #expect(buffer.text == " xy 語")
    buffer[3, 0] = Cell("木", width: 2)
    #expect(buffer.text == " xy木")
    buffer[5, 0] = Cell("木", width: 2)
    #expect(buffer.text == " xy木")
  }

  @Test func fillsAndRestyles() {
    var buffer = CellBuffer(size: Size(width: 6, height: 2))
    buffer.write("日本語", at: .zero, style: .plain)
    buffer.restyle(Rect(x: 1, y: 0, width: 2, height: 1)) { $0.attributes.insert(.reverse) }
    let reversed = (0..<6).map { buffer[$0, 0].style.attributes.contains(.reverse) }
    #expect(reversed == [true, true, true, true, false, false])
    buffer.fill(Rect(x: 1, y: -1, width: 2, height: 2), with: .picture)
    #expect((0..<4).map { buffer[$0, 0].base } == [0x20, 0xA0, 0xA0, 0x20])
    #expect(buffer.text == "    語\n")
  }

  /// Random drawing: no half of a wide character is left alone, and the runs of the difference turn
  /// the old buffer into the new one.
  @Test(arguments: 0..<40)
  func keepsWideCharactersWholeAndDiffs(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let size = Size(width: Int.random(in: 1...14, using: &generator), height: 4)
    var old = CellBuffer(size: size)
    for _ in 0..<30 {
      var new = old
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        Self.draw(on: &new, &generator)
      }
      Self.expectWhole(new, seed: seed)
      var patched = old
      for run in new.runs(changedFrom: old) {
        #expect(run.cells.first?.isContinuation == false, "seed \(seed)")
        var x = run.x
        for cell in run.cells {
          if !cell.isContinuation { patched[x, run.y] = cell }
          x += 1
        }
      }
      #expect(patched == new, "seed \(seed)")
      #expect(new.runs(changedFrom: new).isEmpty)
      old = new
    }
  }

  @Test func runsAreShort() {
    let old = CellBuffer(size: Size(width: 40, height: 3))
    var new = old
    new[3, 1] = Cell("a")
    new[6, 1] = Cell("b")
    new[30, 1] = Cell("c")
    let runs = new.runs(changedFrom: old)
    #expect(runs.map(\.x) == [3, 30])
    #expect(runs.map(\.cells.count) == [4, 1])
    #expect(new.runs(changedFrom: nil).count == 3)
  }

  @Test func golden() {
    var buffer = CellBuffer(size: Size(width: 12, height: 3))
    buffer.write("日本 ab", at: Point(x: 1, y: 0), style: bold)
    let style = Style(foreground: .indexed(3), background: .indexed(17), attributes: .underline)
    buffer.write("styled", at: Point(x: 0, y: 1), style: style)
    buffer.fill(Rect(x: 8, y: 1, width: 3, height: 2), with: .picture)
    let picture = EncodedPicture(
      id: PictureID(rawValue: 7), size: Size(width: 3, height: 4), content: .symbols([]))
    let placement = Placement(picture: picture, origin: Point(x: 8, y: 0), visibleRows: 1..<3)
    let frame = Frame(buffer: buffer, placements: [placement])
    #expect(Golden.difference(frame.goldenText, named: "planes") == nil)
    #expect(Golden.difference("", named: "planes", file: "/nowhere/Tests.swift") != nil)
  }

  static func draw(on buffer: inout CellBuffer, _ generator: inout SeededGenerator) {
    let size = buffer.size
    let point = Point(
      x: Int.random(in: -3...size.width, using: &generator),
      y: Int.random(in: -1...size.height, using: &generator))
    let rect = Rect(
      origin: point,
      size: Size(
        width: Int.random(in: 0...6, using: &generator),
        height: Int.random(in: 0...3, using: &generator)))
    let texts: [DisplayText] = ["abc", "日本", "a日b", "e\u{301}", "本"]
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: buffer.fill(rect, with: Cell("#"))
    case 1: buffer.restyle(rect) { $0.attributes.formSymmetricDifference(.bold) }
    case 2: buffer[point.x, point.y] = texts.randomElement(using: &generator)?.cells[0] ?? .blank
    default:
      let clip = Bool.random(using: &generator) ? rect : nil
      let text = texts.randomElement(using: &generator) ?? ""
      buffer.write(text, at: point, style: .plain, clip: clip)
    }
  }

  static func expectWhole(_ buffer: CellBuffer, seed: Int) {
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width {
        let next = x + 1 < buffer.size.width && buffer[x + 1, y].isContinuation
        #expect((buffer[x, y].width == 2) == next, "seed \(seed), \(x),\(y)")
      }
    }
  }
}
