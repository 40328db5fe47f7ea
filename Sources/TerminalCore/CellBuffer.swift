package import CellGeometry

/// A grid of cells to draw on, row by row from the upper left.
///
/// Whatever is written, no half of a wide character is left alone: a continuation always has its
/// wide cell on its left in the same row, and the other way round.
package struct CellBuffer: Equatable, Sendable {
  /// Columns and rows; never negative.
  package let size: Size
  var cells: [Cell]

  /// Makes a buffer in which every cell is `fill`, which must be of width 1.
  package init(size: Size, fill: Cell = .blank) {
    precondition(fill.width == 1 && !fill.isContinuation, "a buffer is filled by narrow cells")
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: fill, count: self.size.area)
  }

  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a place. Outside it reads blank and ignores writing.
  ///
  /// Writing over half of a wide character blanks its other half. Writing a wide cell takes the cell
  /// on the right too; in the last column a wide cell becomes a space.
  package subscript(x: Int, y: Int) -> Cell {
    get {
      guard bounds.contains(Point(x: x, y: y)) else { return .blank }
      return cells[y * size.width + x]
    }
    set {
      guard bounds.contains(Point(x: x, y: y)) else { return }
      let row = y * size.width
      cells.withUnsafeMutableBufferPointer { cells in
        var line = Line(cells: UnsafeMutableBufferPointer(rebasing: cells[row..<row + size.width]))
        line.put(newValue, at: x)
      }
    }
  }

  /// The cells of row `y`, which must exist.
  package func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * size.width..<(y + 1) * size.width]
  }

  /// Makes every cell of `rect` that lies inside the buffer the narrow cell `cell`.
  package mutating func fill(_ rect: Rect, with cell: Cell) {
    precondition(cell.width == 1 && !cell.isContinuation, "areas are filled by narrow cells")
    let area = rect.intersection(bounds)
    change(area) { line in
      line.split(at: area.x)
      line.split(at: area.maxX)
      for x in area.x..<area.maxX { line.cells[x] = cell }
    }
  }

  /// Changes the style of every cell of `rect` inside the buffer; of a wide character both halves.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    self.change(area) { line in
      var x = line.start(of: area.x)
      let end = line.end(of: area.maxX - 1)
      while x < end {
        var style = line.cells[x].style
        change(&style)
        line.cells[x].style = style
        x += 1
      }
    }
  }

  /// Writes `text` from `point` to the right, clipped to the buffer and to `clip`. Half a wide
  /// character at an edge becomes a space.
  ///
  /// - Returns: the columns written.
  @discardableResult
  package mutating func write(
    _ text: DisplayText, at point: Point, style: Style, clip: Rect? = nil
  ) -> Int {
    let area = Rect(x: point.x, y: point.y, width: text.width, height: 1)
      .intersection(bounds).intersection(clip ?? bounds)
    change(area) { line in
      var x = point.x
      for cell in text.cells where x < area.maxX {
        let fits = x >= area.x && x + cell.width <= area.maxX
        if fits {
          line.put(cell.styled(style), at: x)
        } else {
          for place in x..<x + cell.width where place >= area.x && place < area.maxX {
            line.put(Cell(" ", style: style), at: place)
          }
        }
        x += cell.width
      }
    }
    return area.width
  }

  /// The text of all rows, trailing blanks left out, joined by newlines. Cells under pictures are
  /// blank.
  package var text: String {
    (0..<size.height).map { rowText($0, picture: " ") }.joined(separator: "\n")
  }

  func rowText(_ y: Int, picture: Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView()
    var end = result.endIndex
    for cell in row(y) where !cell.isContinuation {
      if cell.base == Cell.picture.base {
        result.append(picture)
      } else {
        result.append(contentsOf: cell.scalars)
      }
      if result.last != " " { end = result.endIndex }
    }
    return String(result[..<end])
  }

  /// Calls `body` with each row of `area`, which must lie inside.
  private mutating func change(_ area: Rect, _ body: (inout Line) -> Void) {
    guard !area.isEmpty else { return }
    let width = size.width
    cells.withUnsafeMutableBufferPointer { cells in
      for y in area.y..<area.maxY {
        let row = UnsafeMutableBufferPointer(rebasing: cells[y * width..<(y + 1) * width])
        var line = Line(cells: row)
        body(&line)
      }
    }
  }
}
