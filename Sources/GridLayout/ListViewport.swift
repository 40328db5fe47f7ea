/// The part of a one-column list that its window shows. Rows of the list are counted from 0, lines of
/// the window likewise. Everything is O(1).
package struct ListViewport: Hashable, Sendable {
  /// All rows of the list.
  package private(set) var count: Int
  /// Lines of the window.
  package private(set) var height: Int
  /// The row in the window's first line.
  package private(set) var offset = 0

  package init(count: Int = 0, height: Int = 0, offset: Int = 0) {
    self.count = max(0, count)
    self.height = max(0, height)
    scroll(to: offset)
  }

  /// The rows that are seen.
  package var visibleRows: Range<Int> { offset..<min(count, offset + height) }

  /// Shows other rows, as near to the wanted ones as the list allows: no line stays empty while
  /// there are rows for it.
  package mutating func scroll(to offset: Int) {
    self.offset = max(0, min(offset, count - height))
  }

  /// Takes another number of rows or lines; what is in the first line stays there where it can.
  package mutating func resize(count: Int, height: Int) {
    self = ListViewport(count: count, height: height, offset: offset)
  }

  /// Scrolls as little as needed for a row to be seen. Does nothing when there is no such row.
  package mutating func reveal(_ row: Int) {
    guard (0..<count).contains(row), height > 0 else { return }
    if row < offset { scroll(to: row) }
    if row >= offset + height { scroll(to: row - height + 1) }
  }

  /// Rows of a page, one at least.
  package var page: Int { max(1, height) }
  /// Rows of half a page, one at least.
  package var halfPage: Int { max(1, height / 2) }

  /// The row so many rows further down (negative: up), the last or first when it would be beyond;
  /// nil in an empty list.
  package func row(from row: Int, movedBy rows: Int) -> Int? {
    guard count > 0 else { return nil }
    let from = max(0, min(row, count - 1))
    return max(0, min(from + max(-count, min(rows, count)), count - 1))
  }

  /// The row in a line of the window; nil where there is none.
  package func row(atLine line: Int) -> Int? {
    guard (0..<height).contains(line), offset + line < count else { return nil }
    return offset + line
  }

  /// The line of the window in which a row is seen; nil when it is not.
  package func line(ofRow row: Int) -> Int? {
    visibleRows.contains(row) ? row - offset : nil
  }
}
