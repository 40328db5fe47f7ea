import AlbumModel
import CellGeometry
import DecoderProtocol
import GridController
import TerminalCore

/// Draws one item cell: picture, caption, and the marks of cursor and quality.
struct ItemCellView {
  let state: GridState
  let theme: Theme

  /// Draws into the item cell's rectangle on the screen, which may reach beyond the clip.
  func draw(_ item: PhotoID, in frame: Rect, isCursor: Bool, on canvas: inout Canvas) {
    let photo = state.library.catalog.photo(item)
    let entry = state.pictures[.photo(item)]
    let area = Rect(
      x: frame.x + ItemSizing.gutter, y: frame.y,
      width: max(1, frame.width - 2 * ItemSizing.gutter),
      height: max(1, frame.height - ItemSizing.captionHeight))
    if isCursor { drawCursor(in: frame, on: &canvas) }
    drawPicture(of: photo, entry, in: area, on: &canvas)
    if case .shown(.partial)? = entry?.status {
      canvas.write(canvas.glyphs.partial, x: frame.maxX - 1, y: frame.y + 1, theme.badge)
    }
    drawCaption(of: photo, in: frame, isCursor: isCursor, on: &canvas)
  }

  private func drawPicture(
    of photo: Photo, _ entry: PictureEntry?, in area: Rect, on canvas: inout Canvas
  ) {
    if let picture = entry?.picture, picture.size.width <= area.width,
      picture.size.height <= area.height
    {
      let origin = Point(
        x: area.x + (area.width - picture.size.width) / 2,
        y: area.maxY - picture.size.height)
      canvas.place(picture, at: origin)
    } else if case .failed(let failure)? = entry?.status {
      drawPlaceholder(DisplayText(failure.reason), theme.failure, in: area, on: &canvas)
    } else if state.settings.missingDecoder != nil {
      let style = theme.placeholders[Int(photo.id.rawValue) % theme.placeholders.count]
      drawPlaceholder(DisplayText(), style, in: area, on: &canvas)
    } else {
      // A picture that will be there in a moment: a box for it would be a flash of colour, and many
      // bytes.
      canvas.writeCentered(
        "…", x: area.x, y: area.maxY - 1 - area.height / 3, width: area.width, theme.rule)
    }
  }

  /// A box of a usual photo's shape, with words in its middle; it stands on its caption, as pictures
  /// do. Where there are no colours it has an outline.
  private func drawPlaceholder(
    _ words: DisplayText, _ style: Style, in area: Rect, on canvas: inout Canvas
  ) {
    let height = max(1, min(area.height, (area.width + 1) / 3))
    let box = Rect(
      x: area.x, y: area.maxY - height, width: area.width, height: height)
    canvas.fill(box, style)
    if style.background == .terminalDefault { canvas.drawOutline(of: box, style) }
    let lines = TextLines.wrap(words, width: max(1, box.width - 2), limit: max(1, height - 2))
    for (index, line) in lines.enumerated() {
      let y = box.y + (height - lines.count) / 2 + index
      canvas.writeCentered(line, x: box.x + 1, y: y, width: box.width - 2, style)
    }
  }

  private func drawCaption(
    of photo: Photo, in frame: Rect, isCursor: Bool, on canvas: inout Canvas
  ) {
    let y = frame.maxY - ItemSizing.captionHeight
    let room = max(1, frame.width - 2 * ItemSizing.gutter)
    let text = DisplayText(bytes: photo.caption).truncated(toWidth: room)
    let x = frame.x + ItemSizing.gutter + (room - text.width) / 2
    let style = isCursor ? theme.cursorCaption : theme.caption
    canvas.write(text, x: x, y: y, style)
    // The caption stands on a label as wide as itself and a blank at each side.
    if isCursor || style.background != .terminalDefault {
      canvas.write(" ", x: x - 1, y: y, style)
      canvas.write(" ", x: x + text.width, y: y, style)
    }
  }

  /// A viewfinder's corners in the gutters: seen without colour, and cheap to move.
  private func drawCursor(in frame: Rect, on canvas: inout Canvas) {
    let glyphs = canvas.glyphs
    let left = frame.x
    let right = frame.maxX - 1
    let top = frame.y
    let bottom = frame.maxY - ItemSizing.captionHeight - 1
    guard bottom > top else {
      canvas.write(glyphs.topLeft, x: left, y: top, theme.cursor)
      canvas.write(glyphs.topRight, x: right, y: top, theme.cursor)
      return
    }
    for (corner, x, y) in [
      (glyphs.topLeft, left, top), (glyphs.topRight, right, top),
      (glyphs.bottomLeft, left, bottom), (glyphs.bottomRight, right, bottom),
    ] {
      canvas.write(corner, x: x, y: y, theme.cursor)
      canvas.write(glyphs.arm, x: x == left ? x + 1 : x - 1, y: y, theme.cursor)
    }
  }
}
