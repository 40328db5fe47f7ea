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
}
