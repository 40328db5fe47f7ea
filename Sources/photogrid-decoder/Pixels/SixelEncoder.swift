/// Makes a sixel sequence of every row of cells.
struct SixelEncoder {
  private let raster: IndexedRaster
  private let rows: Int
  private let cellHeight: Int

  /// The whole picture may have `limit` colours, 2 to 1024.
  init(_ raster: CellRaster, atMost limit: Int) {
    self.raster = Quantizer.indexed(raster, atMost: limit)
    rows = raster.rows
    cellHeight = raster.cellHeight
  }

  /// One sequence a row. Colours have the same registers in all of them; each defines those that it
  /// uses.
  func strips() -> [[UInt8]] {
    let band = SixelBand(width: raster.width, colorCount: raster.colors.count)
    return raster.indices.withUnsafeBufferPointer { indices in
      guard let start = indices.baseAddress else { return [] }
      return (0..<rows).map { strip(start + $0 * cellHeight * raster.width, band) }
    }
  }

  private func strip(_ indices: UnsafePointer<UInt16>, _ band: SixelBand) -> [UInt8] {
    var writer = SixelWriter()
    writer.begin(width: raster.width, height: cellHeight)
    for (index, isUsed) in used(indices).enumerated() where isUsed {
      writer.define(UInt16(index), raster.colors[index])
    }
    var skipped = 0
    for top in stride(from: 0, to: cellHeight, by: SixelBand.height) {
      let height = min(SixelBand.height, cellHeight - top)
      band.load(indices + top * raster.width, width: raster.width, rows: height)
      if band.runCount > 0 {
        // Bands that show nothing are gone over when another follows.
        for _ in 0..<skipped { writer.nextBand() }
        skipped = 0
        writer.band(band)
      }
      skipped += 1
    }
    writer.end()
    return writer.bytes
  }

  private func used(_ indices: UnsafePointer<UInt16>) -> [Bool] {
    var used = [Bool](repeating: false, count: raster.colors.count)
    used.withUnsafeMutableBufferPointer { used in
      for place in 0..<cellHeight * raster.width where indices[place] != IndexedRaster.none {
        used[Int(indices[place])] = true
      }
    }
    return used
  }
}
