extension PictureBox {
  /// How far a small picture may be enlarged.
  private static let largestScale = 4.0

  /// The terminal cells that a picture covers in this box: as large as fits with its shape kept,
  /// never beyond its own pixels times 4, rounded to whole cells and at least one.
  ///
  /// - Parameters:
  ///   - width: pixels of the picture as shown; 0 counts as 1.
  ///   - height: likewise.
  /// - Returns: columns and rows, at most those of the box.
  package func fit(pixelWidth width: UInt32, pixelHeight height: UInt32) -> (
    columns: UInt16, rows: UInt16
  ) {
    let width = Double(max(1, width))
    let height = Double(max(1, height))
    let cellWidth = Double(max(1, cellWidth))
    let cellHeight = Double(max(1, cellHeight))
    let scale = min(
      Double(columns) * cellWidth / width, Double(rows) * cellHeight / height, Self.largestScale)
    func cells(_ pixels: Double, _ cell: Double, _ limit: UInt16) -> UInt16 {
      UInt16(min(max(1, (pixels * scale / cell).rounded()), max(1, Double(limit))))
    }
    return (cells(width, cellWidth, columns), cells(height, cellHeight, rows))
  }
}
