/// The colours of a picture, those that 6 bits of red, green and blue don't tell apart together.
struct ColorHistogram {
  static let bits = 6
  /// Steps of each of red, green and blue.
  static let side = 1 << bits
  private static let droppedBits = 8 - bits

  /// Pixels of nearly one colour.
  struct Entry {
    /// Steps, 0 to 63.
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var moments: ColorMoments
  }

  /// In the order in which the colours first occur.
  private(set) var entries: [Entry] = []

  /// Counts the pixels that show something. Linear in their number.
  init(_ raster: CellRaster) {
    var places = [Int32](repeating: -1, count: Self.side * Self.side * Self.side)
    places.withUnsafeMutableBufferPointer { places in
      raster.pixels.withUnsafeBufferPointer { pixels in
        guard let places = places.baseAddress, let pixels = pixels.baseAddress else { return }
        count(pixels, raster.width * raster.height, places)
      }
    }
  }

  private mutating func count(
    _ pixels: UnsafePointer<UInt8>, _ count: Int, _ places: UnsafeMutablePointer<Int32>
  ) {
    var pixel = pixels
    for _ in 0..<count {
      if pixel[3] >= IndexedRaster.leastOpacity {
        let red = Int(pixel[0])
        let green = Int(pixel[1])
        let blue = Int(pixel[2])
        let place = Self.place(red, green, blue)
        var index = Int(places[place])
        if index < 0 {
          index = entries.count
          places[place] = Int32(index)
          entries.append(Self.entry(red, green, blue))
        }
        entries[index].moments.add(red: red, green: green, blue: blue)
      }
      pixel += CellRaster.bytesPerPixel
    }
  }

  private static func place(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    (red >> droppedBits) << (2 * bits) | (green >> droppedBits) << bits | blue >> droppedBits
  }

  private static func entry(_ red: Int, _ green: Int, _ blue: Int) -> Entry {
    Entry(
      red: UInt8(red >> droppedBits), green: UInt8(green >> droppedBits),
      blue: UInt8(blue >> droppedBits), moments: ColorMoments())
  }
}
