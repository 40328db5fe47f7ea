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
    let lines = lines(ofSection: section)
    for item in items(of: lines, touchingRowsOf: rect, top: bodyTop(of: section)) {
      append(
        .item(GridIndexPath(section: section, item: item)),
        frame(ofItem: item, of: lines, top: bodyTop(of: section)))
    }
    append(.footer(section: section), frameOfFooter(inSection: section))
  }

  /// The items of the lines that a rectangle may touch; the first line is at row `top`.
  private func items(
    of lines: SectionLines, touchingRowsOf rect: Rect, top: Int
  ) -> Range<Int> {
    let first = max(0, lines.line(atRow: rect.y - top))
    let last = min(lines.lineCount - 1, lines.line(atRow: rect.maxY - 1 - top))
    guard first <= last else { return 0..<0 }
    return lines.items(inLine: first).lowerBound..<lines.items(inLine: last).upperBound
  }
}
