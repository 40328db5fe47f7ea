extension CellBuffer {
  /// One row while it is changed: the rules for wide characters.
  struct Line {
    let cells: UnsafeMutableBufferPointer<Cell>

    /// Puts a cell, a wide one with its continuation.
    mutating func put(_ cell: Cell, at x: Int) {
      precondition(!cell.isContinuation, "a continuation comes with its wide cell")
      split(at: x)
      guard cell.width == 2 else {
        split(at: x + 1)
        cells[x] = cell
        return
      }
      guard x + 1 < cells.count else {
        cells[x] = Cell(" ", style: cell.style)
        return
      }
      split(at: x + 2)
      cells[x] = cell
      cells[x + 1] = .continuation(cell.style)
    }

    /// Blanks the wide character that reaches over the edge left of column `x`, if one does.
    mutating func split(at x: Int) {
      guard x > 0, x < cells.count, cells[x].isContinuation else { return }
      cells[x - 1] = Cell(" ", style: cells[x - 1].style)
      cells[x] = Cell(" ", style: cells[x].style)
    }

    /// The column where the character at column `x` begins.
    func start(of x: Int) -> Int { cells[x].isContinuation ? x - 1 : x }

    /// The column after the character at column `x`.
    func end(of x: Int) -> Int { cells[x].width == 2 ? x + 2 : x + 1 }
  }
}
