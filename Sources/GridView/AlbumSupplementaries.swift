import AlbumModel
import CellGeometry
import GridController
import TerminalCore

/// Header, footer and empty state of an album.
struct AlbumSupplementaries: SupplementaryProvider {
  let state: GridState
  let theme: Theme

  func drawHeader(ofSection section: Int, in rect: Rect, on canvas: inout Canvas) {
    canvas.fill(rect, theme.header)
    let count = DisplayText(" Photos: \(Numbers.grouped(count(of: section))) ")
    let room = rect.width - count.width
    let label: DisplayText = " Album: "
    let title = DisplayText(bytes: album(of: section).title) + " "
    if room >= label.width + 4 {
      let x = rect.x + canvas.write(label, x: rect.x, y: rect.y, theme.header)
      canvas.write(
        title.truncatedAtStart(toWidth: room - label.width), x: x, y: rect.y, theme.headerTitle)
      canvas.write(count, x: rect.maxX - count.width, y: rect.y, theme.header)
    } else {
      canvas.write(
        (" " + title).truncatedAtStart(toWidth: rect.width), x: rect.x, y: rect.y,
        theme.headerTitle)
    }
  }

  func drawFooter(ofSection section: Int, in rect: Rect, on canvas: inout Canvas) {
    let rule = rect.maxY - SectionKind.ruleHeight
    if let picture = state.pictures[.footer]?.picture, rule > rect.y {
      let x = rect.x + (rect.width - picture.size.width) / 2
      let top = rect.y + SectionKind.footerGap
      canvas.place(picture, at: Point(x: x, y: top + (rule - top - picture.size.height) / 2))
    }
    let line = String(repeating: canvas.glyphs.rule, count: max(0, rect.width - 2))
    canvas.write(DisplayText(line), x: rect.x + 1, y: rule, theme.rule)
    let words = footerWords(of: section, dot: canvas.glyphs.dot)
    guard !words.isEmpty else { return }
    canvas.writeCentered(
      " " + words + " ", x: rect.x + 2, y: rule, width: max(1, rect.width - 4),
      album(of: section).fault == nil ? theme.rule : theme.badge)
  }

  private func footerWords(of section: Int, dot: String) -> DisplayText {
    if let fault = album(of: section).fault { return DisplayText(fault) }
    let id = state.library.snapshot.sections[section].id
    guard let facts = state.facts[id], facts.byteCount > 0 else { return DisplayText() }
    var words = [Numbers.photos(count(of: section)), Numbers.size(facts.byteCount)]
    if let first = facts.earliest, let last = facts.latest {
      words.append(Numbers.days(first, last))
    }
    return DisplayText(words.joined(separator: " \(dot) "))
  }

  func drawEmptyState(ofSection section: Int, in rect: Rect, on canvas: inout Canvas) {
    canvas.writeCentered(
      "No photos in this album", x: rect.x, y: rect.y + rect.height / 2, width: rect.width,
      theme.rule)
  }

  private func album(of section: Int) -> SectionInfo {
    state.library.catalog.info(of: state.library.snapshot.sections[section].id)
  }

  private func count(of section: Int) -> Int {
    state.library.snapshot.sections[section].items.count
  }
}
