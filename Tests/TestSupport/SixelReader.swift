/// Reads one sixel sequence (DEC STD 070, chapter 9.3) as a strict terminal would: whatever is
/// malformed, superfluous or drawn outside the size that it states is an error.
package struct SixelReader {
  package struct Color: Hashable, Sendable {
    /// 0 to 255.
    package var red: Int
    package var green: Int
    package var blue: Int

    package init(red: Int, green: Int, blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// What the sequence draws.
  package struct Image: Equatable, Sendable {
    package var width: Int
    package var height: Int
    /// Row by row from the top; nil where nothing is drawn.
    package var pixels: [Color?]
    /// Whether pixels that are not drawn keep what they showed (P2 = 1).
    package var keepsBackground: Bool
    /// The registers that are defined; all of them are used.
    package var registers: Set<Int>
  }

  package enum Problem: Error, Hashable, Sendable {
    case noIntroducer
    case noEnd
    case noSize
    case parameter
    /// A register that is used before it is defined.
    case undefined(Int)
    /// Registers that are defined and never used.
    case unused(Set<Int>)
    case outside(x: Int, y: Int)
    /// A repeat, a return or a band that draws nothing.
    case nothing
    case unexpected(UInt8)
  }

  private let bytes: [UInt8]
  private var place = 0
  private var image = Image(
    width: 0, height: 0, pixels: [], keepsBackground: false, registers: [])
  private var palette: [Int: Color] = [:]
  private var used: Set<Int> = []
  private var color: Int?
  private var x = 0
  private var top = 0
  /// Whether something was drawn since the last return or band.
  private var hasDrawn = false

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads from DCS to ST, and nothing behind it.
  package static func read(_ bytes: [UInt8]) throws(Problem) -> Image {
    var reader = SixelReader(bytes)
    try reader.header()
    try reader.size()
    while try reader.step() {}
    guard reader.used == Set(reader.palette.keys) else {
      throw .unused(Set(reader.palette.keys).subtracting(reader.used))
    }
    reader.image.registers = reader.used
    return reader.image
  }

  // MARK: - Parts

  private mutating func header() throws(Problem) {
    guard bytes.starts(with: [0x1B, UInt8(ascii: "P")]) else { throw .noIntroducer }
    place = 2
    let parameters = try numbers()
    guard next() == UInt8(ascii: "q"), parameters.count <= 3 else { throw .noIntroducer }
    image.keepsBackground = parameters.count > 1 && parameters[1] == 1
  }

  private mutating func size() throws(Problem) {
    guard next() == UInt8(ascii: "\"") else { throw .noSize }
    let size = try numbers()
    guard size.count == 4, size[0] == 1, size[1] == 1, size[2] > 0, size[3] > 0,
      size[2] * size[3] <= 1 << 26
    else { throw .noSize }
    image.width = size[2]
    image.height = size[3]
    image.pixels = Array(repeating: nil, count: size[2] * size[3])
  }

  /// - Returns: whether the sequence goes on.
  private mutating func step() throws(Problem) -> Bool {
    guard let byte = next() else { throw .noEnd }
    switch byte {
    case 0x3F...0x7E: try draw(byte - 0x3F, count: 1)
    case UInt8(ascii: "!"): try drawRepeated()
    case UInt8(ascii: "#"): try selectColor()
    case UInt8(ascii: "$"):
      guard hasDrawn else { throw .nothing }
      x = 0
      hasDrawn = false
    case UInt8(ascii: "-"):
      x = 0
      top += 6
      hasDrawn = false
      guard top < image.height else { throw .outside(x: 0, y: top) }
    case 0x1B:
      guard next() == UInt8(ascii: "\\"), place == bytes.count else { throw .noEnd }
      guard hasDrawn || (top == 0 && x == 0 && palette.isEmpty) else { throw .nothing }
      return false
    default: throw .unexpected(byte)
    }
    return true
  }

  private mutating func drawRepeated() throws(Problem) {
    let count = try numbers()
    guard count.count == 1, count[0] > 0, let byte = next(), (0x3F...0x7E).contains(byte) else {
      throw .parameter
    }
    try draw(byte - 0x3F, count: count[0])
  }

  private mutating func selectColor() throws(Problem) {
    let parameters = try numbers()
    guard let register = parameters.first else { throw .parameter }
    if parameters.count == 5 {
      guard parameters[1] == 2, parameters[2...].allSatisfy({ $0 <= 100 }) else { throw .parameter }
      let values = parameters[2...].map { ($0 * 255 + 50) / 100 }
      palette[register] = Color(red: values[0], green: values[1], blue: values[2])
    } else if parameters.count != 1 {
      throw .parameter
    }
    guard palette[register] != nil else { throw .undefined(register) }
    color = register
  }

  private mutating func draw(_ bits: UInt8, count: Int) throws(Problem) {
    guard x + count <= image.width else { throw .outside(x: x + count - 1, y: top) }
    defer { x += count }
    guard bits != 0 else { return }
    guard let color, let value = palette[color] else { throw .undefined(color ?? -1) }
    hasDrawn = true
    used.insert(color)
    for row in 0..<6 where bits & 1 << UInt8(row) != 0 {
      guard top + row < image.height else { throw .outside(x: x, y: top + row) }
      let start = (top + row) * image.width + x
      for place in start..<start + count { image.pixels[place] = value }
    }
  }

  // MARK: - Bytes

  private mutating func next() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// Decimal numbers with semicolons between them; none where there is no digit.
  private mutating func numbers() throws(Problem) -> [Int] {
    var numbers: [Int] = []
    while true {
      let start = place
      var value = 0
      while place < bytes.count, (0x30...0x39).contains(bytes[place]) {
        value = value * 10 + Int(bytes[place] - 0x30)
        place += 1
        guard value <= 1_000_000 else { throw .parameter }
      }
      let isNumber = place > start
      let goesOn = place < bytes.count && bytes[place] == UInt8(ascii: ";")
      if !isNumber && (goesOn || !numbers.isEmpty) { throw .parameter }
      if isNumber { numbers.append(value) }
      guard goesOn else { return numbers }
      place += 1
    }
  }
}
