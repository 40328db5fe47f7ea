import CellGeometry
import GridLayout
import Testing

@Suite("As many columns as fit")
struct FlowMetricsTests {
  @Test(
    arguments: [
      // width, least item width, fixed columns, spacing: columns, item width, leading inset
      (100, 24, nil, 0, 4, 25, 0), (80, 24, nil, 0, 3, 26, 1), (200, 24, nil, 0, 8, 25, 0),
      (20, 24, nil, 0, 1, 20, 0), (1, 24, nil, 0, 1, 1, 0), (0, 24, nil, 0, 1, 1, 0),
      (24, 24, nil, 0, 1, 24, 0), (48, 24, nil, 0, 2, 24, 0), (47, 24, nil, 0, 1, 47, 0),
      (100, 24, 6, 0, 6, 16, 2), (10, 24, 99, 0, 10, 1, 0), (10, 24, 99, 1, 5, 1, 0),
      (100, 24, nil, 2, 3, 32, 0), (100, 24, -3, 0, 1, 100, 0),
    ] as [(Int, Int, Int?, Int, Int, Int, Int)])
  func fits(
    width: Int, least: Int, fixed: Int?, spacing: Int, columns: Int, itemWidth: Int, inset: Int
  ) {
    let metrics = FlowMetrics.fitting(
      width: width, minimumWidth: least, columns: fixed, interitemSpacing: spacing
    ) { $0 }
    #expect(metrics.columns == columns)
    #expect(metrics.itemSize.width == itemWidth)
    #expect(metrics.leadingInset == inset)
  }
}
