/// Reads a PNG file (RFC 2083) of 8 bits a sample, not interlaced, of grey or colours with or without
/// opacity. Checks every chunk's sum.
package struct PNGReader {
  package struct Image: Equatable, Sendable {
    package var width: Int
    package var height: Int
    package var hasOpacity: Bool
    /// Red, green, blue, opacity of every pixel, row by row from the top.
    package var pixels: [UInt8]
  }

  package enum Problem: Error, Hashable, Sendable {
    case signature
    case truncated
    case checksum
    case header
    case data(InflateReader.Problem)
    case size
    case filter
    case trailingBytes
  }

  package static func read(_ bytes: [UInt8]) throws(Problem) -> Image {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw .signature
    }
    var header: [UInt8] = []
    var data: [UInt8] = []
    var place = 8
    var hasEnded = false
    while !hasEnded {
      let (name, content) = try chunk(bytes, at: place)
      place += content.count + 12
      switch name {
      case "IHDR": header = Array(content)
      case "IDAT": data += content
      case "IEND": hasEnded = true
      default: continue
      }
    }
    guard place == bytes.count else { throw .trailingBytes }
    return try image(header, data)
  }

  private static func chunk(
    _ bytes: [UInt8], at place: Int
  ) throws(Problem) -> (name: String, content: ArraySlice<UInt8>) {
    guard place + 12 <= bytes.count else { throw .truncated }
    let count = number(bytes[place..<place + 4])
    guard place + 12 + count <= bytes.count else { throw .truncated }
    let content = bytes[place + 8..<place + 8 + count]
    let sum = number(bytes[place + 8 + count..<place + 12 + count])
    guard checksum(bytes[place + 4..<place + 8 + count]) == sum else { throw .checksum }
    return (String(decoding: bytes[place + 4..<place + 8], as: UTF8.self), content)
  }

  private static func image(_ header: [UInt8], _ data: [UInt8]) throws(Problem) -> Image {
    // Depth 8, deflate, the five filters, no interlacing.
    guard header.count == 13, header[8] == 8, Array(header[10...]) == [0, 0, 0],
      let bands = [0: 1, 2: 3, 4: 2, 6: 4][header[9]]
    else { throw .header }
    let width = number(header[..<4])
    let height = number(header[4..<8])
    let lines: [UInt8]
    do throws(InflateReader.Problem) {
      lines = try InflateReader.read(data)
    } catch {
      throw .data(error)
    }
    let samples = try unfiltered(lines, width: width, height: height, bands: bands)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for start in stride(from: 0, to: samples.count, by: bands) {
      for band in 0..<3 { pixels.append(samples[bands < 3 ? start : start + band]) }
      pixels.append(bands % 2 == 0 ? samples[start + bands - 1] : 0xFF)
    }
    return Image(width: width, height: height, hasOpacity: bands % 2 == 0, pixels: pixels)
  }

  /// Undoes the filters of the lines (RFC 2083, 6).
  private static func unfiltered(
    _ lines: [UInt8], width: Int, height: Int, bands: Int
  ) throws(Problem) -> [UInt8] {
    let length = width * bands
    guard lines.count == (length + 1) * height else { throw .size }
    var samples = [UInt8](repeating: 0, count: length * height)
    for y in 0..<height {
      let filter = lines[y * (length + 1)]
      guard filter <= 4 else { throw .filter }
      for x in 0..<length {
        let place = y * length + x
        let left = x < bands ? 0 : Int(samples[place - bands])
        let above = y == 0 ? 0 : Int(samples[place - length])
        let corner = x < bands || y == 0 ? 0 : Int(samples[place - length - bands])
        let predicted =
          switch filter {
          case 1: left
          case 2: above
          case 3: (left + above) / 2
          case 4: paeth(left, above, corner)
          default: 0
          }
        samples[place] = lines[y * (length + 1) + 1 + x] &+ UInt8(predicted)
      }
    }
    return samples
  }

  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let sum = left + above - corner
    let distances = (abs(sum - left), abs(sum - above), abs(sum - corner))
    if distances.0 <= distances.1 && distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? above : corner
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// CRC-32 (RFC 2083, 3.4).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
    }
    return Int(~sum)
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
