import AlbumModel
import CellGeometry
import GridLayout

/// The layout as one would do it by hand: every element in turn, from the top. Slow and plain; the
/// real one must agree with it.
struct NaiveLayout {
  /// Where an item stands among those of its section.
  struct Place: Equatable {
    var line: Int
    var column: Int
  }

  let metrics: FlowMetrics
  private(set) var elements: [LayoutAttributes] = []
  /// All items in reading order.
  private(set) var items: [(path: GridIndexPath, frame: Rect)] = []
  private(set) var places: [GridIndexPath: Place] = [:]
  private(set) var height = 0
  private let enlarged: GridIndexPath?
  private let enlargedHeight: Int

  init(
    _ metrics: FlowMetrics, _ shapes: [SectionShape], enlarged: GridIndexPath? = nil,
    enlargedHeight: Int = 0
  ) {
    self.metrics = metrics
    self.enlarged = enlarged
    self.enlargedHeight = max(metrics.itemSize.height, enlargedHeight)
    for (section, shape) in shapes.enumerated() {
      append(.header(section: section), height: shape.headerHeight)
      appendBody(section, shape)
      append(.footer(section: section), height: shape.footerHeight)
    }
  }

  private mutating func append(_ element: LayoutAttributes.Element, height: Int) {
    guard height > 0 else { return }
    elements.append(
      LayoutAttributes(
        element, frame: Rect(x: 0, y: self.height, width: metrics.width, height: height)))
    self.height += height
  }

  private mutating func appendBody(_ section: Int, _ shape: SectionShape) {
    if shape.itemCount == 0 { return append(.empty(section: section), height: shape.emptyHeight) }
    var lines: [[GridIndexPath]] = []
    for item in 0..<shape.itemCount {
      let path = GridIndexPath(section: section, item: item)
      if let line = lines.last, line.count < metrics.columns, path != enlarged, line[0] != enlarged
      {
        lines[lines.count - 1].append(path)
      } else {
        lines.append([path])
      }
    }
    for (number, line) in lines.enumerated() {
      if number > 0 { height += metrics.lineSpacing }
      append(line, asLine: number)
    }
  }

  private mutating func append(_ line: [GridIndexPath], asLine number: Int) {
    var x = metrics.leadingInset
    let isEnlarged = line.first == enlarged
    for (column, path) in line.enumerated() {
      let frame =
        isEnlarged
        ? Rect(x: 0, y: height, width: metrics.width, height: enlargedHeight)
        : Rect(origin: Point(x: x, y: height), size: metrics.itemSize)
      elements.append(LayoutAttributes(.item(path), frame: frame))
      items.append((path, frame))
      places[path] = Place(line: number, column: column)
      x += metrics.itemSize.width + metrics.interitemSpacing
    }
    height += isEnlarged ? enlargedHeight : metrics.itemSize.height
  }

  // MARK: - Questions

  func frame(of element: LayoutAttributes.Element) -> Rect? {
    elements.first { $0.element == element }?.frame
  }

  func item(at point: Point) -> GridIndexPath? {
    items.first { $0.frame.contains(point) }?.path
  }

  /// The items of the first or last line of rectangles in some direction from a row.
  func nextLine(from y: Int, _ sign: Int) -> [GridIndexPath] {
    let ahead = items.filter { ($0.frame.y - y) * sign > 0 }
    let nearest = ahead.map { $0.frame.y * sign }.min()
    return ahead.filter { $0.frame.y * sign == nearest }.map(\.path)
  }

  /// The gap that is nearest to a point, found by looking at every element.
  func insertionPoint(at point: Point) -> GridIndexPath? {
    guard (0..<metrics.width).contains(point.x), (0..<height).contains(point.y) else { return nil }
    for element in elements where element.frame.contains(point) {
      switch element.element {
      case .header(let section), .empty(let section): return .init(section: section, item: 0)
      case .footer(let section):
        let count = items.filter { $0.path.section == section }.count
        return .init(section: section, item: count)
      case .item: break
      }
    }
    let line = nearestLine(toRow: point.y)
    for item in line where 2 * (point.x - item.frame.x) < item.frame.width { return item.path }
    return line.last.map { GridIndexPath(section: $0.path.section, item: $0.path.item + 1) }
  }

  /// The items whose rows are fewest rows away; the upper ones of two.
  private func nearestLine(toRow y: Int) -> [(path: GridIndexPath, frame: Rect)] {
    func distance(_ frame: Rect) -> Int { max(0, frame.y - y, y - (frame.maxY - 1)) }
    guard let nearest = items.min(by: { distance($0.frame) < distance($1.frame) }) else {
      return []
    }
    return items.filter { $0.frame.y == nearest.frame.y }
  }
}
