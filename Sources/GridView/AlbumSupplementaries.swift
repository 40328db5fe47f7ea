import AlbumModel
import CellGeometry
import GridController
import TerminalCore

/// Header, footer and empty state of an album.
struct AlbumSupplementaries: SupplementaryProvider {
  let state: GridState
  let shown: Snapshot
  let theme: Theme

  func drawHeader(ofSection section: Int, in rect: Rect, on canvas: inout Canvas) {
    let count = state.countWords(ofSection: section, in: shown)
    HeaderView(theme: theme, style: theme.header, titleStyle: theme.headerTitle).draw(
      label: " Album: ", title: DisplayText(bytes: album(of: section).title) + " ",
      count: DisplayText("\(order(of: section)) Photos: \(count) "), in: rect, on: &canvas)
  }

  /// The order where it is another one than the album's own.
  private func order(of section: Int) -> String {
    let order = state.order(of: shown.sections[section].id)
    guard order != SortOrder() else { return "" }
    return " \(OrderMenu.words(for: order)) "
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
    let items = shown.sections[section].items.count
    guard let facts = state.facts[shown.sections[section].id], facts.byteCount > 0, items > 0 else {
      return DisplayText()
    }
    var words = [Numbers.photos(items), Numbers.size(facts.byteCount)]
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
    state.library.catalog.info(of: shown.sections[section].id)
  }
}
