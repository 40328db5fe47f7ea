import AlbumModel
import CellGeometry
import GridController
import GridLayout
import TerminalCore

/// Draws the list of albums beside the grid, or over it.
struct AlbumListView {
  let state: GridState
  let theme: Theme

  func draw(on canvas: inout Canvas) {
    let split = state.split
    canvas.fill(split.list, theme.overlay)
    for y in split.rule.y..<split.rule.maxY {
      canvas.write(DisplayText(canvas.glyphs.side), x: split.rule.x, y: y, theme.rule)
    }
    let rows = state.albumRows
    for (line, row) in state.albumViewport.visibleRows.enumerated() {
      draw(rows[row], y: split.list.y + line, in: split.list, on: &canvas)
    }
  }

  private func draw(_ section: Section, y: Int, in list: Rect, on canvas: inout Canvas) {
    // While something is lifted the mark shows where it would drop.
    let target = state.lift.map { state.shown.sections[$0.target.section].id }
    let isMarked = section.id == target ?? state.markedAlbum
    let isChosen = isMarked && (state.albumList?.hasFocus == true || target != nil)
    let style = isChosen ? theme.cursorCaption : isMarked ? theme.overlayTitle : theme.overlay
    canvas.fill(Rect(x: list.x, y: y, width: list.width, height: 1), style)
    if isMarked { canvas.write(canvas.glyphs.marker, x: list.x, y: y, style) }
    let count = DisplayText(count(of: section) + " ")
    canvas.write(count, x: list.maxX - count.width, y: y, style)
    let title = DisplayText(bytes: state.library.catalog.info(of: section.id).title)
    let name = state.isPin(section.id) ? "/ " + title : title
    let room = max(1, list.width - count.width - 3)
    // A path's end says most, a name's beginning.
    let isPath = title.string.contains("/")
    canvas.write(
      isPath ? name.truncatedAtStart(toWidth: room) : name.truncated(toWidth: room), x: list.x + 2,
      y: y, style)
  }

  private func count(of section: Section) -> String {
    let shown = Numbers.grouped(section.items.count)
    guard state.filter != nil else { return shown }
    return "\(shown) of \(Numbers.grouped(state.total(ofSection: section.id)))"
  }
}
