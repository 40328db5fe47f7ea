import CellGeometry

extension CellBuffer {
  /// What must be written over a screen that shows `old` so that it shows this buffer: everything,
  /// when that is nil or of another size. In reading order; runs with a small gap between them are
  /// one.
  ///
  /// - Complexity: O(cells), one comparison each.
  package func runs(changedFrom old: CellBuffer?) -> [CellRun] {
    runs(changedFrom: old, joinedGap: Self.joinedGap)
  }

  /// The same, with runs joined that have at most `joinedGap` equal cells between them.
  func runs(changedFrom old: CellBuffer?, joinedGap: Int) -> [CellRun] {
    guard size.width > 0 else { return [] }
    guard let old, old.size == size else {
      return (0..<size.height).map { CellRun(y: $0, x: 0, cells: row($0)) }
    }
    var runs: [CellRun] = []
    cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        for y in 0..<size.height {
          let row = y * size.width..<(y + 1) * size.width
          for range in Self.changes(new, old, in: row, joinedGap: joinedGap) {
            runs.append(CellRun(y: y, x: range.lowerBound - row.lowerBound, cells: cells[range]))
          }
        }
      }
    }
    return runs
  }

  /// A run goes on over this many equal cells: moving the cursor past them costs as much.
  private static var joinedGap: Int { 4 }

  private static func changes(
    _ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>, in row: Range<Int>,
    joinedGap: Int
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for place in row where new[place] != old[place] {
      let start = new[place].isContinuation ? place - 1 : place
      let end = new[place].width == 2 ? place + 2 : place + 1
      if let last = ranges.last, start - last.upperBound <= joinedGap {
        ranges[ranges.count - 1] = last.lowerBound..<max(end, last.upperBound)
      } else {
        ranges.append(start..<end)
      }
    }
    return ranges
  }
}
