import AlbumModel
import CellGeometry
import GridLayout

/// The layout as one would do it by hand: every element in turn, from the top. Slow and plain; the
/// real one must agree with it.
struct NaiveLayout {
  private(set) var elements: [LayoutAttributes] = []
  private(set) var height = 0

  init(_ metrics: FlowMetrics, _ shapes: [SectionShape]) {
    for (section, shape) in shapes.enumerated() {
      append(.header(section: section), height: shape.headerHeight, metrics)
      appendBody(section, shape, metrics)
      append(.footer(section: section), height: shape.footerHeight, metrics)
    }
  }

  private mutating func append(
    _ element: LayoutAttributes.Element, height: Int, _ metrics: FlowMetrics
  ) {
    guard height > 0 else { return }
    elements.append(
      LayoutAttributes(
        element, frame: Rect(x: 0, y: self.height, width: metrics.width, height: height)))
    self.height += height
  }

  private mutating func appendBody(_ section: Int, _ shape: SectionShape, _ metrics: FlowMetrics) {
    if shape.itemCount == 0 {
      append(.empty(section: section), height: shape.emptyHeight, metrics)
      return
    }
    var column = 0
    var x = metrics.leadingInset
    for item in 0..<shape.itemCount {
      if column == metrics.columns {
        column = 0
        x = metrics.leadingInset
        height += metrics.itemSize.height + metrics.lineSpacing
      }
      elements.append(
        LayoutAttributes(
          .item(GridIndexPath(section: section, item: item)),
          frame: Rect(origin: Point(x: x, y: height), size: metrics.itemSize)))
      column += 1
      x += metrics.itemSize.width + metrics.interitemSpacing
    }
    height += metrics.itemSize.height
  }

  func frame(of element: LayoutAttributes.Element) -> Rect? {
    elements.first { $0.element == element }?.frame
  }

  func item(at point: Point) -> GridIndexPath? {
    for element in elements {
      if case .item(let path) = element.element, element.frame.contains(point) { return path }
    }
    return nil
  }
}
