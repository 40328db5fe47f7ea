/// Reads a zlib stream (RFC 1950, RFC 1951), all of it, and checks its sum. Whatever is malformed or
/// follows the stream is an error.
package struct InflateReader {
  package enum Problem: Error, Hashable, Sendable {
    case header
    case truncated
    case block
    case code
    case distance
    case checksum
    case trailingBytes(Int)
  }

  /// The codes of one alphabet by their lengths (RFC 1951, 3.2.2).
  private struct Codes {
    private var counts = [Int](repeating: 0, count: 16)
    private var symbols: [Int] = []

    init(_ lengths: some Sequence<Int>) {
      let used = lengths.enumerated().filter { $0.element > 0 }
      for (_, length) in used { counts[length] += 1 }
      symbols = used.sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
    }

    func symbol(_ nextBit: () throws(Problem) -> Int) throws(Problem) -> Int {
      var code = 0
      var first = 0
      var index = 0
      for length in 1...15 {
        code |= try nextBit()
        let count = counts[length]
        if code - first < count { return symbols[index + code - first] }
        index += count
        first = (first + count) << 1
        code <<= 1
      }
      throw .code
    }
  }

  private let bytes: [UInt8]
  private var place = 2
  private var bit = 0
  private var output: [UInt8] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func read(_ bytes: [UInt8]) throws(Problem) -> [UInt8] {
    guard bytes.count >= 2, bytes[0] & 0x0F == 8, bytes[0] >> 4 <= 7, bytes[1] & 0x20 == 0,
      (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
    else { throw .header }
    var reader = InflateReader(bytes)
    while try reader.block() {}
    try reader.check()
    return reader.output
  }

  // MARK: - Blocks

  /// - Returns: whether another follows.
  private mutating func block() throws(Problem) -> Bool {
    let isLast = try bits(1) == 1
    switch try bits(2) {
    case 0: try stored()
    case 1: try compressed(Self.fixedLiterals, Self.fixedDistances)
    case 2:
      let (literals, distances) = try dynamicCodes()
      try compressed(literals, distances)
    default: throw .block
    }
    return !isLast
  }

  private mutating func stored() throws(Problem) {
    align()
    guard place + 4 <= bytes.count else { throw .truncated }
    let count = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    let complement = Int(bytes[place + 2]) | Int(bytes[place + 3]) << 8
    guard count == ~complement & 0xFFFF else { throw .block }
    place += 4
    guard place + count <= bytes.count else { throw .truncated }
    output += bytes[place..<place + count]
    place += count
  }

  private mutating func compressed(_ literals: Codes, _ distances: Codes) throws(Problem) {
    while true {
      let symbol = try next(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengths.count else { throw .code }
      let length = try value(Self.lengths[symbol - 257])
      let code = try next(distances)
      guard code < Self.distances.count else { throw .code }
      let distance = try value(Self.distances[code])
      guard distance <= output.count else { throw .distance }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func dynamicCodes() throws(Problem) -> (Codes, Codes) {
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let orderCount = try bits(4) + 4
    var orderLengths = [Int](repeating: 0, count: 19)
    for index in 0..<orderCount { orderLengths[Self.order[index]] = try bits(3) }
    let order = Codes(orderLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try next(order)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .code }
        lengths += Array(repeating: last, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw .code }
    return (Codes(lengths[..<literalCount]), Codes(lengths[literalCount...]))
  }

  /// Adler-32 (RFC 1950, 9).
  private mutating func check() throws(Problem) {
    align()
    guard place + 4 <= bytes.count else { throw .truncated }
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in output {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let stated = bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    guard stated == high << 16 | low else { throw .checksum }
    guard place + 4 == bytes.count else { throw .trailingBytes(bytes.count - place - 4) }
  }

  // MARK: - Bits

  private mutating func bits(_ count: Int) throws(Problem) -> Int {
    var value = 0
    for index in 0..<count {
      guard place < bytes.count else { throw .truncated }
      value |= Int(bytes[place] >> UInt8(bit) & 1) << index
      bit += 1
      if bit == 8 {
        bit = 0
        place += 1
      }
    }
    return value
  }

  private mutating func align() {
    if bit > 0 {
      bit = 0
      place += 1
    }
  }

  private mutating func next(_ codes: Codes) throws(Problem) -> Int {
    try codes.symbol { () throws(Problem) in try bits(1) }
  }

  private mutating func value(_ code: (base: Int, extra: Int)) throws(Problem) -> Int {
    try bits(code.extra) + code.base
  }

  // MARK: - Tables (RFC 1951, 3.2.5 to 3.2.7)

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let fixedLiterals = Codes(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Codes(Array(repeating: 5, count: 30))
  private static let lengths: [(base: Int, extra: Int)] = {
    var codes = table(28, first: 3, per: 4)
    codes.append((258, 0))
    return codes
  }()
  private static let distances = table(30, first: 1, per: 2)

  private static func table(_ count: Int, first: Int, per: Int) -> [(base: Int, extra: Int)] {
    var base = first
    return (0..<count).map { index in
      let extra = max(0, index / per - 1)
      defer { base += 1 << extra }
      return (base, extra)
    }
  }
}
