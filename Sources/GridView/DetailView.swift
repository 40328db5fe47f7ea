import AlbumModel
import CellGeometry
import DecoderProtocol
import GridController
import TerminalCore

/// Draws the open photo: as large as fits, and what is known of it beside or below.
struct DetailView {
  let state: GridState
  let theme: Theme

  func draw(on canvas: inout Canvas) {
    guard let cursor = state.cursor else { return }
    let layout = DetailLayout(window: state.window)
    canvas.clip = state.menuArea
    if theme.ground == .wood { canvas.fill(state.menuArea, theme.overlay) }
    drawPicture(of: cursor.item, in: layout.picture, on: &canvas)
    canvas.clip = layout.text
    let text = DetailText(state: state, item: cursor.item)
    if layout.isBeside {
      drawLines(text, in: layout.text, on: &canvas)
    } else {
      drawSummary(text, in: layout.text, on: &canvas)
    }
  }

  private func drawPicture(of item: PhotoID, in area: Rect, on canvas: inout Canvas) {
    let entry = state.pictures[.large(item)]
    if case .failed(let failure)? = entry?.status {
      let lines = TextLines.wrap(
        DisplayText(failure.reason), width: max(1, area.width - 4), limit: area.height)
      for (index, line) in lines.enumerated() {
        let y = area.y + (area.height - lines.count) / 2 + index
        canvas.writeCentered(line, x: area.x, y: y, width: area.width, theme.failure)
      }
      return
    }
    // What is there already stands until the sharp picture has come.
    let candidates =
      [entry?.picture, state.pictures[.enlarged(item)]?.picture]
      + [state.pictures[.photo(item)]?.picture]
    let picture = candidates.compactMap { $0 }.first {
      $0.size.width <= area.width && $0.size.height <= area.height
    }
    if let picture {
      canvas.place(
        picture,
        at: Point(
          x: area.x + (area.width - picture.size.width) / 2,
          y: area.y + (area.height - picture.size.height) / 2))
    } else if !state.showsPictures {
      canvas.writeCentered(
        "There is no decoder to show it with", x: area.x, y: area.y + area.height / 2,
        width: area.width, theme.rule)
    }
    if state.isDetailLoading {
      let glyph = canvas.glyphs.spinner[state.phase % canvas.glyphs.spinner.count]
      canvas.write(glyph, x: area.maxX - 1, y: area.maxY - 1, theme.badge)
    }
  }

  private func drawLines(_ text: DetailText, in rect: Rect, on canvas: inout Canvas) {
    let inner = rect.inset(by: EdgeInsets(top: 1, left: 1, bottom: 0, right: 2))
    var y = inner.y
    func write(_ line: DisplayText, _ style: Style) {
      for part in TextLines.wrap(line, width: inner.width, limit: 8) {
        canvas.write(part, x: inner.x, y: y, style)
        y += 1
      }
    }
    write(text.title, titleStyle)
    for line in text.description { write(line, textStyle) }
    y += 1
    for fact in text.facts {
      let label = DisplayText(fact.label)
      canvas.write(label, x: inner.x, y: y, labelStyle)
      let x = inner.x + DetailText.labelWidth
      for part in TextLines.wrap(
        fact.value, width: max(1, inner.maxX - x), limit: 4)
      {
        canvas.write(part, x: x, y: y, textStyle)
        y += 1
      }
    }
  }

  /// The same in a few lines, for narrow windows.
  private func drawSummary(_ text: DetailText, in rect: Rect, on canvas: inout Canvas) {
    guard rect.height > 0 else { return }
    let inner = rect.inset(by: EdgeInsets(left: 1, right: 1))
    var y = inner.y
    canvas.write(text.title.truncated(toWidth: inner.width), x: inner.x, y: y, titleStyle)
    for line in text.description.prefix(1) {
      y += 1
      canvas.write(line.truncated(toWidth: inner.width), x: inner.x, y: y, textStyle)
    }
    let lines = summary(text.facts, width: inner.width, dot: canvas.glyphs.dot)
    for line in lines.prefix(max(0, inner.maxY - y - 1)) {
      y += 1
      canvas.write(line.truncated(toWidth: inner.width), x: inner.x, y: y, labelStyle)
    }
  }

  /// Facts beside each other, broken between them alone.
  private func summary(_ facts: [DetailText.Fact], width: Int, dot: String) -> [DisplayText] {
    var lines: [DisplayText] = []
    for fact in facts {
      let value = DisplayText(fact.value.string.replacing("\u{a0}", with: " "))
      let longer = lines.last.map { $0 + DisplayText(" \(dot) ") + value }
      if let longer, longer.width <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(value)
      }
    }
    return lines
  }

  // MARK: - Styles

  /// On wood the words stand on paper.
  private var isPaper: Bool { theme.ground == .wood }
  private var titleStyle: Style { isPaper ? theme.overlayTitle : theme.cursor }
  private var textStyle: Style { isPaper ? theme.overlay : theme.caption }
  private var labelStyle: Style { isPaper ? theme.overlayKey : theme.rule }
}
