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
    if let message = message {
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

  /// A message, or why a search can't be understood.
  private var message: Message? {
    if let problem = state.search?.problem {
      return Message(.warning, "Character \(problem.position + 1): \(problem.words)")
    }
    return state.message
  }

  private var cursorName: DisplayText {
    guard let cursor = state.cursor else { return DisplayText() }
    return DisplayText(bytes: state.library.catalog.photo(cursor.item).name)
  }

  /// `  12 of 4,031  4000×3000`, the number that is being typed, and what the scan has found.
  private func place(_ glyphs: Glyphs) -> DisplayText {
    var parts: [String] = []
    if let place = state.cursorPlaceWords(in: state.shown) { parts.append(place) }
    // The hints need the room in narrow windows.
    if let pixels, state.window.width >= 60 {
      parts.append("\(pixels.width)\(glyphs.times)\(pixels.height)")
    }
    if state.library.isScanning {
      parts.append("\(glyphs.scanning) \(Numbers.photos(state.photosFound))")
    }
    let unread = state.photosToRead
    if unread > 1 { parts.append("\(Numbers.photos(unread)) to read") }
    if let typed = typed { parts.append(typed) }
    return parts.isEmpty ? DisplayText() : DisplayText("  " + parts.joined(separator: "  "))
  }

  /// Pixels of the cursor's photo, once they are known.
  private var pixels: Size? {
    state.cursor.flatMap { state.pixels(of: $0.item) }
  }

  private var typed: String? {
    guard !state.pending.isEmpty else { return nil }
    return (state.pending.count.map(String.init) ?? "")
      + state.pending.keys.map(\.description).joined()
  }

  /// As many hints as fit, at the right; the most helpful ones first.
  private func drawHints(from start: Int, to end: Int, y: Int, on canvas: inout Canvas) {
    var fitting: [(label: DisplayText, word: DisplayText)] = []
    var room = end - start
    for hint in state.hints {
      let label = DisplayText(hint.key)
      let word = DisplayText(" " + hint.word)
      let width = label.width + word.width + (fitting.isEmpty ? 0 : 2)
      guard width <= room else { break }
      room -= width
      fitting.append((label, word))
    }
    var x = end
    for hint in fitting.reversed() {
      x -= hint.label.width + hint.word.width
      canvas.write(hint.label, x: x, y: y, theme.hintKey)
      canvas.write(hint.word, x: x + hint.label.width, y: y, theme.hint)
      x -= 2
    }
  }
}
