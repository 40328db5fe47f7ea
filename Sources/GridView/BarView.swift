import AlbumModel
import CellGeometry
import GridController
import TerminalCore

/// Draws the bar on top: the library's title, and how much it holds.
struct BarView {
  let state: GridState
  let theme: Theme

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.fill(rect, theme.bar)
    let total = total
    let title = DisplayText(bytes: state.library.title)
    let name: DisplayText = " photogrid "
    let room = rect.width - total.width - 1
    var x = rect.x
    if room > name.width + 10 { x += canvas.write(name, x: x, y: rect.y, theme.bar) }
    canvas.write(
      (" " + title).truncated(toWidth: max(1, room - (x - rect.x))), x: x, y: rect.y,
      theme.barTitle)
    if total.width < rect.width {
      canvas.write(total, x: rect.maxX - total.width, y: rect.y, theme.bar)
    }
  }

  private var total: DisplayText {
    let albums = state.library.snapshot.sections.count
    guard albums > 0 else { return DisplayText() }
    let photos = Numbers.photos(state.library.snapshot.itemCount)
    return DisplayText(
      albums == 1 ? " \(photos) " : " \(photos) in \(Numbers.grouped(albums)) albums ")
  }
}
