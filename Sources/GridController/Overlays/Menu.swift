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
      && lhs.progress?.done == rhs.progress?.done && lhs.progress?.of == rhs.progress?.of
  }

  /// Rows that are no lines of the list: outline, title, a blank row.
  private static let frameRows = 4

  private var rows: Int {
    lines.count + (field == nil ? 0 : 1) + (progress == nil ? 0 : 1)
  }

  /// Where it lies in an area: in the middle, as large as it needs to be.
  package func frame(in area: Rect) -> Rect {
    let widest = lines.reduce(title.width) { max($0, $1.words.width + 3) }
    let wanted = max(widest, field == nil ? 0 : 48) + 6
    let width = min(area.width, wanted)
    let height = min(area.height, rows + Self.frameRows)
    return Rect(
      x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2,
      width: width, height: height)
  }

  /// The first line that is seen: the last ones go first where room is short.
  package func row(ofLine index: Int, in frame: Rect) -> Int? {
    let y = frame.y + 3 + index
    return y < frame.maxY - 1 ? y : nil
  }

  /// The letter of the line at a point of the screen.
  func letter(at point: Point, in area: Rect) -> Character? {
    let frame = frame(in: area)
    guard frame.contains(point), point.x > frame.x, point.x < frame.maxX - 1 else { return nil }
    let index = point.y - frame.y - 3
    guard lines.indices.contains(index), row(ofLine: index, in: frame) != nil else { return nil }
    return lines[index].letter
  }
}
