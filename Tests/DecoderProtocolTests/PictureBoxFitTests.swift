import DecoderProtocol
import TestSupport
import Testing

@Suite struct PictureBoxFitTests {
  private func box(_ columns: UInt16, _ rows: UInt16) -> PictureBox {
    PictureBox(columns: columns, rows: rows, encoding: .symbols(.direct, .half))
  }

  @Test(arguments: [
    // Wide in a wide box, tall in it, square, a panorama, a tower.
    (4000, 3000, 24, 10, 24, 9), (3000, 4000, 24, 10, 15, 10), (1000, 1000, 24, 10, 20, 10),
    (10_000, 100, 24, 10, 24, 1), (100, 10_000, 24, 10, 1, 10),
    // Never beyond four times its pixels.
    (10, 10, 24, 10, 4, 2), (1, 1, 24, 10, 1, 1), (0, 0, 24, 10, 1, 1),
  ])
  func fits(width: UInt32, height: UInt32, columns: UInt16, rows: UInt16, x: UInt16, y: UInt16) {
    let size = box(columns, rows).fit(pixelWidth: width, pixelHeight: height)
    #expect(size.columns == x)
    #expect(size.rows == y)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func staysInsideAndKeepsTheShape(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let box = Samples.box(&generator)
    let width = UInt32.random(in: 1...UInt32.max, using: &generator)
    let height = UInt32.random(in: 1...UInt32.max, using: &generator)
    let size = box.fit(pixelWidth: width, pixelHeight: height)
    #expect((1...box.columns).contains(size.columns))
    #expect((1...box.rows).contains(size.rows))
    // One of the sides is filled, or the picture is at its largest.
    let isLargest =
      Double(box.columns) * Double(box.cellWidth) > 4 * Double(width) * 0.99
      || Double(box.rows) * Double(box.cellHeight) > 4 * Double(height) * 0.99
    #expect(size.columns == box.columns || size.rows == box.rows || isLargest)
  }

  // MARK: - Pixels

  private func pixels(_ columns: UInt16, _ rows: UInt16, _ width: UInt16, _ height: UInt16)
    -> PictureBox
  {
    PictureBox(
      columns: columns, rows: rows, cellWidth: width, cellHeight: height,
      encoding: .pixels(.raster))
  }

  @Test(arguments: [
    // Wide, tall, square, a panorama, a tower: no pixel is cut, so cells are rounded up.
    (4000, 3000, 24, 10, 240, 180, 24, 9), (3000, 4000, 24, 10, 150, 200, 15, 10),
    (1000, 1000, 24, 10, 200, 200, 20, 10), (4000, 2990, 24, 10, 240, 179, 24, 9),
    (3990, 3000, 24, 10, 240, 180, 24, 9), (4000, 3020, 24, 10, 240, 181, 24, 10),
    (10_000, 100, 24, 10, 240, 2, 24, 1), (10_000, 1, 24, 10, 240, 1, 24, 1),
    (100, 10_000, 24, 10, 2, 200, 1, 10),
    // Never beyond four times its pixels.
    (10, 10, 24, 10, 40, 40, 4, 2), (11, 13, 24, 10, 44, 52, 5, 3), (1, 1, 24, 10, 4, 4, 1, 1),
    (0, 0, 24, 10, 4, 4, 1, 1),
  ])
  func pixelsFit(
    width: UInt32, height: UInt32, columns: UInt16, rows: UInt16, pixelWidth: Int, pixelHeight: Int,
    x: UInt16, y: UInt16
  ) {
    let box = pixels(columns, rows, 10, 20)
    let size = box.pixelSize(pixelWidth: width, pixelHeight: height)
    #expect(size.width == pixelWidth)
    #expect(size.height == pixelHeight)
    let cells = box.fit(pixelWidth: width, pixelHeight: height)
    #expect(cells.columns == x)
    #expect(cells.rows == y)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func cellsHoldAllPixelsAndNoMore(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let box = Samples.pixelBox(&generator)
    let width = UInt32.random(in: 1...20_000, using: &generator)
    let height = UInt32.random(in: 1...20_000, using: &generator)
    let size = box.pixelSize(pixelWidth: width, pixelHeight: height)
    let cells = box.fit(pixelWidth: width, pixelHeight: height)
    #expect((1...box.columns).contains(cells.columns))
    #expect((1...box.rows).contains(cells.rows))
    let across = Int(cells.columns) * Int(box.cellWidth) - size.width
    let down = Int(cells.rows) * Int(box.cellHeight) - size.height
    #expect((0..<Int(box.cellWidth)).contains(across), "seed \(seed)")
    #expect((0..<Int(box.cellHeight)).contains(down), "seed \(seed)")
    #expect(size.width <= 4 * Int(width) && size.height <= 4 * Int(height))
    // As large as fits, each side right to half a pixel.
    let scale = min(
      Double(box.columns) * Double(box.cellWidth) / Double(width),
      Double(box.rows) * Double(box.cellHeight) / Double(height), 4)
    #expect(abs(Double(size.width) - max(1, Double(width) * scale)) <= 0.5001, "seed \(seed)")
    #expect(abs(Double(size.height) - max(1, Double(height) * scale)) <= 0.5001, "seed \(seed)")
  }
}
