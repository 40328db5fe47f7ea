package import CellGeometry

/// The measures of a flow layout's lines, in terminal cells.
package struct FlowMetrics: Hashable, Sendable {
  /// The width of the content.
  package var width: Int
  /// Items of a full line.
  package var columns: Int
  /// The extent of every item that is not enlarged, its caption included.
  package var itemSize: Size
  /// Columns between items of a line.
  package var interitemSpacing: Int
  /// Rows between lines.
  package var lineSpacing: Int
  /// Columns at the left of the first item.
  package var leadingInset: Int
  /// Rows at the bottom of an item, part of its size, in which its caption is.
  package var captionHeight: Int

  /// - Precondition: columns ≥ 1; the item has an area.
  package init(
    width: Int, columns: Int, itemSize: Size, interitemSpacing: Int = 0, lineSpacing: Int = 0,
    leadingInset: Int = 0, captionHeight: Int = 0
  ) {
    precondition(columns >= 1, "a line has at least one column")
    precondition(itemSize.area > 0, "an item has at least one cell")
    self.width = width
    self.columns = columns
    self.itemSize = itemSize
    self.interitemSpacing = interitemSpacing
    self.lineSpacing = lineSpacing
    self.leadingInset = leadingInset
    self.captionHeight = captionHeight
  }

  /// As many columns as fit when an item is at least `minimumWidth` wide; items then share the
  /// whole width evenly, and what can't be shared is split between both edges.
  ///
  /// `columns` fixes their number in place of as many as fit; it is made fewer when items would be
  /// left without width. `height` gives the height of an item that is so many columns wide, its caption
  /// of `captionHeight` rows included.
  package static func fitting(
    width: Int, minimumWidth: Int, columns: Int? = nil, interitemSpacing: Int = 0,
    lineSpacing: Int = 0, captionHeight: Int = 0, height: (Int) -> Int
  ) -> FlowMetrics {
    let width = max(1, width)
    let fitting = (width + interitemSpacing) / max(1, minimumWidth + interitemSpacing)
    let most = max(1, (width + interitemSpacing) / (1 + interitemSpacing))
    let count = min(most, max(1, columns ?? fitting))
    let room = width - (count - 1) * interitemSpacing
    let itemWidth = max(1, room / count)
    return FlowMetrics(
      width: width, columns: count,
      itemSize: Size(width: itemWidth, height: max(1, height(itemWidth))),
      interitemSpacing: interitemSpacing, lineSpacing: lineSpacing,
      leadingInset: max(0, (room - itemWidth * count) / 2), captionHeight: captionHeight)
  }

  /// Columns from one item's left to the next one's.
  package var columnStride: Int { itemSize.width + interitemSpacing }

  /// The column whose items cover `x`; nil in gutters and margins.
  package func column(atX x: Int) -> Int? {
    guard x >= leadingInset else { return nil }
    let (column, inside) = (x - leadingInset).quotientAndRemainder(
      dividingBy: columnStride)
    return column < columns && inside < itemSize.width ? column : nil
  }
}
