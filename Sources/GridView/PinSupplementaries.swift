import AlbumModel
import CellGeometry
import GridController
import TerminalCore

/// Header, footer and empty state of a pinned search.
struct PinSupplementaries: SupplementaryProvider {
  let state: GridState
  let shown: Snapshot
  let theme: Theme

  func drawHeader(ofSection section: Int, in rect: Rect, on canvas: inout Canvas) {
    let term = state.pin(ofSection: section)?.text ?? ""
    let count = state.countWords(ofSection: section, in: shown)
    let mark = state.mode == .edit ? canvas.glyphs.cross + " " : DisplayText()
    HeaderView(theme: theme, style: theme.overlay, titleStyle: theme.overlayTitle).draw(
      label: " Search: ", title: DisplayText(term) + " ",
      count: DisplayText(" Photos: \(count) ") + mark, in: rect, on: &canvas)
  }

  func drawFooter(ofSection section: Int, in rect: Rect, on canvas: inout Canvas) {
    let line = String(repeating: canvas.glyphs.rule, count: max(0, rect.width - 2))
    canvas.write(
      DisplayText(line), x: rect.x + 1, y: rect.maxY - SectionKind.ruleHeight, theme.rule)
  }

  func drawEmptyState(ofSection section: Int, in rect: Rect, on canvas: inout Canvas) {
    canvas.writeCentered(
      "Nothing matches this search now", x: rect.x, y: rect.y + rect.height / 2,
      width: rect.width, theme.rule)
  }
}
