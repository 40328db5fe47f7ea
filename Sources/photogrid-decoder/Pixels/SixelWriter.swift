/// Writes one sixel sequence: a row of terminal cells.
struct SixelWriter {
  private(set) var bytes: [UInt8] = []
  private var color = IndexedRaster.none
  private var repeated: (byte: UInt8, count: Int) = (0, 0)

  /// DCS with parameters that leave pixels alone which are not drawn (P2 = 1), the size, and the
  /// colours (DEC STD 070, chapter 9.3; aspect 1:1).
  mutating func begin(width: Int, height: Int) {
    bytes.append(0x1B)
    text("P0;1;0q\"1;1;")
    number(width)
    text(";")
    number(height)
  }

  mutating func define(_ index: UInt16, _ color: SixelColor) {
    text("#")
    number(Int(index))
    text(";2")
    for percent in [color.red, color.green, color.blue] {
      text(";")
      number(Int(percent))
    }
    self.color = index
  }

  mutating func end() {
    bytes.append(0x1B)
    text("\\")
  }

  /// Goes down by a band, to its left.
  mutating func nextBand() { text("-") }

  /// All runs of a band, from its left, which it has no more then. Those that don't overlap are
  /// written in one pass.
  mutating func band(_ band: SixelBand) {
    var isFirst = true
    while band.runCount > 0 {
      if !isFirst { text("$") }
      isFirst = false
      pass(band)
    }
  }

  private mutating func pass(_ band: SixelBand) {
    var x: Int32 = 0
    band.removeRuns { run in
      guard run.start >= x else { return false }
      blank(run.start - x)
      select(run.color)
      write(run, band.sixels)
      x = run.end
      return true
    }
    flush()
  }

  private mutating func write(_ run: SixelBand.Run, _ sixels: UnsafePointer<SixelBand.Sixel>) {
    var x = run.start
    var index = Int(run.first)
    while index >= 0 {
      let sixel = sixels[index]
      blank(sixel.x - x)
      put(Self.blankSixel + sixel.bits, 1)
      x = sixel.x + 1
      index = Int(sixel.next)
    }
  }

  // MARK: - Bytes

  private static let blankSixel: UInt8 = 0x3F
  /// So many equal sixels are as short without a repeat.
  private static let shortRepeat = 3

  private mutating func blank(_ count: Int32) {
    if count > 0 { put(Self.blankSixel, Int(count)) }
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8, _ count: Int) {
    if repeated.byte == byte {
      repeated.count += count
    } else {
      flush()
      repeated = (byte, count)
    }
  }

  private mutating func flush() {
    if repeated.count > Self.shortRepeat {
      text("!")
      number(repeated.count)
      bytes.append(repeated.byte)
    } else {
      for _ in 0..<repeated.count { bytes.append(repeated.byte) }
    }
    repeated = (0, 0)
  }

  private mutating func select(_ index: UInt16) {
    flush()
    guard color != index else { return }
    text("#")
    number(Int(index))
    color = index
  }

  /// Not negative.
  private mutating func number(_ value: Int) {
    if value >= 10 { number(value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  private mutating func text(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
