import DecoderProtocol
import TestSupport

/// The pixels of a picture in any of the forms that have pixels, put together again.
struct PixelPicture {
  let width: Int
  let height: Int
  /// Red, green, blue, opacity, row by row from the top.
  let pixels: [UInt8]
  /// Where the picture is, without what fills its cells up.
  let columns: Range<Int>
  let rows: Range<Int>
  /// Most registers that a strip defines; 0 where there are none.
  private(set) var registerCount = 0
  /// Registers of all strips.
  private(set) var registers: Set<Int> = []

  struct WrongSize: Error {
    var expected: (Int, Int)
    var found: (Int, Int)
  }

  init(_ picture: DecodedPicture, _ box: PictureBox) throws {
    width = Int(picture.columns) * Int(box.cellWidth)
    height = Int(picture.rows) * Int(box.cellHeight)
    let size = box.pixelSize(pixelWidth: picture.pixelWidth, pixelHeight: picture.pixelHeight)
    let left = (width - size.width) / 2
    let top = (height - size.height) / 2
    columns = left..<left + size.width
    rows = top..<top + size.height
    var pixels: [UInt8] = []
    switch picture.content {
    case .symbols: break
    case .raster(let bytes): pixels = try InflateReader.read(bytes)
    case .strips(let strips):
      for strip in strips {
        if PictureStrip(strip) == .png {
          let image = try PNGReader.read(strip)
          try Self.check((image.width, image.height), width, box)
          pixels += image.pixels
        } else {
          let image = try SixelReader.read(strip)
          try Self.check((image.width, image.height), width, box)
          registerCount = max(registerCount, image.registers.count)
          registers.formUnion(image.registers)
          pixels += image.pixels.flatMap { color -> [UInt8] in
            guard let color else { return [0, 0, 0, 0] }
            return [UInt8(color.red), UInt8(color.green), UInt8(color.blue), 255]
          }
        }
      }
    }
    guard pixels.count == width * height * 4 else {
      throw WrongSize(expected: (width, height), found: (pixels.count / 4, 1))
    }
    self.pixels = pixels
  }

  private static func check(_ size: (Int, Int), _ width: Int, _ box: PictureBox) throws {
    let expected = (width, Int(box.cellHeight))
    guard size == expected else { throw WrongSize(expected: expected, found: size) }
  }

  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let place = (y * width + x) * 4
    return Array(pixels[place..<place + 4])
  }

  /// The opacities of the picture's own pixels, and of those around it.
  var opacities: (inside: Set<UInt8>, outside: Set<UInt8>) {
    var inside: Set<UInt8> = []
    var outside: Set<UInt8> = []
    for y in 0..<height {
      for x in 0..<width {
        let opacity = pixels[(y * width + x) * 4 + 3]
        if columns.contains(x) && rows.contains(y) {
          inside.insert(opacity)
        } else {
          outside.insert(opacity)
        }
      }
    }
    return (inside, outside)
  }

  /// The mean colours of a 4 by 4 grid laid over the picture.
  var grid: [[[Double]]] {
    (0..<4).map { y in (0..<4).map { x in mean(part(columns, x), part(rows, y)) } }
  }

  private func part(_ range: Range<Int>, _ index: Int) -> Range<Int> {
    let start = range.lowerBound + range.count * index / 4
    return start..<max(start + 1, range.lowerBound + range.count * (index + 1) / 4)
  }

  func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> [Double] {
    var sums = [0, 0, 0]
    for y in rows {
      for x in columns {
        let place = (y * width + x) * 4
        for channel in 0..<3 { sums[channel] += Int(pixels[place + channel]) }
      }
    }
    return sums.map { Double($0) / Double(columns.count * rows.count) }
  }

  /// How the colours of opaque pixels differ from another picture's of the same size.
  func difference(from other: PixelPicture) -> (mean: Double, largest: Int) {
    var sum = 0
    var count = 0
    var largest = 0
    for place in stride(from: 0, to: min(pixels.count, other.pixels.count), by: 4)
    where pixels[place + 3] == 255 {
      for channel in place..<place + 3 {
        let difference = abs(Int(pixels[channel]) - Int(other.pixels[channel]))
        sum += difference
        count += 1
        largest = max(largest, difference)
      }
    }
    return (Double(sum) / Double(max(1, count)), largest)
  }
}
