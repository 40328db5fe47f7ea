/// One sixel sequence: DCS, numbers and `q`, raster attributes, definitions of colours, then pixels,
/// six rows at a time (DEC STD 070, Video Systems Reference Manual, chapter 9.3).
enum SixelStrip {
  /// The part of a strip that some columns of cells show.
  ///
  /// - Parameters:
  ///   - strip: a whole sequence, from DCS to ST, that begins with raster attributes.
  ///   - columns: cells, counted from the strip's left.
  ///   - width: the cells that the strip is wide.
  /// - Returns: a whole sequence; nil when the strip is none of these.
  static func cut(_ strip: [UInt8], to columns: Range<Int>, of width: Int) -> [UInt8]? {
    if columns == 0..<width { return strip }
    guard var reader = Reader(strip), width > 0 else { return nil }
    let cell = reader.width / width
    guard cell > 0 else { return nil }
    let pixels = columns.lowerBound * cell..<columns.upperBound * cell
    var result = reader.head
    result += Array("\"1;1;\(pixels.count);\(reader.height)".utf8)
    var writer = Writer(pixels)
    while let token = reader.next() { writer.take(token, &result) }
    writer.endLine(&result)
    return result + [0x1B, 0x5C]
  }

  private enum Token {
    /// A register's definition, as it stands there.
    case definition(ArraySlice<UInt8>)
    case register(Int)
    case run(sixel: UInt8, count: Int)
    /// `$`: back to the line's left.
    case lineStart
    /// `-`: the next six rows.
    case nextLine
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var place: Int
    /// From DCS to `q`.
    let head: [UInt8]
    let width: Int
    let height: Int

    init?(_ strip: [UInt8]) {
      guard let start = strip.firstIndex(of: UInt8(ascii: "q")), strip.starts(with: [0x1B, 0x50])
      else { return nil }
      bytes = strip
      head = Array(strip[...start])
      place = start + 1
      guard place < strip.count, strip[place] == UInt8(ascii: "\"") else { return nil }
      place += 1
      let (numbers, end) = Self.numbers(strip, from: place)
      guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
      place = end
      width = numbers[2]
      height = numbers[3]
    }

    mutating func next() -> Token? {
      guard place < bytes.count else { return nil }
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "#"):
        let start = place - 1
        let (numbers, end) = Self.numbers(bytes, from: place)
        place = end
        if numbers.count > 1 { return .definition(bytes[start..<end]) }
        return .register(numbers.first ?? 0)
      case UInt8(ascii: "!"):
        let (numbers, end) = Self.numbers(bytes, from: place)
        guard let count = numbers.first, end < bytes.count, Self.isSixel(bytes[end]) else {
          return nil
        }
        place = end + 1
        return .run(sixel: bytes[end], count: count)
      case UInt8(ascii: "$"): return .lineStart
      case UInt8(ascii: "-"): return .nextLine
      case _ where Self.isSixel(byte): return .run(sixel: byte, count: 1)
      default: return nil
      }
    }

    private static func isSixel(_ byte: UInt8) -> Bool { (0x3F...0x7E).contains(byte) }

    /// Numbers with semicolons between them, and where they end.
    private static func numbers(_ bytes: [UInt8], from start: Int) -> ([Int], Int) {
      var numbers = [0]
      var place = start
      while place < bytes.count {
        switch bytes[place] {
        case 0x30...0x39:
          numbers[numbers.count - 1] =
            min(numbers[numbers.count - 1] * 10 + Int(bytes[place]) - 0x30, 1_000_000)
        case UInt8(ascii: ";"): numbers.append(0)
        default: return (numbers, place)
        }
        place += 1
      }
      return (numbers, place)
    }
  }

  /// Writes what lies in some columns of pixels.
  private struct Writer {
    private let pixels: Range<Int>
    private var column = 0
    /// The register that is in force, and the one that was written.
    private var register = 0
    private var writtenRegister: Int?
    /// What has not been written yet, as nothing may come of it.
    private var blanks = 0
    private var lastSixel: UInt8 = 0
    private var lastCount = 0
    private var pendingLines = 0
    private var isAtStart = true

    private static let blank: UInt8 = 0x3F

    init(_ pixels: Range<Int>) { self.pixels = pixels }

    mutating func take(_ token: Token, _ result: inout [UInt8]) {
      switch token {
      case .definition(let bytes): result += bytes
      case .register(let number): register = number
      case .run(let sixel, let count): run(sixel, count, &result)
      case .lineStart:
        endRun(&result)
        column = 0
        blanks = 0
        if !isAtStart {
          result.append(UInt8(ascii: "$"))
          isAtStart = true
        }
      case .nextLine:
        endRun(&result)
        column = 0
        blanks = 0
        isAtStart = true
        pendingLines += 1
      }
    }

    mutating func endLine(_ result: inout [UInt8]) { endRun(&result) }

    private mutating func run(_ sixel: UInt8, _ count: Int, _ result: inout [UInt8]) {
      let start = max(column, pixels.lowerBound)
      let end = min(column + count, pixels.upperBound)
      column += count
      guard start < end else { return }
      if sixel == Self.blank {
        endRun(&result)
        blanks += end - start
        return
      }
      if pendingLines > 0 {
        result += Array(repeating: UInt8(ascii: "-"), count: pendingLines)
        pendingLines = 0
      }
      if writtenRegister != register {
        endRun(&result)
        result += Array("#\(register)".utf8)
        writtenRegister = register
      }
      if blanks > 0 {
        Self.write(Self.blank, blanks, &result)
        blanks = 0
      }
      if lastCount > 0, lastSixel != sixel { endRun(&result) }
      lastSixel = sixel
      lastCount += end - start
      isAtStart = false
    }

    private mutating func endRun(_ result: inout [UInt8]) {
      if lastCount > 0 { Self.write(lastSixel, lastCount, &result) }
      lastCount = 0
    }

    private static func write(_ sixel: UInt8, _ count: Int, _ result: inout [UInt8]) {
      if count > 3 {
        result += Array("!\(count)".utf8)
        result.append(sixel)
      } else {
        result += Array(repeating: sixel, count: count)
      }
    }
  }
}
