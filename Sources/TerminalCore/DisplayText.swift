/// Text made safe for the screen, and measured: the one boundary that names and messages from
/// outside pass before they become cells.
///
/// It holds no control, no bidirectional control and nothing invisible, whatever it was made from.
/// Every grapheme cluster has become cells of one spacing scalar and at most three marks, which is
/// what one curses cell can carry, so that our columns and those of the screen agree.
package struct DisplayText: Equatable, Sendable {
  /// One cell of plain style a character, from the left; a wide one has no continuation here.
  package private(set) var cells: [Cell]
  /// Columns.
  package private(set) var width: Int

  package init() {
    cells = []
    width = 0
  }

  /// Takes cells that are safe already.
  init(cells: [Cell]) {
    self.cells = cells
    width = cells.reduce(0) { $0 + $1.width }
  }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { cells.isEmpty }

  /// The scalars of all cells.
  package var string: String {
    var result = String.UnicodeScalarView()
    for cell in cells { result.append(contentsOf: cell.scalars) }
    return String(result)
  }

  /// The text cut to at most `columns`, the last of which is then `…`; unchanged when it fits. A
  /// wide character is never cut in two, so the result may be a column narrower.
  package func truncated(toWidth columns: Int) -> DisplayText {
    guard width > columns else { return self }
    guard columns > 0 else { return DisplayText() }
    var kept = 0
    var end = 0
    while end < cells.count, kept + cells[end].width < columns {
      kept += cells[end].width
      end += 1
    }
    return DisplayText(cells: cells[..<end] + [Cell("…")])
  }

  /// The text cut to at most `columns` at its beginning, which is then `…`: for paths, whose end
  /// tells most. A wide character is never cut in two, so the result may be a column narrower.
  package func truncatedAtStart(toWidth columns: Int) -> DisplayText {
    guard width > columns else { return self }
    guard columns > 0 else { return DisplayText() }
    var kept = 0
    var start = cells.count
    while start > 0, kept + cells[start - 1].width < columns {
      start -= 1
      kept += cells[start].width
    }
    return DisplayText(cells: [Cell("…")] + cells[start...])
  }

  /// The text with spaces at its end up to `columns`; unchanged when it is as wide already.
  package func padded(toWidth columns: Int) -> DisplayText {
    guard width < columns else { return self }
    return DisplayText(cells: cells + Array(repeating: .blank, count: columns - width))
  }

  /// The text for a screen that shows ASCII only, of the same width: `?` stands for each column of
  /// what can't be shown, `~` for `…`.
  package func ascii() -> DisplayText {
    var result: [Cell] = []
    result.reserveCapacity(width)
    for cell in cells {
      result.append(cell.ascii)
      if cell.width == 2 { result.append(cell.ascii) }
    }
    return DisplayText(cells: result)
  }

  package static func + (left: DisplayText, right: DisplayText) -> DisplayText {
    DisplayText(cells: left.cells + right.cells)
  }

  package static func += (left: inout DisplayText, right: DisplayText) {
    left.cells += right.cells
    left.width += right.width
  }
}

extension DisplayText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
