import AlbumModel
package import CellGeometry

extension FlowLayout {
  /// Everything that touches a rectangle, in reading order.
  /// - Complexity: O(log sections + elements found).
  package func attributes(in rect: Rect) -> [LayoutAttributes] {
    let visible = rect.intersection(Rect(origin: .zero, size: contentSize))
    guard !visible.isEmpty, let first = section(atRow: visible.y) else { return [] }
    var found: [LayoutAttributes] = []
    var section = first
    while section < sectionCount, tops[section] < visible.maxY {
      appendElements(ofSection: section, in: visible, to: &found)
      section += 1
    }
    return found
  }

  private func appendElements(
    ofSection section: Int, in rect: Rect, to found: inout [LayoutAttributes]
  ) {
    func append(_ element: LayoutAttributes.Element, _ frame: Rect?) {
      if let frame, frame.intersects(rect) {
        found.append(LayoutAttributes(element, frame: frame))
      }
    }
    append(.header(section: section), frameOfHeader(inSection: section))
    append(.empty(section: section), frameOfEmptyState(inSection: section))
    for item in items(ofSection: section, touchingRowsOf: rect) {
      let path = GridIndexPath(section: section, item: item)
      append(.item(path), frameOfItem(at: path))
    }
    append(.footer(section: section), frameOfFooter(inSection: section))
  }

  /// The items of the lines that a rectangle may touch.
  private func items(ofSection section: Int, touchingRowsOf rect: Rect) -> Range<Int> {
    let top = bodyTop(of: section)
    let count = shapes[section].itemCount
    let firstLine = max(0, (rect.y - top).flooredQuotient(by: metrics.lineStride))
    let lastLine = (rect.maxY - 1 - top).flooredQuotient(by: metrics.lineStride)
    let lower = min(count, firstLine * metrics.columns)
    let upper = min(count, max(0, (lastLine + 1) * metrics.columns))
    return lower..<max(lower, upper)
  }
}
