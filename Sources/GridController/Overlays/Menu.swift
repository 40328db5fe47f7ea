package import CellGeometry
package import TerminalCore

/// A list over the grid from which one line is chosen by a letter or a click; or a field in which
/// something is typed.
package struct Menu: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    /// Its key; nil for a line that only says something.
    package var letter: Character?
    package var words: DisplayText
    /// Whether it is the present choice.
    package var isChosen = false

    init(_ letter: Character?, _ words: DisplayText, isChosen: Bool = false) {
      self.letter = letter
      self.words = words
      self.isChosen = isChosen
    }
  }

  package var title: DisplayText
  package var lines: [Line]
  /// What is typed, below the lines.
  package var field: TextField?
  /// Done and all, for what is under way.
  package var progress: (done: Int, of: Int)?

  init(title: DisplayText, lines: [Line], field: TextField? = nil) {
    self.title = title
    self.lines = lines
    self.field = field
  }

  package static func == (lhs: Menu, rhs: Menu) -> Bool {
    lhs.title == rhs.title && lhs.lines == rhs.lines && lhs.field == rhs.field
      && lhs.offset == rhs.offset && lhs.progress?.done == rhs.progress?.done
      && lhs.progress?.of == rhs.progress?.of
  }

  /// The first line that is seen, where not all have room.
  package var offset = 0

  /// Rows of a menu's outline and of what stands in it besides lines: the title, and a blank row where
  /// there is room for it.
  private static let frameRows = 3

  /// Rows below the lines.
  private var footRows: Int { field == nil && progress == nil ? 0 : 1 }

  /// Where it lies in an area: in the middle, as large as it needs to be.
  package func frame(in area: Rect) -> Rect {
    let widest = lines.reduce(title.width) { max($0, $1.words.width + 5) }
    let wanted = max(widest, field == nil ? 0 : 48) + 6
    let width = min(area.width, wanted)
    let height = min(area.height, lines.count + footRows + Self.frameRows + 1)
    return Rect(
      x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2,
      width: width, height: height)
  }

  /// The rows that lines have in a frame: one blank row goes before a line does.
  private func room(in frame: Rect) -> Range<Int> {
    let rows = frame.height - footRows - Self.frameRows
    let blank = rows > lines.count ? 1 : 0
    let first = frame.y + 2 + blank
    return first..<first + max(0, min(lines.count, rows - blank))
  }

  /// The greatest useful offset.
  package func lastOffset(in area: Rect) -> Int {
    max(0, lines.count - room(in: frame(in: area)).count)
  }

  /// The row of a line; nil when it is not seen.
  package func row(ofLine index: Int, in frame: Rect) -> Int? {
    let room = room(in: frame)
    let row = room.lowerBound + index - offset
    return room.contains(row) ? row : nil
  }

  /// The row behind the lines, for the field or the progress.
  package func footRow(in frame: Rect) -> Int { room(in: frame).upperBound }

  /// How many lines are out of sight above and below.
  package func hiddenLines(in frame: Rect) -> (above: Int, below: Int) {
    (offset, max(0, lines.count - offset - room(in: frame).count))
  }

  /// The letter of the line at a point of the screen.
  func letter(at point: Point, in area: Rect) -> Character? {
    let frame = frame(in: area)
    guard frame.contains(point), point.x > frame.x, point.x < frame.maxX - 1 else { return nil }
    let line = lines.indices.first { row(ofLine: $0, in: frame) == point.y }
    return line.flatMap { lines[$0].letter }
  }
}
