/// Six rows of pixels, taken apart into the runs of sixels of each colour. Reused for band after
/// band; linear in the pixels, however many colours there are.
final class SixelBand {
  static let height = 6
  /// Blank sixels within a run: where more lie between, to say the colour again takes fewer bytes.
  private static let longestGap: Int32 = 4
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

  let sixels: UnsafeMutablePointer<Sixel>
  /// By their first columns.
  let runs: UnsafeMutablePointer<Run>
  private(set) var runCount = 0
  private var sixelCount = 0
  /// The last run of each colour; -1 before there is one.
  private let runOfColor: UnsafeMutablePointer<Int32>
  private let colorCount: Int

  init(width: Int, colorCount: Int) {
    sixels = .allocate(capacity: width * Self.height)
    runs = .allocate(capacity: width * Self.height)
    runOfColor = .allocate(capacity: colorCount)
    self.colorCount = colorCount
  }

  deinit {
    sixels.deallocate()
    runs.deallocate()
    runOfColor.deallocate()
  }

  /// Takes the place of the band before.
  ///
  /// - Parameters:
  ///   - indices: the colours of the first row, `IndexedRaster.none` for pixels that show nothing.
  ///   - width: pixels of a row, as many as there is room for; the rows follow each other.
  ///   - rows: 1 to 6.
  func load(_ indices: UnsafePointer<UInt16>, width: Int, rows: Int) {
    runOfColor.initialize(repeating: Self.nothing, count: colorCount)
    runCount = 0
    sixelCount = 0
    for x in 0..<width {
      var pixel = indices + x
      for row in 0..<rows {
        if pixel[0] != IndexedRaster.none { add(pixel[0], x: Int32(x), bit: 1 << UInt8(row)) }
        pixel += width
      }
    }
  }

  /// Takes the runs out that `isTaken` is true of; the others keep their order.
  func removeRuns(where isTaken: (Run) -> Bool) {
    var kept = 0
    for index in 0..<runCount where !isTaken(runs[index]) {
      runs[kept] = runs[index]
      kept += 1
    }
    runCount = kept
  }

  @inline(__always)
  private func add(_ color: UInt16, x: Int32, bit: UInt8) {
    let index = runOfColor[Int(color)]
    guard index >= 0, x &- runs[Int(index)].end <= Self.longestGap else {
      return begin(color, x, bit)
    }
    let run = runs + Int(index)
    let last = sixels + Int(run.pointee.last)
    if last.pointee.x == x {
      last.pointee.bits |= bit
    } else {
      last.pointee.next = Int32(sixelCount)
      run.pointee.last = Int32(sixelCount)
      run.pointee.end = x &+ 1
      append(x, bit)
    }
  }

  private func begin(_ color: UInt16, _ x: Int32, _ bit: UInt8) {
    runOfColor[Int(color)] = Int32(runCount)
    let sixel = Int32(sixelCount)
    let run = Run(color: color, start: x, end: x + 1, first: sixel, last: sixel)
    (runs + runCount).initialize(to: run)
    runCount += 1
    append(x, bit)
  }

  @inline(__always)
  private func append(_ x: Int32, _ bit: UInt8) {
    (sixels + sixelCount).initialize(to: Sixel(x: x, bits: bit, next: Self.nothing))
    sixelCount &+= 1
  }
}
