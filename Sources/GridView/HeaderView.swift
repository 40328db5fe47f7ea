import CellGeometry
import TerminalCore

/// Draws a section's header: a label, a title, and at the right a count.
struct HeaderView {
  let theme: Theme
  let style: Style
  let titleStyle: Style

  /// The title gives way from its beginning, then label and count are left out.
  func draw(
    label: DisplayText, title: DisplayText, count: DisplayText, in rect: Rect,
    on canvas: inout Canvas
  ) {
    canvas.fill(rect, style)
    let room = rect.width - count.width
    if room >= label.width + 4 {
      let x = rect.x + canvas.write(label, x: rect.x, y: rect.y, style)
      canvas.write(
        title.truncatedAtStart(toWidth: room - label.width), x: x, y: rect.y, titleStyle)
      canvas.write(count, x: rect.maxX - count.width, y: rect.y, style)
    } else {
      canvas.write(
        (" " + title).truncatedAtStart(toWidth: rect.width), x: rect.x, y: rect.y, titleStyle)
    }
  }
}
