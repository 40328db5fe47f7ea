/// Six rows of pixels, taken apart into the runs of sixels of each colour. Reused for band after
/// band; linear in the pixels, however many colours there are.
final class SixelBand {
  static let height = 6
  /// Blank sixels within a run: where more lie between, to say the colour again takes fewer bytes.
  private static let longestGap = 4
  private static let nothing: Int32 = -1

  /// A column of up to six pixels of one colour.
  struct Sixel {
    var x: Int32
    var bits: UInt8
    /// The run's next to the right; -1 at its end.
    var next: Int32
  }

  struct Run {
    var color: UInt16
    var start: Int32
    /// The column behind the last.
    var end: Int32
    var first: Int32
    var last: Int32
  }

  private(set) var sixels: [Sixel] = []
  /// By their first columns.
  private(set) var runs: [Run] = []
  /// The last run of each colour; -1 before there is one.
  private let runOfColor: UnsafeMutablePointer<Int32>

  init(width: Int, colorCount: Int) {
    sixels.reserveCapacity(width * Self.height)
    runOfColor = .allocate(capacity: max(1, colorCount))
    runOfColor.initialize(repeating: Self.nothing, count: max(1, colorCount))
  }

  deinit { runOfColor.deallocate() }

  /// Takes the place of the band before.
  ///
  /// - Parameters:
  ///   - indices: the colours of the first row, `IndexedRaster.none` for pixels that show nothing.
  ///   - width: pixels of a row; the rows follow each other.
  ///   - rows: 1 to 6.
  func load(_ indices: UnsafePointer<UInt16>, width: Int, rows: Int) {
    for run in runs { runOfColor[Int(run.color)] = Self.nothing }
    runs.removeAll(keepingCapacity: true)
    sixels.removeAll(keepingCapacity: true)
    for x in 0..<width {
      var pixel = indices + x
      for row in 0..<rows {
        if pixel[0] != IndexedRaster.none { add(pixel[0], x: Int32(x), bit: 1 << UInt8(row)) }
        pixel += width
      }
    }
  }

  @inline(__always)
  private func add(_ color: UInt16, x: Int32, bit: UInt8) {
    let run = Int(runOfColor[Int(color)])
    guard run >= 0, x - runs[run].end <= Self.longestGap else { return begin(color, x, bit) }
    let last = Int(runs[run].last)
    if sixels[last].x == x {
      sixels[last].bits |= bit
    } else {
      sixels[last].next = Int32(sixels.count)
      runs[run].last = Int32(sixels.count)
      runs[run].end = x + 1
      sixels.append(Sixel(x: x, bits: bit, next: Self.nothing))
    }
  }

  private func begin(_ color: UInt16, _ x: Int32, _ bit: UInt8) {
    let sixel = Int32(sixels.count)
    sixels.append(Sixel(x: x, bits: bit, next: Self.nothing))
    runOfColor[Int(color)] = Int32(runs.count)
    runs.append(Run(color: color, start: x, end: x + 1, first: sixel, last: sixel))
  }
}
