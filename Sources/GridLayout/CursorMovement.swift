package import AlbumModel
import CellGeometry

/// Where a cursor goes. Left and right follow the reading order across lines and sections; up and
/// down keep the goal column over ragged lines and sections, empty ones skipped. An item that has a
/// line of its own counts as covering every column.
package struct CursorMovement<Layout: GridLayout> {
  private let layout: Layout

  /// - Parameter layout: the geometry to move over.
  package init(layout: Layout) {
    self.layout = layout
  }

  /// The same; the layout itself knows the columns of its lines.
  package init(layout: Layout, columns: Int) {
    self.init(layout: layout)
  }

  /// The place one step further, or the same one when there is none. The goal is the column that the
  /// user has in mind, which ragged lines may not have.
  package func step(
    from path: GridIndexPath, _ direction: Direction, goal: Int
  ) -> GridIndexPath {
    switch direction {
    case .left: previous(before: path) ?? path
    case .right: next(after: path) ?? path
    case .up: above(path, goal: goal) ?? path
    case .down: below(path, goal: goal) ?? path
    }
  }

  /// The next item in reading order; nil after the last one.
  package func next(after path: GridIndexPath) -> GridIndexPath? {
    if path.item + 1 < count(path.section) {
      return GridIndexPath(section: path.section, item: path.item + 1)
    }
    return section(after: path.section).map { GridIndexPath(section: $0, item: 0) }
  }

  /// The previous item in reading order; nil before the first one.
  package func previous(before path: GridIndexPath) -> GridIndexPath? {
    if path.item > 0 { return GridIndexPath(section: path.section, item: path.item - 1) }
    return section(before: path.section).map { GridIndexPath(section: $0, item: count($0) - 1) }
  }

  /// The first item of the line of an item.
  package func lineStart(of path: GridIndexPath) -> GridIndexPath {
    item(inLine: layout.line(of: path), ofSection: path.section, goal: 0)
  }

  /// The last item of the line of an item.
  package func lineEnd(of path: GridIndexPath) -> GridIndexPath {
    item(inLine: layout.line(of: path), ofSection: path.section, goal: .max)
  }

  /// The next section that has items.
  package func section(after section: Int) -> Int? {
    (section + 1..<max(section + 1, layout.sectionCount)).first { count($0) > 0 }
  }

  /// The previous section that has items.
  package func section(before section: Int) -> Int? {
    (0..<min(section, layout.sectionCount)).last { count($0) > 0 }
  }

  /// The first item of all; nil without items.
  package var first: GridIndexPath? {
    section(after: -1).map { GridIndexPath(section: $0, item: 0) }
  }

  /// The last item of all; nil without items.
  package var last: GridIndexPath? {
    section(before: layout.sectionCount).map { GridIndexPath(section: $0, item: count($0) - 1) }
  }

  /// The item of the goal column whose line is nearest to `rows` rows further down (negative: up),
  /// at least one line away while there is one.
  package func page(
    from path: GridIndexPath, rows: Int, goal: Int
  ) -> GridIndexPath {
    guard rows != 0, let frame = layout.frameOfItem(at: path) else { return path }
    let direction: Direction = rows > 0 ? .down : .up
    let one = step(from: path, direction, goal: goal)
    guard one != path,
      let target = item(nearRow: frame.y + rows, towards: direction, goal: goal)
    else { return one }
    return direction == .down ? max(target, one) : min(target, one)
  }

  private func count(_ section: Int) -> Int { layout.itemCount(inSection: section) }

  private func below(_ path: GridIndexPath, goal: Int) -> GridIndexPath? {
    let line = layout.line(of: path)
    if line + 1 < layout.lineCount(inSection: path.section) {
      return item(inLine: line + 1, ofSection: path.section, goal: goal)
    }
    return firstLine(after: path.section, goal: goal)
  }

  private func above(_ path: GridIndexPath, goal: Int) -> GridIndexPath? {
    let line = layout.line(of: path)
    if line > 0 { return item(inLine: line - 1, ofSection: path.section, goal: goal) }
    return lastLine(before: path.section, goal: goal)
  }

  private func firstLine(after section: Int, goal: Int) -> GridIndexPath? {
    self.section(after: section).map { item(inLine: 0, ofSection: $0, goal: goal) }
  }

  private func lastLine(before section: Int, goal: Int) -> GridIndexPath? {
    self.section(before: section).map {
      item(inLine: layout.lineCount(inSection: $0) - 1, ofSection: $0, goal: goal)
    }
  }

  /// The item of the goal column, or the last one of a line that does not reach that far.
  private func item(inLine line: Int, ofSection section: Int, goal: Int) -> GridIndexPath {
    let items = layout.items(inLine: line, ofSection: section)
    return GridIndexPath(
      section: section, item: items.lowerBound + max(0, min(goal, items.count - 1)))
  }

  /// The item of the goal column in the line that lies at a row; between lines of two sections, in
  /// the next one on the way, or in the one behind when it is the last on the way.
  private func item(nearRow y: Int, towards direction: Direction, goal: Int) -> GridIndexPath? {
    guard y >= 0 else { return firstLine(after: -1, goal: goal) }
    guard let section = layout.section(atRow: y) else {
      return lastLine(before: layout.sectionCount, goal: goal)
    }
    if let line = layout.line(atRow: y, inSection: section) {
      return item(inLine: line, ofSection: section, goal: goal)
    }
    let above = lastLine(before: section, goal: goal)
    let below = firstLine(after: section - 1, goal: goal)
    return direction == .up ? above ?? below : below ?? above
  }
}
