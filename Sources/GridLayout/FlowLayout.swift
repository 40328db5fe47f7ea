package import AlbumModel
package import CellGeometry

/// Lines of equal items, one section below the other. One item may be enlarged: it then has a line
/// of its own, as wide as the content, and the items behind it begin a new line.
///
/// Keeps one number a section, the row at which it begins; everything else is arithmetic. Questions
/// take O(log sections) and never touch an item that is not asked for.
package struct FlowLayout: GridLayout, Equatable, Sendable {
  /// An item that has a line of its own.
  package struct EnlargedItem: Hashable, Sendable {
    package let path: GridIndexPath
    /// Rows that were asked for, the caption's included; those of a usual item are the least.
    package let height: Int
  }

  package private(set) var metrics: FlowMetrics
  package private(set) var shapes: [SectionShape] = []
  /// The enlarged item, always one that there is; nil when all are equal.
  package private(set) var enlarged: EnlargedItem?
  /// `tops[i]` is the first row of section `i`; one entry more at the end.
  private(set) var tops: [Int] = [0]

  package init(metrics: FlowMetrics, shapes: [SectionShape] = []) {
    self.metrics = metrics
    self.shapes = shapes
    retop(from: 0)
  }

  /// Changes items' size or number of columns; an enlarged item remains so. Complexity: O(sections).
  package mutating func apply(_ metrics: FlowMetrics) {
    guard metrics != self.metrics else { return }
    self.metrics = metrics
    retop(from: 0)
  }

  /// Enlarges one item to the content's whole width, whatever its leading inset, and so many rows,
  /// caption included (the rows of a usual item at least); another one shrinks. Nil shrinks, and so
  /// does a place that has no item. Complexity: O(sections behind either).
  package mutating func enlarge(_ path: GridIndexPath?, height: Int) {
    let wanted = path.flatMap { path in
      hasItem(at: path) ? EnlargedItem(path: path, height: height) : nil
    }
    guard wanted != enlarged else { return }
    let changed = [enlarged, wanted].compactMap { $0?.path.section }.min() ?? 0
    enlarged = wanted
    retop(from: changed)
  }

  /// Puts a section before another; an enlarged item behind it keeps its identity: its section is
  /// counted one further.
  /// - Precondition: 0 ≤ index ≤ number of sections. Complexity: O(sections behind it).
  package mutating func insert(_ shape: SectionShape, at index: Int) {
    shapes.insert(shape, at: index)
    if let enlarged, enlarged.path.section >= index { moveEnlarged(bySections: 1, enlarged) }
    retop(from: index)
  }

  /// Changes a section. Its enlarged item shrinks when there are too few items left for its place;
  /// else the item at this place remains enlarged: a caller that knows it elsewhere enlarges anew.
  /// - Precondition: there is such a section. Complexity: O(sections behind it).
  package mutating func replace(_ shape: SectionShape, at index: Int) {
    guard shapes[index] != shape else { return }
    shapes[index] = shape
    if let enlarged, !hasItem(at: enlarged.path) { self.enlarged = nil }
    retop(from: index)
  }

  /// Removes a section, and with it its enlarged item; one behind it keeps its identity.
  /// - Precondition: there is such a section. Complexity: O(sections behind it).
  package mutating func remove(at index: Int) {
    shapes.remove(at: index)
    if let enlarged {
      if enlarged.path.section == index { self.enlarged = nil }
      if enlarged.path.section > index { moveEnlarged(bySections: -1, enlarged) }
    }
    retop(from: index)
  }

  /// Takes other sections in place of all. No item is enlarged then: places mean others.
  /// Complexity: O(sections).
  package mutating func replaceAll(_ shapes: [SectionShape]) {
    self.shapes = shapes
    enlarged = nil
    retop(from: 0)
  }

  private mutating func moveEnlarged(bySections step: Int, _ item: EnlargedItem) {
    let path = GridIndexPath(section: item.path.section + step, item: item.path.item)
    enlarged = EnlargedItem(path: path, height: item.height)
  }

  private mutating func retop(from index: Int) {
    tops.removeSubrange((index + 1)...)
    // Reserving takes exactly what is asked for: done for every section that comes, it would copy all
    // that came before each time.
    if index == 0 { tops.reserveCapacity(shapes.count + 1) }
    var top = tops[index]
    for section in index..<shapes.count {
      top += height(ofSection: section)
      tops.append(top)
    }
  }

  private func height(ofSection section: Int) -> Int {
    let shape = shapes[section]
    let body = shape.itemCount > 0 ? lines(ofSection: section).height : shape.emptyHeight
    return shape.headerHeight + body + shape.footerHeight
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
    guard hasItem(at: path) else { return nil }
    return frame(
      ofItem: path.item, of: lines(ofSection: path.section), top: bodyTop(of: path.section))
  }

  /// The rectangle of an item of lines whose first one is at row `top`.
  func frame(ofItem item: Int, of lines: SectionLines, top: Int) -> Rect {
    frame(ofLine: lines.line(of: item), of: lines, top: top)
      .offset(x: lines.column(of: item) * metrics.columnStride)
  }

  /// The rectangle of a line's first item.
  func frame(ofLine line: Int, of lines: SectionLines, top: Int) -> Rect {
    let y = top + lines.top(ofLine: line)
    if line == lines.enlargedLine { return rows(y, lines.height(ofLine: line)) }
    return Rect(origin: Point(x: metrics.leadingInset, y: y), size: metrics.itemSize)
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
    let lines = lines(ofSection: section)
    let row = point.y - bodyTop(of: section)
    let line = lines.line(atRow: row)
    guard (0..<lines.lineCount).contains(line),
      row < lines.top(ofLine: line) + lines.height(ofLine: line)
    else { return nil }
    let items = lines.items(inLine: line)
    if line == lines.enlargedLine {
      guard (0..<metrics.width).contains(point.x) else { return nil }
      return GridIndexPath(section: section, item: items.lowerBound)
    }
    guard let column = metrics.column(atX: point.x), column < items.count else { return nil }
    return GridIndexPath(section: section, item: items.lowerBound + column)
  }

  private func hasItem(at path: GridIndexPath) -> Bool {
    shapes.indices.contains(path.section)
      && (0..<shapes[path.section].itemCount).contains(path.item)
  }

  /// The row below a section's header.
  func bodyTop(of section: Int) -> Int { tops[section] + shapes[section].headerHeight }

  private func rows(_ y: Int, _ height: Int) -> Rect {
    Rect(x: 0, y: y, width: metrics.width, height: height)
  }
}
