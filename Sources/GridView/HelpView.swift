import CellGeometry
import GridController
import TerminalCore

/// Draws the help over the grid: a box in the middle, as large as its text.
struct HelpView {
  let state: GridState
  let theme: Theme

  func draw(scroll: Int, in rect: Rect, on canvas: inout Canvas) {
    let rows = HelpText.rows(state.settings.keymap)
    let keyWidth = rows.reduce(0) { width, row in
      guard case .action(let keys, _) = row else { return width }
      return max(width, DisplayText(keys).width)
    }
    let textWidth = rows.reduce(0) { width, row in
      guard case .action(_, let help) = row else { return width }
      return max(width, DisplayText(help).width)
    }
    let wanted = Size(
      width: keyWidth + textWidth + 8, height: rows.count + HelpText.frameHeight)
    let box = Rect(
      x: rect.x + max(0, rect.width - wanted.width) / 2,
      y: rect.y + max(0, rect.height - wanted.height) / 2,
      width: min(rect.width, wanted.width), height: min(rect.height, wanted.height))
    let last = HelpText.lastStart(inHeight: rect.height, state.settings.keymap)
    drawFrame(box, scrolls: last > 0, on: &canvas)
    let inner = box.inset(by: EdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
    drawRows(rows.dropFirst(min(scroll, last)), in: inner, keyWidth: keyWidth, on: &canvas)
  }

  private func drawRows(
    _ rows: ArraySlice<HelpText.Row>, in inner: Rect, keyWidth: Int, on canvas: inout Canvas
  ) {
    canvas.clip = inner
    for (index, row) in rows.prefix(inner.height).enumerated() {
      let y = inner.y + index
      switch row {
      case .blank: break
      case .sketch(let line):
        canvas.write(DisplayText(canvas.glyphs.drawn(line)), x: inner.x + 2, y: y, theme.overlay)
      case .title(let title): canvas.write(DisplayText(title), x: inner.x, y: y, theme.overlayTitle)
      case .action(let keys, let help):
        canvas.write(DisplayText(keys), x: inner.x, y: y, theme.overlayKey)
        canvas.write(
          DisplayText(help).truncated(toWidth: max(1, inner.width - keyWidth - 2)),
          x: inner.x + keyWidth + 2, y: y, theme.overlay)
      }
    }
  }

  private func drawFrame(_ box: Rect, scrolls: Bool, on canvas: inout Canvas) {
    canvas.fill(box, theme.overlay)
    guard box.width >= 4, box.height >= 3 else { return }
    canvas.drawOutline(of: box, theme.overlay)
    canvas.writeCentered(" Keys ", x: box.x, y: box.y, width: box.width, theme.overlayTitle)
    let hint = scrolls ? " j k scroll \(canvas.glyphs.dot) Esc closes " : " Esc closes "
    canvas.writeCentered(
      DisplayText(hint), x: box.x, y: box.maxY - 1, width: box.width, theme.overlay)
  }
}
