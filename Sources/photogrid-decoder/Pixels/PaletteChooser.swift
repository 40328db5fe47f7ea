/// Chooses the colours that stand for those of a picture: the set of all colours is cut in two again
/// and again, always the part whose colours differ most, across red, green or blue, where that
/// leaves the least difference (after X. Wu, "Efficient Statistical Computations for Optimal Color
/// Quantization", Graphics Gems II, 1991, pages 126–133; here over a list instead of a cube, which
/// makes finer steps possible).
struct PaletteChooser {
  private static let axes = 3

  private struct Part {
    var entries: Range<Int>
    var moments: ColorMoments
    /// 0 when it can't be cut.
    var spread: Double
  }

  private struct Cut {
    var axis: Int
    /// The first step of the upper part.
    var step: Int
    var explained: Double
  }

  /// Each part's follow each other.
  private var entries: [ColorHistogram.Entry]
  /// For one part, its pixels by their step along each axis.
  private var slices = [ColorMoments](repeating: ColorMoments(), count: axes * ColorHistogram.side)

  init(_ histogram: ColorHistogram) { entries = histogram.entries }

  /// At most `limit` colours, the one for the most pixels first.
  mutating func colors(atMost limit: Int) -> [SixelColor] {
    guard !entries.isEmpty else { return [] }
    var parts = [part(entries.indices)]
    while parts.count < limit {
      guard let widest = parts.indices.max(by: { parts[$0].spread < parts[$1].spread }),
        parts[widest].spread > 0
      else { break }
      let entries = parts[widest].entries
      guard let cut = bestCut(parts[widest]) else {
        parts[widest].spread = 0
        continue
      }
      let middle = partition(entries, cut)
      parts[widest] = part(entries.lowerBound..<middle)
      parts.append(part(middle..<entries.upperBound))
    }
    return parts.sorted { $0.moments.count > $1.moments.count }.map(\.moments.mean)
  }

  private func part(_ range: Range<Int>) -> Part {
    var moments = ColorMoments()
    for index in range { moments.add(entries[index].moments) }
    return Part(
      entries: range, moments: moments, spread: range.count > 1 ? moments.spread : 0)
  }

  private mutating func bestCut(_ part: Part) -> Cut? {
    slice(part.entries)
    var best: Cut?
    for axis in 0..<Self.axes {
      var lower = ColorMoments()
      for step in 1..<ColorHistogram.side {
        let slice = slices[axis * ColorHistogram.side + step - 1]
        guard slice.count > 0 else { continue }
        lower.add(slice)
        guard lower.count < part.moments.count else { break }
        var upper = part.moments
        upper.subtract(lower)
        let explained = lower.explained + upper.explained
        if explained > best?.explained ?? 0 {
          best = Cut(axis: axis, step: step, explained: explained)
        }
      }
    }
    return best
  }

  private mutating func slice(_ range: Range<Int>) {
    let side = ColorHistogram.side
    slices.withUnsafeMutableBufferPointer { slices in
      slices.update(repeating: ColorMoments())
      for index in range {
        let entry = entries[index]
        slices[Int(entry.red)].add(entry.moments)
        slices[side + Int(entry.green)].add(entry.moments)
        slices[2 * side + Int(entry.blue)].add(entry.moments)
      }
    }
  }

  /// - Returns: where the upper part begins.
  private mutating func partition(_ range: Range<Int>, _ cut: Cut) -> Int {
    switch cut.axis {
    case 0: entries[range].partition { Int($0.red) >= cut.step }
    case 1: entries[range].partition { Int($0.green) >= cut.step }
    default: entries[range].partition { Int($0.blue) >= cut.step }
    }
  }
}
