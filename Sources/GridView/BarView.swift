import AlbumModel
import CellGeometry
import GridController
import TerminalCore

/// Draws the bar on top: the library's title or what is selected or searched for, how much there is,
/// and buttons.
struct BarView {
  let state: GridState
  let theme: Theme
  let check: DisplayText

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.fill(rect, theme.bar)
    let buttons = state.overlay == .detail ? state.detailButtons : state.barButtons
    for button in buttons { draw(button, on: &canvas) }
    let end = buttons.first?.frame.x ?? rect.maxX
    let left = Rect(x: rect.x, y: rect.y, width: max(1, end - rect.x), height: 1)
    if let search = state.search {
      drawSearch(search, in: left, on: &canvas)
    } else {
      drawTitle(in: left, on: &canvas)
    }
  }

  private func draw(_ button: BarButton, on canvas: inout Canvas) {
    let frame = button.frame
    var x = frame.x + 2
    canvas.fill(Rect(x: frame.x + 1, y: frame.y, width: frame.width - 1, height: 1), theme.button)
    var keyStyle = theme.button
    keyStyle.foreground = theme.hintKey.foreground
    x += canvas.write(button.key, x: x, y: frame.y, keyStyle) + 1
    canvas.write(button.label, x: x, y: frame.y, theme.button)
  }

  private func drawSearch(_ search: SearchField, in rect: Rect, on canvas: inout Canvas) {
    let total = state.filter == nil ? DisplayText() : DisplayText(" \(found) ")
    let start = rect.x + canvas.write(" / ", x: rect.x, y: rect.y, theme.barTitle)
    let width = max(1, rect.maxX - start - total.width)
    // What the first character will take the place of is marked.
    FieldView(style: search.isFormer ? theme.cursorCaption : theme.barTitle).draw(
      search.field, x: start, y: rect.y, width: width, on: &canvas)
    canvas.write(total, x: rect.maxX - total.width, y: rect.y, theme.bar)
  }

  /// `3 of 11 photos`.
  private var found: String {
    let all = Numbers.photos(state.library.snapshot.itemCount)
    let albums = state.listed.sections.filter { !state.isPin($0.id) }
    return "\(Numbers.grouped(albums.reduce(0) { $0 + $1.items.count })) of \(all)"
  }

  /// The title goes before the total, and both before the program's name.
  private func drawTitle(in rect: Rect, on canvas: inout Canvas) {
    let title = " " + title
    let total = title.width + total.width + 1 <= rect.width ? total : DisplayText()
    let name: DisplayText = " photogrid "
    let room = rect.width - total.width - 1
    var x = rect.x
    if room >= name.width + title.width {
      x += canvas.write(name, x: x, y: rect.y, theme.bar)
    }
    canvas.write(
      title.truncated(toWidth: max(1, room - (x - rect.x))), x: x, y: rect.y, theme.barTitle)
    canvas.write(total, x: rect.maxX - total.width, y: rect.y, theme.bar)
  }

  private var title: DisplayText {
    if state.overlay == .detail {
      guard let cursor = state.cursor else { return DisplayText() }
      let caption = DisplayText(bytes: state.library.catalog.photo(cursor.item).caption)
      return state.selection.contains(cursor.item) ? check + " " + caption : caption
    }
    let search = state.filter.map { "/ \($0.text)" }
    if state.mode == .share || !state.selection.isEmpty {
      let selected = "\(Numbers.photos(state.selection.count)) selected"
      let range = state.range == nil ? nil : "range"
      let parts = [state.mode == .edit ? "Editing" : nil, selected, range, search]
        .compactMap { $0 }
      return DisplayText(parts.joined(separator: "  "))
    }
    let title = search.map { DisplayText($0) } ?? DisplayText(bytes: state.library.title)
    return state.mode == .edit ? "Editing " + title : title
  }

  private var total: DisplayText {
    if state.overlay == .detail { return place }
    if state.filter != nil { return DisplayText(" \(found) ") }
    let albums = state.listed.sections.count - state.pins.count
    guard albums > 0 else { return DisplayText() }
    let photos = Numbers.photos(state.library.snapshot.itemCount)
    let lock = state.settings.isReadOnly ? " read-only " : ""
    return DisplayText(
      lock + (albums == 1 ? " \(photos) " : " \(photos) in \(Numbers.grouped(albums)) albums "))
  }

  private var place: DisplayText {
    state.cursorPlaceWords(in: state.shown).map { DisplayText(" \($0) ") } ?? DisplayText()
  }
}
