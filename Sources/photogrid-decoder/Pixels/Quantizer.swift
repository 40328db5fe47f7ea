/// Reduces a picture to few colours: exactly where it has no more, else to those of `PaletteChooser`,
/// their difference spread over the neighbours.
enum Quantizer {
  /// With at most `limit` colours, 2 to 1024.
  static func indexed(_ raster: CellRaster, atMost limit: Int) -> IndexedRaster {
    if let exact = exact(raster, atMost: limit) { return exact }
    var chooser = PaletteChooser(ColorHistogram(raster))
    return ErrorDiffusion(chooser.colors(atMost: limit)).indexed(raster)
  }

  /// Nil when there are more colours. Ends at the first that is too many.
  private static func exact(_ raster: CellRaster, atMost limit: Int) -> IndexedRaster? {
    let percent = (0...255).map(SixelColor.percent)
    var distinct = DistinctColors(limit: limit)
    var indices = [UInt16](repeating: IndexedRaster.none, count: raster.width * raster.height)
    let isExact = raster.pixels.withUnsafeBufferPointer { pixels in
      for place in indices.indices {
        let pixel = place * CellRaster.bytesPerPixel
        guard pixels[pixel + 3] >= IndexedRaster.leastOpacity else { continue }
        let color = SixelColor(
          redPercent: percent[Int(pixels[pixel])], greenPercent: percent[Int(pixels[pixel + 1])],
          bluePercent: percent[Int(pixels[pixel + 2])])
        guard let index = distinct.index(of: color) else { return false }
        indices[place] = index
      }
      return true
    }
    guard isExact else { return nil }
    return IndexedRaster(
      width: raster.width, height: raster.height, colors: distinct.colors, indices: indices)
  }
}
