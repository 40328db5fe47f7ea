/// A picture that is told from all others by its colour wherever a pixel of it is seen: flat, with a
/// white border and its number.
struct TestCard {
  let number: Int
  let color: [UInt8]

  static let width = 600
  static let height = 400
  private static let border = 16
  private static let scale = 20

  /// Colours that terminals of 256 colours have too (the cube of xterm's palette), as far from each
  /// other as they can be; without greys, and those of the cursor, and nearly of
  /// headers and marks.
  static let all: [TestCard] = {
    let levels: [UInt8] = [0, 135, 255]
    let colors = levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in [red, green, blue] } }
    }
    let used = colors.filter {
      Set($0).count > 1 && $0 != [255, 135, 0] && $0 != [0, 135, 135] && $0 != [0, 135, 255]
    }
    return used.enumerated().map { TestCard(number: $0.offset + 1, color: $0.element) }
  }()

  var name: String { "card \(number < 10 ? "0" : "")\(number).ppm" }

  /// A file in the format PPM (netpbm, ppm(5)).
  var file: [UInt8] {
    var bytes = Array("P6 \(Self.width) \(Self.height) 255\n".utf8)
    bytes.reserveCapacity(bytes.count + Self.width * Self.height * 3)
    for y in 0..<Self.height {
      for x in 0..<Self.width { bytes += isWhite(x, y) ? [255, 255, 255] : color }
    }
    return bytes
  }

  private func isWhite(_ x: Int, _ y: Int) -> Bool {
    let edge = min(x, y, Self.width - 1 - x, Self.height - 1 - y)
    return edge < Self.border || isInk(x, y)
  }

  /// The number stands in the middle.
  private func isInk(_ x: Int, _ y: Int) -> Bool {
    let digits = String(number).compactMap(\.wholeNumberValue)
    let advance = (TestCardFont.width + 1) * Self.scale
    let left = (Self.width - digits.count * advance + Self.scale) / 2
    let top = (Self.height - TestCardFont.height * Self.scale) / 2
    guard x >= left, y >= top, y < top + TestCardFont.height * Self.scale else { return false }
    let place = (x - left) / advance
    guard digits.indices.contains(place) else { return false }
    return TestCardFont.hasInk(
      digits[place], x: (x - left) % advance / Self.scale, y: (y - top) / Self.scale)
  }
}
