package import CellGeometry

/// The pixels of a sixel sequence as any terminal draws them: unlike `SixelReader` it takes what is
/// superfluous.
package enum SixelPixels {
  /// Those that are drawn, by their places.
  package static func read(_ bytes: [UInt8]) -> [Point: SixelReader.Color] {
    var pixels: [Point: SixelReader.Color] = [:]
    var palette: [Int: SixelReader.Color] = [:]
    var register = 0
    var (x, top) = (0, 0)
    var place = (bytes.firstIndex(of: UInt8(ascii: "q")) ?? bytes.count - 1) + 1
    func numbers() -> [Int] {
      var numbers = [0]
      while place < bytes.count {
        if (0x30...0x39).contains(bytes[place]) {
          numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(bytes[place]) - 0x30
        } else if bytes[place] == UInt8(ascii: ";") {
          numbers.append(0)
        } else {
          break
        }
        place += 1
      }
      return numbers
    }
    func draw(_ sixel: UInt8, _ count: Int) {
      for column in x..<x + count {
        for bit in 0..<6 where (sixel - 0x3F) >> UInt8(bit) & 1 == 1 {
          pixels[Point(x: column, y: top + bit)] = palette[register]
        }
      }
      x += count
    }
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): _ = numbers()
      case UInt8(ascii: "#"):
        let values = numbers()
        register = values[0]
        guard values.count == 5 else { continue }
        palette[register] = SixelReader.Color(
          red: percent(values[2]), green: percent(values[3]), blue: percent(values[4]))
      case UInt8(ascii: "!"):
        let count = numbers()[0]
        draw(bytes[place], count)
        place += 1
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      case 0x3F...0x7E: draw(byte, 1)
      default: return pixels
      }
    }
    return pixels
  }

  private static func percent(_ value: Int) -> Int { (value * 255 + 50) / 100 }
}
