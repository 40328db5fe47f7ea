import GridLayout
import Testing

@Suite("The window over a list")
struct ListViewportTests {
  @Test("small lists and windows: no line empty while there are rows, what is revealed is seen")
  func everySmallList() {
    for count in 0...9 {
      for height in 0...6 {
        for offset in -2...11 {
          let list = ListViewport(count: count, height: height, offset: offset)
          let label = "\(count) rows, \(height) lines, from \(offset)"
          #expect(list.visibleRows.count == min(count, height), "\(label)")
          for row in -1...count {
            var moved = list
            moved.reveal(row)
            let isThere = (0..<count).contains(row) && height > 0
            #expect(moved.visibleRows.contains(row) == isThere, "\(label), row \(row)")
            let way = list.visibleRows.contains(row) || !isThere ? 0 : distance(row, list)
            #expect(abs(moved.offset - list.offset) == way, "\(label), row \(row)")
            #expect(list.line(ofRow: row).map { $0 + list.offset } == seen(row, list), "\(label)")
          }
          for line in -1...height {
            let expected = (0..<height).contains(line) ? seen(list.offset + line, list) : nil
            #expect(list.row(atLine: line) == expected, "\(label), line \(line)")
          }
        }
      }
    }
  }

  /// Rows from a row to the nearest one that is seen.
  private func distance(_ row: Int, _ list: ListViewport) -> Int {
    list.visibleRows.map { abs($0 - row) }.min() ?? 0
  }

  private func seen(_ row: Int, _ list: ListViewport) -> Int? {
    list.visibleRows.contains(row) ? row : nil
  }

  @Test("moves end at both ends")
  func moves() {
    let list = ListViewport(count: 30, height: 9)
    #expect(list.page == 9 && list.halfPage == 4)
    #expect(list.row(from: 3, movedBy: list.page) == 12)
    #expect(list.row(from: 28, movedBy: list.page) == 29)
    #expect(list.row(from: 3, movedBy: -list.halfPage) == 0)
    #expect(list.row(from: 99, movedBy: 0) == 29)
    #expect(list.row(from: 5, movedBy: .max) == 29)
    #expect(list.row(from: 5, movedBy: .min) == 0)
    #expect(ListViewport(count: 0, height: 9).row(from: 0, movedBy: 1) == nil)
    #expect(ListViewport(count: 3, height: 0).page == 1)
  }

  @Test("a shorter list or a higher window pulls it back; a longer list leaves it")
  func resizing() {
    var list = ListViewport(count: 30, height: 10, offset: 20)
    list.resize(count: 300, height: 10)
    #expect(list.offset == 20)
    list.resize(count: 25, height: 10)
    #expect(list.offset == 15)
    list.resize(count: 25, height: 25)
    #expect(list.offset == 0)
  }
}
