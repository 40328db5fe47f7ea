import CellGeometry
import TerminalCore

/// What a frame is drawn on: cells and placements, with a window that nothing leaves.
struct Canvas {
  private(set) var buffer: CellBuffer
  private(set) var placements: [Placement] = []
  let glyphs: Glyphs
  /// Nothing is drawn outside, on the screen.
  var clip: Rect
  /// Whether a picture is left out where another one is already: two never share a cell.
  var avoidsOverlap = false

  init(size: Size, glyphs: Glyphs) {
    buffer = CellBuffer(size: size)
    self.glyphs = glyphs
    clip = Rect(origin: .zero, size: size)
  }

  var frame: Frame { Frame(buffer: buffer, placements: placements) }

  mutating func fill(_ rect: Rect, _ style: Style) {
    buffer.fill(rect.intersection(clip), with: Cell(" ", style: style))
  }

  mutating func set(_ cell: Cell, x: Int, y: Int) {
    guard clip.contains(Point(x: x, y: y)) else { return }
    buffer[x, y] = glyphs.isASCII ? cell.ascii : cell
  }

  /// Writes text at a place; what is outside the clip is left out.
  /// - Returns: the columns written.
  @discardableResult
  mutating func write(_ text: DisplayText, x: Int, y: Int, _ style: Style) -> Int {
    let text = glyphs.isASCII ? text.ascii() : text
    return buffer.write(text, at: Point(x: x, y: y), style: style, clip: clip)
  }

  /// Writes text in the middle of a row's columns `x ..< x + width`, cut to that width.
  mutating func writeCentered(_ text: DisplayText, x: Int, y: Int, width: Int, _ style: Style) {
    let cut = text.truncated(toWidth: width)
    write(cut, x: x + (width - cut.width) / 2, y: y, style)
  }

  /// Places a picture with its upper left cell at a place; rows outside the clip are left out, and all
  /// of it when a column is.
  /// - Returns: whether it has its place; false where another picture has.
  @discardableResult
  mutating func place(_ picture: EncodedPicture, at origin: Point) -> Bool {
    let whole = Rect(origin: origin, size: picture.size)
    let seen = whole.intersection(clip)
    guard !seen.isEmpty, seen.width == whole.width else { return true }
    if avoidsOverlap {
      let isFree = placements.allSatisfy { $0.visibleRect.intersection(seen).isEmpty }
      guard isFree else { return false }
    }
    buffer.fill(seen, with: .picture)
    let first = seen.y - whole.y
    placements.append(
      Placement(picture: picture, origin: origin, visibleRows: first..<first + seen.height))
    return true
  }

  /// Draws lines along the edges of a rectangle; none in one that has no inside.
  mutating func drawOutline(of box: Rect, _ style: Style) {
    guard box.width >= 2, box.height >= 2 else { return }
    let line = String(repeating: glyphs.rule, count: box.width - 2)
    let top = DisplayText(glyphs.cornerTopLeft + line + glyphs.cornerTopRight)
    let bottom = DisplayText(glyphs.cornerBottomLeft + line + glyphs.cornerBottomRight)
    write(top, x: box.x, y: box.y, style)
    write(bottom, x: box.x, y: box.maxY - 1, style)
    for y in box.y + 1..<box.maxY - 1 {
      write(DisplayText(glyphs.side), x: box.x, y: y, style)
      write(DisplayText(glyphs.side), x: box.maxX - 1, y: y, style)
    }
  }
}
