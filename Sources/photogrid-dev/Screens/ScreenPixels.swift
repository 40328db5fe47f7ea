import Foundation

/// A screenshot's pixels.
struct ScreenPixels {
  let width: Int
  let height: Int
  /// Red, green, blue, row by row from the top.
  private let bytes: [UInt8]

  /// Reads a PNG by the command of libvips.
  init(png: URL) throws {
    let ppm = png.deletingPathExtension().appendingPathExtension("ppm")
    defer { try? FileManager.default.removeItem(at: ppm) }
    try ScreensProgram.run(
      "/usr/bin/env", ["vips", "extract_band", png.path, ppm.path, "0", "--n", "3"])
    let data = [UInt8](try Data(contentsOf: ppm))
    // P6, width, height, the largest value, one blank, pixels (ppm(5)); libvips writes a comment.
    var words: [Int] = []
    var place = 2
    while words.count < 3, place < data.count {
      if data[place] == UInt8(ascii: "#") {
        while place < data.count, data[place] != 0x0A { place += 1 }
      } else if let digit = Self.digit(data[place]) {
        var number = digit
        place += 1
        while place < data.count, let next = Self.digit(data[place]) {
          number = number * 10 + next
          place += 1
        }
        words.append(number)
      } else {
        place += 1
      }
    }
    guard words.count == 3, data.count - place - 1 >= words[0] * words[1] * 3 else {
      throw ScreensProblem(description: "\(png.path): can't be read")
    }
    width = words[0]
    height = words[1]
    bytes = Array(data[(place + 1)...])
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (0x30...0x39).contains(byte) ? Int(byte) - 0x30 : nil
  }

  subscript(x: Int, y: Int) -> (red: Int, green: Int, blue: Int) {
    let place = (y * width + x) * 3
    return (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
  }
}
