/// What each scalar becomes in one folding, as UTF-8, ready for copying.
struct FoldingTable: Sendable {
  /// No scalar takes more than so many times its bytes. (`ΐ` takes two, and six decomposed; a
  /// syllable of Hangul three, and nine.)
  static let largestGrowth = 3

  private let folding: Folding
  /// The page of entries of each 256 scalars; 0 for scalars that stay as they are.
  private var pages = [UInt16](repeating: 0, count: 0x1100)
  /// 256 a page, from page 1: the count of bytes in the highest byte, the bytes from the lowest on;
  /// or `long` in the highest byte and the place of the bytes in `long`, their count before them.
  private var entries: [UInt32] = [UInt32](repeating: 0, count: 256)
  private var long: [UInt8] = []

  private static let longMark: UInt32 = 0xFF
  /// Stands for a scalar that stays as it is.
  private static let sameMark: UInt32 = 0xFE

  /// The pages in which a scalar may change. (Hangul is decomposed by its rule.)
  static let changingPages: [ClosedRange<Int>] = [
    0x00...0x0F, 0x10...0x1F, 0x20...0x24, 0x2A...0x2A, 0x2C...0x2D, 0x30...0x30, 0xA6...0xAB,
    0xFB...0xFF, 0x101...0x10F, 0x110...0x11F, 0x16A...0x16F, 0x1BC...0x1BC, 0x1D1...0x1D2,
    0x1DF...0x1E9,
  ]

  init(_ folding: Folding) {
    self.folding = folding
    for page in Self.changingPages.joined() { addPage(page) }
  }

  private mutating func addPage(_ page: Int) {
    let values = (0..<256).map { low -> UInt32 in
      guard let scalar = Unicode.Scalar(UInt32(page * 256 + low)) else {
        return Self.sameMark << 24
      }
      return entry(for: scalar)
    }
    guard values.contains(where: { $0 != Self.sameMark << 24 }) else { return }
    pages[page] = UInt16(entries.count / 256)
    entries += values
  }

  private mutating func entry(for scalar: Unicode.Scalar) -> UInt32 {
    let scalars = folding.folded(scalar)
    if scalars == [scalar] { return Self.sameMark << 24 }
    let bytes = scalars.flatMap { Array(Character($0).utf8) }
    if bytes.count <= 3 {
      return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } | UInt32(bytes.count) << 24
    }
    let width = UTF8.width(scalar)
    precondition(bytes.count <= width * Self.largestGrowth, "\(scalar) grows too much")
    defer { long += [UInt8(bytes.count)] + bytes }
    return Self.longMark << 24 | UInt32(long.count)
  }

  // MARK: - Folding

  /// As `Folding.fold`.
  func fold(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    precondition(target.count >= Folding.room(for: source.count), "too little room for folding")
    return pages.withUnsafeBufferPointer { pages in
      entries.withUnsafeBufferPointer { entries in
        long.withUnsafeBufferPointer { long in
          var writer = Writer(
            ignoresCase: folding.ignoresCase, pages: pages, entries: entries, long: long,
            target: target)
          writer.fold(source)
          return writer.count
        }
      }
    }
  }

  private struct Writer {
    let ignoresCase: Bool
    let pages: UnsafeBufferPointer<UInt16>
    let entries: UnsafeBufferPointer<UInt32>
    let long: UnsafeBufferPointer<UInt8>
    let target: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    mutating func fold(_ source: UnsafeBufferPointer<UInt8>) {
      var i = 0
      while i < source.count {
        let byte = source[i]
        if byte < 0x80 {
          append(ignoresCase ? NaturalOrder.folded(byte) : byte)
          i += 1
          continue
        }
        let (scalar, width) = UTF8Decoding.scalar(in: source, at: i)
        if width == 0 {
          append(byte)
          i += 1
        } else {
          append(scalar, source, i, width)
          i += width
        }
      }
    }

    @inline(__always) private mutating func append(_ byte: UInt8) {
      target[count] = byte
      count += 1
    }

    @inline(__always) private mutating func append(
      _ scalar: UInt32, _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ width: Int
    ) {
      if 0xAC00...0xD7A3 ~= scalar { return append(syllable: scalar) }
      let page = Int(pages[Int(scalar >> 8)])
      let entry = page == 0 ? sameMark << 24 : entries[page * 256 + Int(scalar & 0xFF)]
      switch entry >> 24 {
      case sameMark: for i in start..<start + width { append(source[i]) }
      case longMark:
        let place = Int(entry & 0xFF_FFFF)
        for i in place + 1...place + Int(long[place]) { append(long[i]) }
      case let length:
        for i in 0..<length { append(UInt8(truncatingIfNeeded: entry >> (8 * i))) }
      }
    }

    /// As `Folding.decompose(syllable:into:)`; all jamo take three bytes.
    private mutating func append(syllable: UInt32) {
      let index = syllable - 0xAC00
      appendJamo(0x1100 + index / 588)
      appendJamo(0x1161 + index % 588 / 28)
      if index % 28 != 0 { appendJamo(0x11A7 + index % 28) }
    }

    private mutating func appendJamo(_ scalar: UInt32) {
      append(UInt8(0xE0 | scalar >> 12))
      append(UInt8(0x80 | scalar >> 6 & 0x3F))
      append(UInt8(0x80 | scalar & 0x3F))
    }
  }
}

extension Folding {
  /// Worked out once for each folding, when it is first needed: it takes about a millisecond.
  var table: FoldingTable {
    switch (ignoresCase, ignoresAccents) {
    case (true, true): Tables.loose
    case (true, false): Tables.withAccents
    case (false, true): Tables.withCase
    case (false, false): Tables.strict
    }
  }

  private enum Tables {
    static let loose = FoldingTable(Folding(ignoresCase: true, ignoresAccents: true))
    static let withAccents = FoldingTable(Folding(ignoresCase: true, ignoresAccents: false))
    static let withCase = FoldingTable(Folding(ignoresCase: false, ignoresAccents: true))
    static let strict = FoldingTable(Folding(ignoresCase: false, ignoresAccents: false))
  }
}
