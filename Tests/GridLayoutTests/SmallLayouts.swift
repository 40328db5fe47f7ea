import AlbumModel
import CellGeometry
import GridLayout

/// Every small layout there is: columns, item counts, headers, footers, spacings.
struct SmallLayouts {
  static let counts: [[Int]] =
    [[]] + (0...7).map { [$0] }
    + (0...4).flatMap { a in (0...4).map { [a, $0] } }
    + [[0, 0, 0], [3, 0, 5], [0, 4, 0], [1, 1, 1], [7, 2, 6]]

  /// All of up to two sections, and those of three of up to two lines or so.
  static let allCounts: [[Int]] =
    [[]] + (0...7).map { [$0] }
    + (0...7).flatMap { a in (0...7).map { [a, $0] } }
    + (0...7).flatMap { a in [0, 1, 3, 4, 7].flatMap { b in (0...3).map { [a, b, $0] } } }

  static func metrics(columns: Int, spacing: Int) -> FlowMetrics {
    FlowMetrics(
      width: columns * 3 + (columns - 1) * spacing + 2, columns: columns,
      itemSize: Size(width: 3, height: 2), interitemSpacing: spacing, lineSpacing: spacing,
      leadingInset: 1)
  }

  static func shapes(_ counts: [Int], header: Int, footer: Int) -> [SectionShape] {
    counts.map {
      SectionShape(itemCount: $0, headerHeight: header, footerHeight: footer, emptyHeight: 2)
    }
  }

  /// The places of all items, and none.
  static func places(_ counts: [Int]) -> [GridIndexPath?] {
    [nil]
      + counts.enumerated().flatMap { section, count in
        (0..<count).map { GridIndexPath(section: section, item: $0) }
      }
  }
}
