/// Pixels to draw on: red, green and blue, row by row.
struct SheetCanvas {
  static let paper: [UInt8] = [250, 250, 248]
  private static let box: [UInt8] = [240, 239, 236]
  private static let line: [UInt8] = [208, 206, 200]

  let width: Int
  let height: Int
  /// Memory that stays where it is, so that rows can be handed out.
  private let pixels: Pixels

  private final class Pixels {
    let bytes: UnsafeMutableBufferPointer<UInt8>
    init(count: Int) {
      bytes = .allocate(capacity: count)
      bytes.initialize(repeating: 0)
    }
    deinit { bytes.deallocate() }
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Pixels(count: max(1, width * height * 3))
  }

  /// - Precondition: 0 ≤ y < height.
  func row(_ y: Int) -> UnsafePointer<UInt8> {
    guard let base = pixels.bytes.baseAddress else { preconditionFailure("it has bytes") }
    return UnsafePointer(base + y * width * 3)
  }

  func clear() { fill(left: 0, top: 0, width: width, height: height, Self.paper) }

  func drawBox(left: Int, top: Int, side: Int) {
    fill(left: left, top: top, width: side, height: side, Self.line)
    fill(left: left + 1, top: top + 1, width: side - 2, height: side - 2, Self.box)
  }

  func draw(_ raster: Raster, left: Int, top: Int) {
    let bands = raster.hasAlpha ? 4 : 3
    for y in 0..<raster.height {
      for x in 0..<raster.width {
        let from = (y * raster.width + x) * bands
        set(left + x, top + y) { raster.pixels[from + $0] }
      }
    }
  }

  func draw(_ label: SheetLabel, left: Int, top: Int) {
    for y in 0..<label.height {
      for x in 0..<label.width {
        let coverage = Int(label.coverage[y * label.width + x])
        guard coverage > 0, contains(left + x, top + y) else { continue }
        let place = ((top + y) * width + left + x) * 3
        for band in 0..<3 {
          let under = Int(pixels.bytes[place + band])
          let over = Int(label.color[band])
          pixels.bytes[place + band] = UInt8((under * (255 - coverage) + over * coverage) / 255)
        }
      }
    }
  }

  private func fill(left: Int, top: Int, width: Int, height: Int, _ color: [UInt8]) {
    for y in top..<top + height {
      for x in left..<left + width { set(x, y) { color[$0] } }
    }
  }

  private func set(_ x: Int, _ y: Int, _ color: (Int) -> UInt8) {
    guard contains(x, y) else { return }
    let place = (y * width + x) * 3
    for band in 0..<3 { pixels.bytes[place + band] = color(band) }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && x < width && y >= 0 && y < height }
}
