import AlbumModel
import CellGeometry
import DecoderProtocol
import GridController
import TerminalCore

/// Draws one item cell: picture, caption, and the marks of cursor, selection, mode and quality.
///
/// Marks stay in the gutters beside the picture and in the caption's row, so that none of them makes
/// the picture be drawn again.
struct ItemCellView {
  let state: GridState
  let theme: Theme
  /// The picture that is to be shown.
  let key: PictureKey

  /// Draws into the item cell's rectangle on the screen, which may reach beyond the clip.
  func draw(_ item: PhotoID, in frame: Rect, isCursor: Bool, on canvas: inout Canvas) {
    let photo = state.library.catalog.photo(item)
    let isSelected = state.selection.contains(item)
    let isLifted = state.lift?.contains(item) ?? false
    let area = Rect(
      x: frame.x + ItemSizing.gutter, y: frame.y,
      width: max(1, frame.width - 2 * ItemSizing.gutter),
      height: max(1, frame.height - ItemSizing.captionHeight))
    if isSelected { drawSelection(in: frame, on: &canvas) }
    if isCursor { drawCursor(in: frame, on: &canvas) }
    if isLifted {
      canvas.drawOutline(of: area, theme.rule)
    } else {
      drawPicture(of: photo, in: area, on: &canvas)
    }
    drawBadges(of: item, in: frame, on: &canvas)
    drawCaption(of: photo, in: frame, isCursor: isCursor, isSelected: isSelected, on: &canvas)
  }

  private func drawPicture(of photo: Photo, in area: Rect, on canvas: inout Canvas) {
    let entry = state.pictures[key]
    let candidates = [entry?.picture, state.pictures[.photo(photo.id)]?.picture]
    let picture = candidates.compactMap { $0 }.first {
      $0.size.width <= area.width && $0.size.height <= area.height
    }
    if let picture {
      let origin = Point(
        x: area.x + (area.width - picture.size.width) / 2,
        y: area.maxY - picture.size.height)
      // What passes over another picture is seen by its outline.
      if !canvas.place(picture, at: origin) { canvas.drawOutline(of: area, theme.rule) }
    } else if case .failed(let failure)? = entry?.status {
      drawPlaceholder(DisplayText(failure.reason), theme.failure, in: area, on: &canvas)
    } else if !state.showsPictures {
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

  /// While one edits, item cells shake: every other step their captions stand a column further right
  /// and their marks a row lower, neighbours against each other.
  private func isShaken(_ item: PhotoID) -> Bool {
    state.mode == .edit && state.settings.hasMotion && (Int(item.rawValue) + state.phase) % 2 == 1
  }

  private func drawBadges(of item: PhotoID, in frame: Rect, on canvas: inout Canvas) {
    if state.mode == .edit {
      let y = frame.y + (isShaken(item) && frame.height > 2 ? 1 : 0)
      canvas.write(canvas.glyphs.cross, x: frame.maxX - 1, y: y, theme.delete)
    }
    if case .shown(.partial)? = state.pictures[key]?.status {
      canvas.write(canvas.glyphs.partial, x: frame.maxX - 1, y: frame.y + 2, theme.badge)
    }
  }

  private func drawCaption(
    of photo: Photo, in frame: Rect, isCursor: Bool, isSelected: Bool, on canvas: inout Canvas
  ) {
    let y = frame.maxY - ItemSizing.captionHeight
    let room = max(1, frame.width - 2 * ItemSizing.gutter)
    let name = DisplayText(bytes: photo.caption)
    let words = isSelected ? canvas.glyphs.check + " " + name : name
    let text = words.truncated(toWidth: room)
    let shift = isShaken(photo.id) && text.width < room ? 1 : 0
    let x = frame.x + ItemSizing.gutter + (room - text.width) / 2 + shift
    let style =
      isCursor ? theme.cursorCaption : isSelected ? theme.selectedCaption : theme.caption
    canvas.write(text, x: x, y: y, style)
    // The caption stands on a label as wide as itself and a blank at each side.
    if isCursor || style.background != .terminalDefault {
      canvas.write(" ", x: x - 1, y: y, style)
      canvas.write(" ", x: x + text.width, y: y, style)
    }
  }

  /// A thick border along both sides.
  private func drawSelection(in frame: Rect, on canvas: inout Canvas) {
    let glyphs = canvas.glyphs
    for y in frame.y..<max(frame.y, frame.maxY - ItemSizing.captionHeight) {
      canvas.write(glyphs.thickSide, x: frame.x, y: y, theme.selected)
      canvas.write(glyphs.thickSide, x: frame.maxX - 1, y: y, theme.selected)
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
