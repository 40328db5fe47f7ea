extension PictureBox {
  /// How far a small picture may be enlarged.
  private static let largestScale = 4.0

  /// The terminal cells that a picture covers in this box: as large as fits with its shape kept,
  /// never beyond its own pixels times 4, and at least one.
  ///
  /// Symbols fill whole cells, so their size is rounded to the nearest; of pixels none is cut or
  /// moved, so it is the smallest number of cells that holds `pixelSize`.
  ///
  /// - Parameters:
  ///   - width: pixels of the picture as shown; 0 counts as 1.
  ///   - height: likewise.
  /// - Returns: columns and rows, at most those of the box.
  package func fit(pixelWidth width: UInt32, pixelHeight height: UInt32) -> (
    columns: UInt16, rows: UInt16
  ) {
    switch encoding {
    case .symbols:
      let size = scaledSize(width, height)
      return (
        Self.cells(size.width, cellWidth, .toNearestOrAwayFromZero, columns),
        Self.cells(size.height, cellHeight, .toNearestOrAwayFromZero, rows)
      )
    case .pixels:
      let size = pixelSize(pixelWidth: width, pixelHeight: height)
      return (
        Self.cells(Double(size.width), cellWidth, .up, columns),
        Self.cells(Double(size.height), cellHeight, .up, rows)
      )
    }
  }

  /// The pixels of the screen that a picture covers in this box: as large as fits with its shape
  /// kept to the pixel, never beyond its own pixels times 4, and at least one each way.
  ///
  /// - Parameters:
  ///   - width: pixels of the picture as shown; 0 counts as 1.
  ///   - height: likewise.
  /// - Returns: at most columns × cell width and rows × cell height.
  package func pixelSize(pixelWidth width: UInt32, pixelHeight height: UInt32) -> (
    width: Int, height: Int
  ) {
    let size = scaledSize(width, height)
    func side(_ pixels: Double, _ cells: UInt16, _ cell: UInt16) -> Int {
      min(max(1, Int(pixels.rounded())), max(1, Int(cells) * Int(cell)))
    }
    return (side(size.width, columns, cellWidth), side(size.height, rows, cellHeight))
  }

  /// Pixels, not rounded.
  private func scaledSize(_ width: UInt32, _ height: UInt32) -> (width: Double, height: Double) {
    let width = Double(max(1, width))
    let height = Double(max(1, height))
    let across = Double(columns) * Double(max(1, cellWidth))
    let down = Double(rows) * Double(max(1, cellHeight))
    let scale = min(across / width, down / height, Self.largestScale)
    return (width * scale, height * scale)
  }

  private static func cells(
    _ pixels: Double, _ cell: UInt16, _ rule: FloatingPointRoundingRule, _ limit: UInt16
  ) -> UInt16 {
    let cells = (pixels / Double(max(1, cell))).rounded(rule)
    return UInt16(min(max(1, cells), max(1, Double(limit))))
  }
}
