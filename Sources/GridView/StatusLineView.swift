import AlbumModel
import CellGeometry
import GridController
import TerminalCore

/// Draws the status line: the cursor's photo and its place, what is going on, messages, and hints.
struct StatusLineView {
  let state: GridState
  let theme: Theme

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.fill(rect, theme.status)
    if let message = state.message {
      let style = message.kind == .warning ? theme.warning : theme.message
      canvas.write(
        (" " + DisplayText(message.text)).truncated(toWidth: rect.width), x: rect.x, y: rect.y,
        style)
      return
    }
    let place = place(canvas.glyphs)
    let room = rect.width - place.width
    let name = (" " + cursorName).truncated(toWidth: max(1, room))
    var x = rect.x + canvas.write(name, x: rect.x, y: rect.y, theme.statusName)
    x += canvas.write(place, x: x, y: rect.y, theme.status)
    drawHints(from: x + 2, to: rect.maxX - 1, y: rect.y, on: &canvas)
  }

  private var cursorName: DisplayText {
    guard let cursor = state.cursor else { return DisplayText() }
    return DisplayText(bytes: state.library.catalog.photo(cursor.item).name)
  }

  /// `  12 of 4,031  4000×3000`, the number that is being typed, and what the scan has found.
  private func place(_ glyphs: Glyphs) -> DisplayText {
    var parts: [String] = []
    if let number = state.cursorNumber {
      let total = Numbers.grouped(state.library.snapshot.itemCount)
      parts.append("\(Numbers.grouped(number)) of \(total)")
    }
    if let pixels {
      parts.append("\(pixels.width)\(glyphs.times)\(pixels.height)")
    }
    if state.library.isScanning {
      parts.append("\(glyphs.scanning) \(Numbers.photos(state.photosFound))")
    }
    if let typed = typed { parts.append(typed) }
    return parts.isEmpty ? DisplayText() : DisplayText("  " + parts.joined(separator: "  "))
  }

  /// Pixels of the cursor's photo, once they are known.
  private var pixels: Size? {
    state.cursor.flatMap { state.pictures[.photo($0.item)]?.pixels }
  }

  private var typed: String? {
    guard !state.pending.isEmpty else { return nil }
    return (state.pending.count.map(String.init) ?? "")
      + state.pending.keys.map(\.description).joined()
  }

  /// As many hints as fit, at the right.
  private func drawHints(from start: Int, to end: Int, y: Int, on canvas: inout Canvas) {
    var x = end
    for info in ActionTable.all.reversed() {
      guard let hint = info.hint, let key = info.keys.first else { continue }
      let label = DisplayText(info.action == .moveUp ? "←↑↓→" : HelpText.label(key))
      let word = DisplayText(" " + hint)
      let width = label.width + word.width
      guard x - width >= start else { return }
      canvas.write(label, x: x - width, y: y, theme.hintKey)
      canvas.write(word, x: x - word.width, y: y, theme.hint)
      x -= width + 2
    }
  }
}
