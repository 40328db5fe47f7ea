import CellGeometry
import GridLayout
import Testing

@Suite("The list beside the grid")
struct GridSplitTests {
  @Test(
    arguments: [
      // area's width, wanted list width: placement, list's width, rule's width, grid's x and width
      (72, nil, .beside, 23, 1, 24, 48), (100, nil, .beside, 33, 1, 34, 66),
      (200, nil, .beside, 44, 1, 45, 155), (71, nil, .over, 23, 1, 0, 71),
      (21, nil, .over, 20, 1, 0, 21), (20, nil, .over, 20, 0, 0, 20), (5, nil, .over, 5, 0, 0, 5),
      (1, nil, .over, 1, 0, 0, 1), (100, 40, .beside, 40, 1, 41, 59),
      (100, 90, .beside, 51, 1, 52, 48), (100, 1, .beside, 12, 1, 13, 87),
      (72, 30, .beside, 23, 1, 24, 48), (40, 30, .over, 30, 1, 0, 40),
      (40, 90, .over, 40, 0, 0, 40),
    ] as [(Int, Int?, GridSplit.Placement, Int, Int, Int, Int)])
  func widths(
    width: Int, wanted: Int?, placement: GridSplit.Placement, list: Int, rule: Int, x: Int,
    grid: Int
  ) {
    let area = Rect(x: 0, y: 1, width: width, height: 9)
    let split = GridSplit(area: area, showsList: true, listWidth: wanted)
    #expect(split.placement == placement)
    #expect(split.list == Rect(x: 0, y: 1, width: list, height: 9))
    #expect(split.rule.width == rule)
    #expect(split.grid == Rect(x: x, y: 1, width: grid, height: 9))
  }

  @Test("every column of every width belongs to one pane, and all panes lie inside")
  func everyColumn() {
    for width in 0...140 {
      for wanted in [nil, 0, 25, 60, 1000] {
        for showsList in [false, true] {
          let area = Rect(x: 3, y: 2, width: width, height: 4)
          let split = GridSplit(area: area, showsList: showsList, listWidth: wanted)
          let label = "\(width), \(String(describing: wanted)), \(showsList)"
          for pane in [split.list, split.rule, split.grid] {
            #expect(area.contains(pane), "\(label)")
          }
          let seen = [split.list, split.rule, split.visibleGrid].map { max(0, $0.width) }
          #expect(seen.reduce(0, +) == width, "\(label): \(seen)")
          for x in 2...width + 3 {
            let point = Point(x: x, y: 3)
            let pane = split.pane(at: point)
            #expect((pane == nil) == !area.contains(point), "\(label) at \(x)")
            #expect((pane == .grid) == split.visibleGrid.contains(point), "\(label) at \(x)")
          }
          if !showsList { #expect(split.placement == .hidden && split.grid == area, "\(label)") }
          if split.placement == .beside {
            #expect(split.grid.width >= GridSplit.leastGridWidth, "\(label)")
          }
        }
      }
    }
  }
}
