package import AlbumModel
package import CellGeometry

extension FlowLayout {
  /// Where an item that is dropped at a point goes: before the place that is given, whose item is
  /// the section's count at its end.
  ///
  /// The left half of an item is the gap before it, the right half the one after it; gutters,
  /// margins and rows between lines belong to the nearest gap (the upper line when both are as
  /// near). A header is its section's beginning, a footer its end, an empty state its beginning. Nil
  /// outside the content. Complexity: O(log sections).
  package func insertionPoint(at point: Point) -> GridIndexPath? {
    guard point.x >= 0, point.x < metrics.width, let section = section(atRow: point.y)
    else { return nil }
    let lines = lines(ofSection: section)
    let row = point.y - bodyTop(of: section)
    let item: Int
    if row < 0 || lines.itemCount == 0 {
      item = 0
    } else if row >= lines.height {
      item = lines.itemCount
    } else {
      item = gap(inLine: lines.line(nearestToRow: row), of: lines, atX: point.x)
    }
    return GridIndexPath(section: section, item: item)
  }

  /// The item before which a column's nearest gap is.
  private func gap(inLine line: Int, of lines: SectionLines, atX x: Int) -> Int {
    let items = lines.items(inLine: line)
    if line == lines.enlargedLine {
      return 2 * x < metrics.width ? items.lowerBound : items.upperBound
    }
    guard x >= metrics.leadingInset else { return items.lowerBound }
    let (column, inside) = (x - metrics.leadingInset).quotientAndRemainder(
      dividingBy: metrics.columnStride)
    let isBehind = 2 * inside >= metrics.itemSize.width
    return items.lowerBound + min(column + (isBehind ? 1 : 0), items.count)
  }

  /// Where a mark for a gap is drawn: one column, as high as the picture of the item beside it.
  ///
  /// It stands left of the item that the gap is before; behind the last item of a section, right of
  /// that. It stands in the middle of the spacing between items; without spacing, in the outermost
  /// column of the item itself, where item cells have their gutter. A gap between two lines is at the
  /// beginning of the lower one, unless `point`, where something is dragged, is nearer to the upper
  /// one: then at its end. In a section without items the mark is at the left of its empty state,
  /// of no height when there is none.
  ///
  /// An item beyond the section's count means its end; `.zero` when there is no such section.
  /// Complexity: O(1).
  package func caret(before path: GridIndexPath, near point: Point? = nil) -> Rect {
    guard shapes.indices.contains(path.section) else { return .zero }
    let lines = lines(ofSection: path.section)
    let top = bodyTop(of: path.section)
    let item = max(0, min(path.item, lines.itemCount))
    guard lines.itemCount > 0 else {
      let room = min(shapes[path.section].emptyHeight, metrics.itemSize.height)
      return Rect(x: 0, y: top, width: 1, height: pictureHeight(of: room))
    }
    let row = point.map { $0.y - top }
    let isBehind = item > 0 && standsBehindItem(before: item, of: lines, nearRow: row)
    let frame = frame(ofItem: isBehind ? item - 1 : item, of: lines, top: top)
    let spacing = metrics.interitemSpacing
    let left = frame.x - (spacing + 1) / 2
    let right = spacing > 0 ? frame.maxX + spacing / 2 : frame.maxX - 1
    return Rect(
      x: max(0, min(isBehind ? right : left, metrics.width - 1)), y: frame.y, width: 1,
      height: pictureHeight(of: frame.height))
  }

  /// Whether a gap's mark is drawn right of the item before it, in place of left of its own.
  private func standsBehindItem(before item: Int, of lines: SectionLines, nearRow row: Int?) -> Bool
  {
    if item == lines.itemCount { return true }
    let upper = lines.line(of: item - 1)
    guard let row, upper != lines.line(of: item) else { return false }
    return lines.line(nearestToRow: row) == upper
  }

  /// What the caption leaves of an item's rows, one at least when there are any.
  private func pictureHeight(of height: Int) -> Int {
    max(min(1, height), height - metrics.captionHeight)
  }
}
