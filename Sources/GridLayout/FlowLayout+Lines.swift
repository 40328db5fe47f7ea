package import AlbumModel
import CellGeometry

extension FlowLayout {
  /// How a section's items share lines.
  func lines(ofSection section: Int) -> SectionLines {
    lines(of: shapes[section], enlarged: enlarged?.path.section == section ? enlarged : nil)
  }

  /// The same of a shape that may not be a section's yet.
  func lines(of shape: SectionShape, enlarged: EnlargedItem?) -> SectionLines {
    SectionLines(
      itemCount: shape.itemCount, columns: metrics.columns, lineHeight: metrics.itemSize.height,
      spacing: metrics.lineSpacing,
      enlarged: enlarged.map { ($0.path.item, max($0.height, metrics.itemSize.height)) })
  }

  package func lineCount(inSection section: Int) -> Int {
    lines(ofSection: section).lineCount
  }

  package func line(of path: GridIndexPath) -> Int {
    lines(ofSection: path.section).line(of: path.item)
  }

  package func column(of path: GridIndexPath) -> Int {
    lines(ofSection: path.section).column(of: path.item)
  }

  package func items(inLine line: Int, ofSection section: Int) -> Range<Int> {
    lines(ofSection: section).items(inLine: line)
  }

  package func line(atRow y: Int, inSection section: Int) -> Int? {
    let lines = lines(ofSection: section)
    let row = y - bodyTop(of: section)
    guard row >= 0, lines.itemCount > 0 else { return nil }
    return min(lines.line(atRow: row), lines.lineCount - 1)
  }
}
