import AlbumModel
import CellGeometry
import GridLayout
import Testing

@Suite("Drop places, every cell of small layouts")
struct DropPlaceTests {
  @Test(arguments: 1...6, [0, 3])
  func everyCell(columns: Int, spacing: Int) {
    let metrics = SmallLayouts.metrics(columns: columns, spacing: spacing)
    for counts in SmallLayouts.counts {
      for (header, footer) in [(0, 0), (1, 2)] {
        let shapes = SmallLayouts.shapes(counts, header: header, footer: footer)
        for place in SmallLayouts.places(counts) {
          var layout = FlowLayout(metrics: metrics, shapes: shapes)
          layout.enlarge(place, height: 5)
          let naive = NaiveLayout(metrics, shapes, enlarged: place, enlargedHeight: 5)
          let label =
            "\(columns), \(spacing), \(counts), \(header)/\(footer), \(String(describing: place))"
          for y in -1...naive.height {
            for x in -1...metrics.width {
              check(Point(x: x, y: y), layout, naive, label)
            }
          }
        }
      }
    }
  }

  private func check(
    _ point: Point, _ layout: FlowLayout, _ naive: NaiveLayout, _ label: String
  ) {
    let gap = layout.insertionPoint(at: point)
    if gap != naive.insertionPoint(at: point) {
      Issue.record("\(label): \(point) is \(String(describing: gap))")
    }
    guard let gap else { return }
    let mark = layout.caret(before: gap, near: point)
    let content = Rect(origin: .zero, size: layout.contentSize)
    if mark.width != 1 || mark.height < 1 || !content.contains(mark) {
      Issue.record("\(label): \(point) is marked at \(mark)")
    }
    // Over an item the mark is in its own line, at most its width and half the spacing away.
    if let path = naive.item(at: point), let frame = layout.frameOfItem(at: path) {
      let spacing = (layout.metrics.interitemSpacing + 1) / 2
      let near = frame.x - spacing...frame.maxX + spacing
      if mark.y != frame.y || !near.contains(mark.x) {
        Issue.record("\(label): \(point) is marked at \(mark), over \(frame)")
      }
    }
  }

  // Three columns of 6 x 3 cells, a row of it for the caption, 4 + 0 items in a content 20 wide.
  private let layout = FlowLayout(
    metrics: FlowMetrics(
      width: 20, columns: 3, itemSize: Size(width: 6, height: 3), lineSpacing: 1, leadingInset: 1,
      captionHeight: 1),
    shapes: SmallLayouts.shapes([4, 0], header: 1, footer: 1))

  @Test(
    "the mark's place",
    arguments: [
      // section, item, the pointer's row (-1: none): x, y, height
      (0, 0, -1, 1, 1, 2), (0, 1, -1, 7, 1, 2), (0, 3, -1, 1, 5, 2), (0, 4, -1, 6, 5, 2),
      (0, 9, -1, 6, 5, 2), (0, 3, 2, 18, 1, 2), (0, 3, 6, 1, 5, 2), (1, 0, -1, 0, 10, 1),
    ] as [(Int, Int, Int, Int, Int, Int)])
  func marks(section: Int, item: Int, row: Int, x: Int, y: Int, height: Int) {
    let point = row < 0 ? nil : Point(x: 18, y: row)
    let mark = layout.caret(before: GridIndexPath(section: section, item: item), near: point)
    #expect(mark == Rect(x: x, y: y, width: 1, height: height))
  }

  @Test("marks stand in the middle of the spacing, as seen from both sides", arguments: 1...4)
  func marksInSpacing(spacing: Int) {
    let layout = FlowLayout(
      metrics: SmallLayouts.metrics(columns: 3, spacing: spacing),
      shapes: SmallLayouts.shapes([3], header: 0, footer: 0))
    let second = layout.caret(before: GridIndexPath(section: 0, item: 1))
    #expect(second.x == 4 + spacing / 2)
    #expect(layout.item(at: second.origin) == nil)
  }

  @Test("there is no mark without its section, nor one of any height without an empty state")
  func nowhere() {
    var layout = layout
    #expect(layout.caret(before: GridIndexPath(section: 2, item: 0)) == .zero)
    #expect(layout.caret(before: GridIndexPath(section: -1, item: 0)) == .zero)
    layout.replace(SectionShape(itemCount: 0, headerHeight: 1), at: 1)
    #expect(layout.caret(before: GridIndexPath(section: 1, item: 0)).isEmpty)
  }
}
