import Foundation

/// Pieces of landscape that several pictures share.
extension Drawing {
  /// A soft light around (x, y) that fades to nothing at `radius`; `color` is `#rrggbb`.
  mutating func glow(
    _ x: Double, _ y: Double, _ radius: Double, _ color: String, strength: String = "cc"
  ) {
    circle(x, y, radius, .round(color + strength, color + "44", color + "00"))
  }

  /// Small stars above `floor`.
  mutating func stars(_ count: Int, floor: Double, seed: UInt64, color: String = "#ffffff") {
    var dice = Dice(seed)
    for _ in 0..<count {
      let x = dice.from(0, width)
      let y = floor * dice.unit() * dice.from(0.6, 1)
      let alpha = dice.pick(["ff", "cc", "99", "66"])
      circle(x, y, dice.from(0.8, 2.8), .solid(color + alpha))
    }
  }

  /// A rolling hill across the picture: `height` swings about `y`.
  mutating func hill(
    _ y: Double, _ swing: Double, waves: Double, phase: Double, _ paint: Paint
  ) {
    fill(.ground(under: hillLine(y, swing, waves: waves, phase: phase), floor: height + 10), paint)
  }

  /// The spots of a rolling line across the picture.
  func hillLine(_ y: Double, _ swing: Double, waves: Double, phase: Double) -> [Spot] {
    (0...24).map { step in
      let part = Double(step) / 24
      let wave = sin(part * waves * 2 * .pi + phase) + 0.4 * sin(part * waves * 4.3 + phase * 2.1)
      return Spot(-10 + part * (width + 20), y - swing * wave)
    }
  }

  /// A jagged mountain line across the picture between `peak` and `foot`.
  func ridgeLine(peak: Double, foot: Double, steps: Int, seed: UInt64) -> [Spot] {
    var dice = Dice(seed)
    return (0...steps).map { step in
      let isHigh = step.isMultiple(of: 2)
      let low = dice.from(0.62, 1)
      let high = dice.from(0, 0.45)
      let x = (Double(step) + dice.from(-0.25, 0.25)) / Double(steps) * (width + 160) - 80
      return Spot(x, peak + (foot - peak) * (isHigh ? low : high))
    }
  }

  /// A flat cloud of circles on a straight floor; (x, y) is the middle of the floor.
  mutating func cloud(_ x: Double, _ y: Double, scale: Double, _ paint: Paint) {
    at(x, y, scale: scale) { d in
      d.fill(
        """
        M-120 0C-150 0 -150 -44 -112 -44C-108 -84 -52 -92 -36 -62C-18 -104 54 -98 56 -52\
        C90 -66 116 -40 108 -26C140 -28 140 0 116 0Z
        """, paint)
    }
  }

  /// A pine that stands on (x, y).
  mutating func pine(_ x: Double, _ y: Double, _ height: Double, _ paint: Paint) {
    at(x, y, scale: height / 100) { d in
      d.fill(
        """
        M0 -100L13 -72L8 -73L20 -48L12 -50L27 -22L17 -24L32 -4L3 -6L3 2L-3 2L-3 -6L-32 -4\
        L-17 -24L-27 -22L-12 -50L-20 -48L-8 -73L-13 -72Z
        """, paint)
    }
  }

  /// A row of pines on a line of ground; sizes vary between `low` and `high`.
  mutating func pines(
    on line: [Spot], count: Int, _ low: Double, _ high: Double, seed: UInt64, _ paint: Paint
  ) {
    var dice = Dice(seed)
    for index in 0..<count {
      let x = (Double(index) + dice.unit()) / Double(count) * width
      let foot = line.min { abs($0.x - x) < abs($1.x - x) }?.y ?? height
      pine(x, foot + 8, dice.from(low, high), paint)
    }
  }

  /// Thin horizontal glints on water inside a box.
  mutating func glints(
    _ count: Int, x: ClosedRange<Double>, y: ClosedRange<Double>, length: Double, seed: UInt64,
    _ paint: Paint
  ) {
    var dice = Dice(seed)
    for _ in 0..<count {
      let depth = dice.unit()
      let row = y.lowerBound + (y.upperBound - y.lowerBound) * depth
      let long = length * dice.from(0.4, 1) * (0.5 + depth)
      let left = dice.from(x.lowerBound, x.upperBound) - long / 2
      rect(left, row, long, 3 + 4 * depth, paint, corner: 4)
    }
  }

  /// A distant bird; `size` is half its span.
  mutating func bird(_ x: Double, _ y: Double, _ size: Double, _ paint: Paint) {
    at(x, y, scale: size / 20) { d in
      d.fill("M0 0Q-9 -12 -20 -8Q-9 -8 0 4Q9 -8 20 -8Q9 -12 0 0Z", paint)
    }
  }

  /// Beams of light from (x, y) that open downwards; `spread` is the whole angle in degrees.
  mutating func beams(
    _ x: Double, _ y: Double, count: Int, spread: Double, length: Double, _ color: String
  ) {
    for index in 0..<count {
      let middle = 90 + spread * ((Double(index) + 0.5) / Double(count) - 0.5)
      let half = spread / Double(count) * 0.26
      let start = Spot(x, y)
      let left = start + .polar(radius: length, degrees: middle - half)
      let right = start + .polar(radius: length, degrees: middle + half)
      fill(
        .polygon(through: [start, left, right]), .down(color + "55", color + "22", color + "00"))
    }
  }

  /// Full petals around the origin.
  mutating func petals(
    _ count: Int, length: Double, width: Double, belly: Double = 0.6, turn: Double = 0,
    _ paint: Paint
  ) {
    for index in 0..<count {
      at(0, 0, turn: turn + Double(index) * 360 / Double(count)) { d in
        d.fill(.petal(length: length, width: width, belly: belly), paint)
      }
    }
  }
}
