import CellGeometry
import GridController
import TerminalCore

/// Draws a menu over the grid.
struct MenuView {
  let theme: Theme

  func draw(_ menu: Menu, in area: Rect, on canvas: inout Canvas) {
    let box = menu.frame(in: area)
    canvas.fill(box, theme.overlay)
    canvas.drawOutline(of: box, theme.overlay)
    drawHidden(menu.hiddenLines(in: box), in: box, on: &canvas)
    let inner = box.inset(by: EdgeInsets(top: 1, left: 3, bottom: 1, right: 3))
    canvas.clip = inner
    canvas.write(
      menu.title.truncated(toWidth: inner.width), x: inner.x, y: inner.y, theme.overlayTitle)
    for (index, line) in menu.lines.enumerated() {
      guard let y = menu.row(ofLine: index, in: box) else { continue }
      draw(line, y: y, in: inner, on: &canvas)
    }
    let last = menu.footRow(in: box)
    if let field = menu.field { draw(field, y: last, in: inner, on: &canvas) }
    if let progress = menu.progress {
      draw(done: progress.done, of: progress.of, y: last, in: inner, on: &canvas)
    }
  }

  /// How many lines are out of sight, on the outline.
  private func drawHidden(
    _ hidden: (above: Int, below: Int), in box: Rect, on canvas: inout Canvas
  ) {
    if hidden.above > 0 {
      canvas.writeCentered(
        DisplayText(" \(canvas.glyphs.up) \(hidden.above) more "), x: box.x, y: box.y,
        width: box.width, theme.overlayKey)
    }
    if hidden.below > 0 {
      canvas.writeCentered(
        DisplayText(" \(canvas.glyphs.down) \(hidden.below) more "), x: box.x, y: box.maxY - 1,
        width: box.width, theme.overlayKey)
    }
  }

  private func draw(_ line: Menu.Line, y: Int, in inner: Rect, on canvas: inout Canvas) {
    guard let letter = line.letter else {
      canvas.write(line.words.truncated(toWidth: inner.width), x: inner.x, y: y, theme.overlay)
      return
    }
    canvas.write(DisplayText(String(letter)), x: inner.x, y: y, theme.overlayKey)
    canvas.write(
      line.words.truncated(toWidth: max(1, inner.width - 3)), x: inner.x + 3, y: y,
      line.isChosen ? theme.overlayTitle : theme.overlay)
    if line.isChosen {
      let x = min(inner.maxX - 1, inner.x + 4 + line.words.width)
      canvas.write(canvas.glyphs.check, x: x, y: y, theme.overlayTitle)
    }
  }

  private func draw(_ field: TextField, y: Int, in inner: Rect, on canvas: inout Canvas) {
    FieldView(style: theme.overlayKey).draw(
      field, x: inner.x, y: y, width: inner.width, on: &canvas)
  }

  private func draw(done: Int, of total: Int, y: Int, in inner: Rect, on canvas: inout Canvas) {
    let words = DisplayText(" \(done) of \(total)")
    let width = max(1, inner.width - words.width)
    let filled = total > 0 ? min(width, done * width / total) : 0
    let bar =
      String(repeating: canvas.glyphs.full, count: filled)
      + String(repeating: canvas.glyphs.rest, count: width - filled)
    canvas.write(DisplayText(bar), x: inner.x, y: y, theme.overlayTitle)
    canvas.write(words, x: inner.x + width, y: y, theme.overlay)
  }
}
