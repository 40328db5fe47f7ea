package import AlbumModel
package import CellGeometry

/// Lines of equal items, one section below the other.
///
/// Keeps one number a section, the row at which it begins; everything else is arithmetic. Questions
/// take O(log sections) and never touch an item that is not asked for.
package struct FlowLayout: GridLayout, Equatable, Sendable {
  package private(set) var metrics: FlowMetrics
  package private(set) var shapes: [SectionShape] = []
  /// `tops[i]` is the first row of section `i`; one entry more at the end.
  private(set) var tops: [Int] = [0]

  package init(metrics: FlowMetrics, shapes: [SectionShape] = []) {
    self.metrics = metrics
    self.shapes = shapes
    retop(from: 0)
  }

  /// Changes items' size or number of columns. Complexity: O(sections).
  package mutating func apply(_ metrics: FlowMetrics) {
    guard metrics != self.metrics else { return }
    self.metrics = metrics
    retop(from: 0)
  }

  /// - Precondition: 0 ≤ index ≤ number of sections. Complexity: O(sections behind it).
  package mutating func insert(_ shape: SectionShape, at index: Int) {
    shapes.insert(shape, at: index)
    retop(from: index)
  }

  /// - Precondition: there is such a section. Complexity: O(sections behind it).
  package mutating func replace(_ shape: SectionShape, at index: Int) {
    guard shapes[index] != shape else { return }
    shapes[index] = shape
    retop(from: index)
  }

  private mutating func retop(from index: Int) {
    tops.removeSubrange((index + 1)...)
    // Reserving takes exactly what is asked for: done for every section that comes, it would copy all
    // that came before each time.
    if index == 0 { tops.reserveCapacity(shapes.count + 1) }
    var top = tops[index]
    for section in index..<shapes.count {
      top += height(of: shapes[section])
      tops.append(top)
    }
  }

  private func height(of shape: SectionShape) -> Int {
    shape.headerHeight + bodyHeight(of: shape) + shape.footerHeight
  }

  private func bodyHeight(of shape: SectionShape) -> Int {
    let lines = metrics.lines(for: shape.itemCount)
    guard lines > 0 else { return shape.emptyHeight }
    return lines * metrics.lineStride - metrics.lineSpacing
  }

  // MARK: - GridLayout

  package var contentSize: Size { Size(width: metrics.width, height: tops[tops.count - 1]) }
  package var sectionCount: Int { shapes.count }
  package func itemCount(inSection section: Int) -> Int { shapes[section].itemCount }

  package func frameOfSection(_ section: Int) -> Rect? {
    guard shapes.indices.contains(section) else { return nil }
    return rows(tops[section], tops[section + 1] - tops[section])
  }

  package func frameOfHeader(inSection section: Int) -> Rect? {
    guard shapes.indices.contains(section), shapes[section].headerHeight > 0 else { return nil }
    return rows(tops[section], shapes[section].headerHeight)
  }

  package func frameOfFooter(inSection section: Int) -> Rect? {
    guard shapes.indices.contains(section), shapes[section].footerHeight > 0 else { return nil }
    let height = shapes[section].footerHeight
    return rows(tops[section + 1] - height, height)
  }

  func frameOfEmptyState(inSection section: Int) -> Rect? {
    let shape = shapes[section]
    guard shape.itemCount == 0, shape.emptyHeight > 0 else { return nil }
    return rows(bodyTop(of: section), shape.emptyHeight)
  }

  package func frameOfItem(at path: GridIndexPath) -> Rect? {
    guard shapes.indices.contains(path.section),
      path.item >= 0, path.item < shapes[path.section].itemCount
    else { return nil }
    let (line, column) = path.item.quotientAndRemainder(dividingBy: metrics.columns)
    return Rect(
      x: metrics.x(ofColumn: column), y: bodyTop(of: path.section) + line * metrics.lineStride,
      width: metrics.itemSize.width, height: metrics.itemSize.height)
  }

  package func section(atRow y: Int) -> Int? {
    guard y >= 0, y < contentSize.height else { return nil }
    // The last section that begins at or above y; empty ones of no height share their top with it.
    var low = 0
    var high = shapes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle } else { high = middle }
    }
    return low
  }

  package func item(at point: Point) -> GridIndexPath? {
    guard let section = section(atRow: point.y) else { return nil }
    let line = (point.y - bodyTop(of: section)).flooredQuotient(by: metrics.lineStride)
    guard let column = metrics.column(atX: point.x) else { return nil }
    let path = GridIndexPath(section: section, item: line * metrics.columns + column)
    guard line >= 0, let frame = frameOfItem(at: path), frame.contains(point) else { return nil }
    return path
  }

  /// The row below a section's header.
  func bodyTop(of section: Int) -> Int { tops[section] + shapes[section].headerHeight }

  private func rows(_ y: Int, _ height: Int) -> Rect {
    Rect(x: 0, y: y, width: metrics.width, height: height)
  }
}

extension Int {
  /// Rounds towards negative infinity. `divisor` must be positive.
  func flooredQuotient(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
