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
    appendItems(ofSection: section, in: rect, to: &found)
    append(.footer(section: section), frameOfFooter(inSection: section))
  }

  /// Line by line: within one, arithmetic is an addition an item.
  private func appendItems(
    ofSection section: Int, in rect: Rect, to found: inout [LayoutAttributes]
  ) {
    let lines = lines(ofSection: section)
    let top = bodyTop(of: section)
    let first = max(0, lines.line(atRow: rect.y - top))
    let last = min(lines.lineCount - 1, lines.line(atRow: rect.maxY - 1 - top))
    guard first <= last else { return }
    for line in first...last {
      var frame = frame(ofLine: line, of: lines, top: top)
      for item in lines.items(inLine: line) {
        if frame.intersects(rect) {
          let path = GridIndexPath(section: section, item: item)
          found.append(LayoutAttributes(.item(path), frame: frame))
        }
        frame.origin.x += metrics.columnStride
      }
    }
  }
}
