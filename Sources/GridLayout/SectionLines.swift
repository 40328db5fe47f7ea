/// How the items of one section share lines, all of them equal but for one that may be enlarged and
/// then has a line of its own: full lines of the items before it, perhaps a ragged one, its own
/// line, and the items behind it, counted anew.
///
/// Lines and items are counted from 0 within the section; rows from the top of the first line.
/// Everything is arithmetic: O(1).
struct SectionLines {
  let itemCount: Int
  let columns: Int
  /// Rows of a usual line.
  let lineHeight: Int
  /// Rows between lines.
  let spacing: Int
  /// An item of the section, and the rows of its line.
  let enlarged: (item: Int, height: Int)?

  private var stride: Int { lineHeight + spacing }

  /// The line of the enlarged item.
  var enlargedLine: Int? { enlarged.map { lines(for: $0.item) } }

  var lineCount: Int {
    guard let enlarged else { return lines(for: itemCount) }
    return lines(for: enlarged.item) + 1 + lines(for: itemCount - enlarged.item - 1)
  }

  /// Rows of all lines and between them.
  var height: Int {
    let count = lineCount
    return count > 0 ? top(ofLine: count) - spacing : 0
  }

  func line(of item: Int) -> Int {
    guard let enlarged, item >= enlarged.item else { return item / columns }
    let line = lines(for: enlarged.item)
    return item == enlarged.item ? line : line + 1 + (item - enlarged.item - 1) / columns
  }

  func column(of item: Int) -> Int {
    guard let enlarged, item >= enlarged.item else { return item % columns }
    return item == enlarged.item ? 0 : (item - enlarged.item - 1) % columns
  }

  /// The items of a line that there is.
  func items(inLine line: Int) -> Range<Int> {
    guard let enlarged else { return items(from: line * columns, below: itemCount) }
    let own = lines(for: enlarged.item)
    if line < own { return items(from: line * columns, below: enlarged.item) }
    if line == own { return enlarged.item..<enlarged.item + 1 }
    return items(from: enlarged.item + 1 + (line - own - 1) * columns, below: itemCount)
  }

  /// The first row of a line; of the one after the last as well.
  func top(ofLine line: Int) -> Int {
    guard let enlarged, line > lines(for: enlarged.item) else { return line * stride }
    return line * stride + enlarged.height - lineHeight
  }

  func height(ofLine line: Int) -> Int {
    guard let enlarged, line == lines(for: enlarged.item) else { return lineHeight }
    return enlarged.height
  }

  /// The line that a row is in, the spacing below a line being the line's; negative above the first
  /// one, and as if lines went on below the last one.
  func line(atRow row: Int) -> Int {
    guard let enlarged else { return row.flooredQuotient(by: stride) }
    let own = lines(for: enlarged.item)
    if row < own * stride { return row.flooredQuotient(by: stride) }
    let behind = row - top(ofLine: own + 1)
    return behind < 0 ? own : own + 1 + behind / stride
  }

  /// The line whose rows are nearest to a row, the upper one when both are as near.
  /// - Precondition: the section has items.
  func line(nearestToRow row: Int) -> Int {
    let line = max(0, min(line(atRow: row), lineCount - 1))
    let below = row - (top(ofLine: line) + height(ofLine: line) - 1)
    let above = top(ofLine: line + 1) - row
    return line + 1 < lineCount && above < below ? line + 1 : line
  }

  private func lines(for count: Int) -> Int { (count + columns - 1) / columns }

  private func items(from first: Int, below end: Int) -> Range<Int> {
    let lower = max(0, min(first, end))
    return lower..<min(end, lower + columns)
  }
}

extension Int {
  /// Rounds towards negative infinity. `divisor` must be positive.
  func flooredQuotient(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
