/// Gives every pixel the nearest of a few colours and what it is wrong by to its neighbours (R.
/// Floyd, L. Steinberg, "An Adaptive Algorithm for Spatial Greyscale", 1976), rows from the left and
/// from the right in turn.
struct ErrorDiffusion {
  private static let channels = 3
  /// Errors are held in sixteenths.
  private static let errorBits = 4

  private let colors: [SixelColor]

  init(_ colors: [SixelColor]) { self.colors = colors }

  func indexed(_ raster: CellRaster) -> IndexedRaster {
    let count = raster.width * raster.height
    let indices = [UInt16](unsafeUninitializedCapacity: count) { indices, filled in
      raster.pixels.withUnsafeBufferPointer { pixels in
        if let to = indices.baseAddress, let from = pixels.baseAddress {
          diffuse(from, width: raster.width, height: raster.height, to: to)
        }
      }
      filled = count
    }
    return IndexedRaster(
      width: raster.width, height: raster.height, colors: colors, indices: indices)
  }

  private func diffuse(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int,
    to indices: UnsafeMutablePointer<UInt16>
  ) {
    let palette = NearestColor(colors)
    // A pixel more at either end takes what falls over the edge.
    let length = (width + 2) * Self.channels
    let errors = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * length)
    errors.initialize(repeating: 0, count: 2 * length)
    defer { errors.deallocate() }
    for y in 0..<height {
      let isForward = y % 2 == 0
      let here = errors + y % 2 * length
      let below = errors + (y + 1) % 2 * length
      below.update(repeating: 0, count: length)
      let step = isForward ? 1 : -1
      var x = isForward ? 0 : width - 1
      for _ in 0..<width {
        let place = y * width + x
        let pixel = pixels + place * CellRaster.bytesPerPixel
        let error = (x + 1) * Self.channels
        indices[place] =
          pixel[3] < IndexedRaster.leastOpacity
          ? IndexedRaster.none
          : spread(pixel, palette, here + error, below + error, step: step * Self.channels)
        x += step
      }
    }
  }

  /// - Returns: the index of the pixel's colour.
  @inline(__always)
  private func spread(
    _ pixel: UnsafePointer<UInt8>, _ palette: NearestColor, _ here: UnsafeMutablePointer<Int32>,
    _ below: UnsafeMutablePointer<Int32>, step: Int
  ) -> UInt16 {
    let red = wanted(pixel[0], here[0])
    let green = wanted(pixel[1], here[1])
    let blue = wanted(pixel[2], here[2])
    let index = palette.index(red, green, blue)
    let color = palette.values + Int(index) * Self.channels
    spread(share(red - color[0]), here, below, step)
    spread(share(green - color[1]), here + 1, below + 1, step)
    spread(share(blue - color[2]), here + 2, below + 2, step)
    return index
  }

  /// What is passed on of an error. All of it makes noise where the colours are many: measured on
  /// camera photos, a root mean square difference of 1.72 with 256 colours, against 1.46 with three
  /// quarters and 1.43 with none, where skies show steps.
  @inline(__always)
  private func share(_ error: Int32) -> Int32 { error &* 3 / 4 }

  @inline(__always)
  private func wanted(_ value: UInt8, _ error: Int32) -> Int32 {
    min(max(0, Int32(value) &+ (error &+ 8) >> Int32(Self.errorBits)), 255)
  }

  @inline(__always)
  private func spread(
    _ error: Int32, _ here: UnsafeMutablePointer<Int32>, _ below: UnsafeMutablePointer<Int32>,
    _ step: Int
  ) {
    here[step] &+= error &* 7
    below[-step] &+= error &* 3
    below[0] &+= error &* 5
    below[step] &+= error
  }
}
