extension PictureBox {
  /// The box as a decoder takes it, the nearest to this: at least one cell of at least one pixel,
  /// at most `cellLimit` cells and, for pixels, `pixelLimit` pixels, its shape kept; 2 to 1024
  /// colours of sixels; a background of three values or none. A decoder takes any other box for a
  /// sign that it is not understood, and ends.
  package var acceptable: PictureBox {
    var box = self
    box.columns = max(1, columns)
    box.rows = max(1, rows)
    box.cellWidth = max(1, cellWidth)
    box.cellHeight = max(1, cellHeight)
    if let background, background.count != 3 { box.background = nil }
    box.shrink(toCells: Self.cellLimit)
    guard case .pixels(let form) = encoding else { return box }
    if case .sixel(let colors) = form {
      box.encoding = .pixels(.sixel(colors: min(max(2, colors), 1024)))
    }
    // No font has larger cells.
    box.cellWidth = min(box.cellWidth, 4096)
    box.cellHeight = min(box.cellHeight, 4096)
    box.shrink(toCells: Self.pixelLimit / (Int(box.cellWidth) * Int(box.cellHeight)))
    return box
  }

  /// To at most `limit` cells, one at least.
  private mutating func shrink(toCells limit: Int) {
    let cells = Int(columns) * Int(rows)
    guard cells > limit else { return }
    let scale = (Double(limit) / Double(cells)).squareRoot()
    columns = UInt16(max(1, Double(columns) * scale))
    rows = UInt16(max(1, Double(rows) * scale))
    // A side of one cell can't shrink: the other must for both.
    rows = UInt16(min(Int(rows), max(1, limit / Int(columns))))
    columns = UInt16(min(Int(columns), max(1, limit / Int(rows))))
  }
}
