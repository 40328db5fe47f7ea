import DecoderProtocol

/// A picture on the screen's own pixels: whole terminal cells, what the picture's shape leaves free
/// of them transparent, half of it at either side; an odd pixel goes to the right or the bottom.
struct CellRaster {
  /// Red, green, blue, opacity.
  static let bytesPerPixel = 4

  let rows: Int
  let cellHeight: Int
  /// Pixels of all cells.
  let width: Int
  let height: Int
  /// `bytesPerPixel` for each, row by row from the top.
  let pixels: [UInt8]

  /// - Parameters:
  ///   - raster: at most as large as the cells.
  ///   - columns: terminal cells from left to right.
  ///   - rows: terminal cells from top to bottom.
  ///   - box: says how large a cell is.
  init(_ raster: Raster, columns: UInt16, rows: UInt16, of box: PictureBox) {
    self.rows = Int(rows)
    cellHeight = Int(box.cellHeight)
    width = Int(columns) * Int(box.cellWidth)
    height = Int(rows) * cellHeight
    pixels = Self.padded(raster, width: width, height: height)
  }

  /// Whether all pixels of a row of cells are opaque.
  func isOpaque(row: Int) -> Bool {
    let bytes = self.bytes(ofRow: row)
    return pixels.withUnsafeBufferPointer { pixels in
      stride(from: bytes.lowerBound + 3, to: bytes.upperBound, by: Self.bytesPerPixel)
        .allSatisfy { pixels[$0] == 0xFF }
    }
  }

  /// Where the pixels of a row of cells are.
  func bytes(ofRow row: Int) -> Range<Int> {
    let count = width * cellHeight * Self.bytesPerPixel
    return row * count..<(row + 1) * count
  }

  private static func padded(_ raster: Raster, width: Int, height: Int) -> [UInt8] {
    let left = max(0, (width - raster.width) / 2)
    let top = max(0, (height - raster.height) / 2)
    var pixels = [UInt8](repeating: 0, count: width * height * bytesPerPixel)
    let line = min(raster.width, width)
    let bands = raster.hasAlpha ? 4 : 3
    pixels.withUnsafeMutableBufferPointer { pixels in
      raster.pixels.withUnsafeBufferPointer { source in
        guard let to = pixels.baseAddress, let from = source.baseAddress else { return }
        for y in 0..<min(raster.height, height) {
          let place = to + ((top + y) * width + left) * bytesPerPixel
          let row = from + y * raster.width * bands
          if raster.hasAlpha {
            place.update(from: row, count: line * bands)
          } else {
            addOpacity(row, count: line, to: place)
          }
        }
      }
    }
    return pixels
  }

  private static func addOpacity(
    _ from: UnsafePointer<UInt8>, count: Int, to place: UnsafeMutablePointer<UInt8>
  ) {
    var from = from
    var to = place
    for _ in 0..<count {
      to[0] = from[0]
      to[1] = from[1]
      to[2] = from[2]
      to[3] = 0xFF
      from += 3
      to += bytesPerPixel
    }
  }
}
