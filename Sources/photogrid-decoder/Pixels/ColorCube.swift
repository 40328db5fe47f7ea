/// Chooses the colours that stand for those of a picture: the colour cube is cut in two again and
/// again, always the part whose colours differ most, where that leaves the least difference (X. Wu,
/// "Efficient Statistical Computations for Optimal Color Quantization", Graphics Gems II, 1991,
/// pages 126–133).
final class ColorCube {
  /// Steps of each of red, green and blue.
  static let side = 32
  /// The bits of 8 that a step does not tell apart.
  static let stepBits = 3
  private static let stride = side + 1

  /// At (r, g, b) the pixels whose steps are less than r, g and b, when `accumulate` has run; before,
  /// those of the step before each.
  private let sums: UnsafeMutablePointer<ColorMoments>
  private static let count = stride * stride * stride

  /// Counts the pixels that show something. Linear in their number.
  init(_ raster: CellRaster) {
    sums = .allocate(capacity: Self.count)
    sums.initialize(repeating: ColorMoments(), count: Self.count)
    count(raster)
    accumulate()
  }

  deinit { sums.deallocate() }

  /// At most `limit` colours, the first for the most pixels.
  func colors(atMost limit: Int) -> [SixelColor] {
    parts(atMost: limit).map(\.moments).filter { $0.count > 0 }.sorted { $0.count > $1.count }
      .map(\.mean)
  }

  // MARK: - Counting

  private static func place(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    (red * stride + green) * stride + blue
  }

  private func count(_ raster: CellRaster) {
    raster.pixels.withUnsafeBufferPointer { pixels in
      guard var pixel = pixels.baseAddress else { return }
      for _ in 0..<raster.width * raster.height {
        if pixel[3] >= IndexedRaster.leastOpacity {
          let red = Int(pixel[0])
          let green = Int(pixel[1])
          let blue = Int(pixel[2])
          let place = Self.place(
            red >> Self.stepBits + 1, green >> Self.stepBits + 1, blue >> Self.stepBits + 1)
          sums[place].add(red: red, green: green, blue: blue)
        }
        pixel += CellRaster.bytesPerPixel
      }
    }
  }

  private func accumulate() {
    var area = [ColorMoments](repeating: ColorMoments(), count: Self.stride)
    for red in 1...Self.side {
      for blue in area.indices { area[blue] = ColorMoments() }
      for green in 1...Self.side {
        var line = ColorMoments()
        for blue in 1...Self.side {
          let place = Self.place(red, green, blue)
          line.add(sums[place])
          area[blue].add(line)
          sums[place] = area[blue]
          sums[place].add(sums[Self.place(red - 1, green, blue)])
        }
      }
    }
  }

  private func moments(_ box: ColorBox) -> ColorMoments {
    var sum = face(box, red: box.red.upperBound)
    sum.subtract(face(box, red: box.red.lowerBound))
    return sum
  }

  private func face(_ box: ColorBox, red: Int) -> ColorMoments {
    let green = box.green
    let blue = box.blue
    var sum = sums[Self.place(red, green.upperBound, blue.upperBound)]
    sum.subtract(sums[Self.place(red, green.upperBound, blue.lowerBound)])
    sum.subtract(sums[Self.place(red, green.lowerBound, blue.upperBound)])
    sum.add(sums[Self.place(red, green.lowerBound, blue.lowerBound)])
    return sum
  }

  // MARK: - Cutting

  private struct Part {
    var box: ColorBox
    var moments: ColorMoments
    /// 0 when it can't be cut.
    var spread: Double
  }

  private func part(_ box: ColorBox) -> Part {
    let moments = moments(box)
    return Part(box: box, moments: moments, spread: moments.spread)
  }

  private func parts(atMost limit: Int) -> [Part] {
    let all = 0..<Self.side
    var parts = [part(ColorBox(red: all, green: all, blue: all))]
    while parts.count < limit {
      guard let widest = parts.indices.max(by: { parts[$0].spread < parts[$1].spread }),
        parts[widest].spread > 0
      else { break }
      guard let cut = bestCut(parts[widest]) else {
        parts[widest].spread = 0
        continue
      }
      parts[widest] = part(cut.lower)
      parts.append(part(cut.upper))
    }
    return parts
  }

  private func bestCut(_ part: Part) -> (lower: ColorBox, upper: ColorBox)? {
    var best: (axis: ColorBox.Axis, position: Int)?
    var most = 0.0
    for axis in ColorBox.Axis.allCases {
      let range = part.box[axis]
      for position in range.dropFirst() {
        let lower = moments(part.box.cut(axis, at: position).lower)
        guard lower.count > 0 else { continue }
        guard lower.count < part.moments.count else { break }
        var upper = part.moments
        upper.subtract(lower)
        let explained = lower.explained + upper.explained
        if explained > most {
          most = explained
          best = (axis, position)
        }
      }
    }
    return best.map { part.box.cut($0.axis, at: $0.position) }
  }
}
