package import AlbumModel
import CellGeometry

/// Where a cursor goes. Left and right follow the reading order across lines and sections; up and
/// down keep the goal column over ragged lines and sections, empty ones skipped.
package struct CursorMovement<Layout: GridLayout> {
  private let layout: Layout
  private let columns: Int

  /// - Parameters:
  ///   - layout: the geometry to move over.
  ///   - columns: the items of a full line.
  package init(layout: Layout, columns: Int) {
    self.layout = layout
    self.columns = max(1, columns)
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

  package func next(after path: GridIndexPath) -> GridIndexPath? {
    if path.item + 1 < count(path.section) {
      return GridIndexPath(section: path.section, item: path.item + 1)
    }
    return section(after: path.section).map { GridIndexPath(section: $0, item: 0) }
  }

  package func previous(before path: GridIndexPath) -> GridIndexPath? {
    if path.item > 0 { return GridIndexPath(section: path.section, item: path.item - 1) }
    return section(before: path.section).map { GridIndexPath(section: $0, item: count($0) - 1) }
  }

  /// The first item of the line of an item.
  package func lineStart(of path: GridIndexPath) -> GridIndexPath {
    GridIndexPath(section: path.section, item: path.item / columns * columns)
  }

  /// The last item of the line of an item.
  package func lineEnd(of path: GridIndexPath) -> GridIndexPath {
    let end = path.item / columns * columns + columns - 1
    return GridIndexPath(section: path.section, item: min(end, count(path.section) - 1))
  }

  /// The next section that has items.
  package func section(after section: Int) -> Int? {
    (section + 1..<max(section + 1, layout.sectionCount)).first { count($0) > 0 }
  }

  /// The previous section that has items.
  package func section(before section: Int) -> Int? {
    (0..<min(section, layout.sectionCount)).last { count($0) > 0 }
  }

  package var first: GridIndexPath? {
    section(after: -1).map { GridIndexPath(section: $0, item: 0) }
  }

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
    let nearest = line(nearRow: frame.y + rows, towards: direction)
    let target = nearest.map { item(inLine: $0.item / columns, ofSection: $0.section, goal: goal) }
    let one = step(from: path, direction, goal: goal)
    guard let target else { return one }
    return direction == .down ? max(target, one) : min(target, one)
  }

  private func count(_ section: Int) -> Int { layout.itemCount(inSection: section) }

  private func below(_ path: GridIndexPath, goal: Int) -> GridIndexPath? {
    let line = path.item / columns
    if (line + 1) * columns < count(path.section) {
      return item(inLine: line + 1, ofSection: path.section, goal: goal)
    }
    return section(after: path.section).map { item(inLine: 0, ofSection: $0, goal: goal) }
  }

  private func above(_ path: GridIndexPath, goal: Int) -> GridIndexPath? {
    let line = path.item / columns
    if line > 0 { return item(inLine: line - 1, ofSection: path.section, goal: goal) }
    return section(before: path.section).map {
      item(inLine: (count($0) - 1) / columns, ofSection: $0, goal: goal)
    }
  }

  private func item(inLine line: Int, ofSection section: Int, goal: Int) -> GridIndexPath {
    GridIndexPath(section: section, item: min(line * columns + goal, count(section) - 1))
  }

  /// The first item of the line that lies at a row, or of the next one on the way.
  private func line(nearRow y: Int, towards direction: Direction) -> GridIndexPath? {
    guard y >= 0 else { return first }
    guard let section = layout.section(atRow: y) else { return last.map(lineStart) }
    guard count(section) > 0, let body = layout.frameOfItem(at: .init(section: section, item: 0))
    else { return beside(section, direction) }
    if y < body.y {
      return direction == .up ? beside(section, .up) : .init(section: section, item: 0)
    }
    guard let second = layout.frameOfItem(at: .init(section: section, item: columns)) else {
      return GridIndexPath(section: section, item: 0)
    }
    let line = (y - body.y) / (second.y - body.y)
    return GridIndexPath(
      section: section, item: min(line, (count(section) - 1) / columns) * columns)
  }

  private func beside(_ section: Int, _ direction: Direction) -> GridIndexPath? {
    if direction == .up {
      return self.section(before: section).map {
        lineStart(of: GridIndexPath(section: $0, item: count($0) - 1))
      }
    }
    return self.section(after: section).map { GridIndexPath(section: $0, item: 0) }
  }
}
