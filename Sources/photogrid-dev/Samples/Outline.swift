import Foundation

/// The outline of a shape as SVG path data, in the user units of the drawing it is put into.
struct Outline: ExpressibleByStringLiteral {
  /// SVG path data, such as `M0 0L10 0L5 8Z`.
  let data: String

  /// Takes ready path data.
  init(_ data: String) {
    self.data = data
  }

  init(stringLiteral value: String) {
    data = value
  }

  /// A closed polygon through x, y pairs.
  static func polygon(_ coordinates: Double...) -> Outline {
    Outline("M" + points(coordinates).map(\.text).joined(separator: "L") + "Z")
  }

  /// A closed polygon through `corners`.
  static func polygon(through corners: [Spot]) -> Outline {
    Outline("M" + corners.map(\.text).joined(separator: "L") + "Z")
  }

  /// A closed, smooth shape through x, y pairs.
  static func blob(_ coordinates: Double...) -> Outline {
    Outline(smooth(points(coordinates), isClosed: true) + "Z")
  }

  /// An open, smooth line through x, y pairs.
  static func curve(_ coordinates: Double...) -> Outline {
    Outline(smooth(points(coordinates), isClosed: false))
  }

  /// An open, smooth line through `spots`.
  static func curve(through spots: [Spot]) -> Outline {
    Outline(smooth(spots, isClosed: false))
  }

  /// The area below a smooth line through `spots`, down to `floor`.
  static func ground(under spots: [Spot], floor: Double) -> Outline {
    guard let first = spots.first, let last = spots.last else { return "" }
    let sides = "L\(Spot(last.x, floor).text)L\(Spot(first.x, floor).text)Z"
    return Outline(smooth(spots, isClosed: false) + sides)
  }

  /// The area below the straight lines through `spots`, down to `floor`.
  static func rock(under spots: [Spot], floor: Double) -> Outline {
    guard let first = spots.first, let last = spots.last else { return "" }
    return polygon(through: spots + [Spot(last.x, floor), Spot(first.x, floor)])
  }

  /// A petal or leaf that stands on the origin and points up; its broadest place lies at `belly`
  /// (0 at the foot, 1 at the tip).
  static func petal(length: Double, width: Double, belly: Double = 0.55) -> Outline {
    let half = width / 2
    let knee = Spot(half * 1.25, -length * (belly - 0.3))
    let shoulder = Spot(half * 1.05, -length * (belly + 0.3))
    let tip = Spot(0, -length)
    return Outline(
      "M0 0C\(knee.text) \(shoulder.text) \(tip.text)"
        + "C\(shoulder.mirrored.text) \(knee.mirrored.text) 0 0Z")
  }

  /// A star with `points` tips around the origin.
  static func star(points: Int, outer: Double, inner: Double) -> Outline {
    let corners = (0..<points * 2).map { index in
      let radius = index.isMultiple(of: 2) ? outer : inner
      return Spot.polar(radius: radius, degrees: Double(index) * 180 / Double(points) - 90)
    }
    return polygon(through: corners)
  }

  /// A band along `spots` that narrows from width `start` to width `end`: a tail, an arm, a branch.
  static func ribbon(through spots: [Spot], from start: Double, to end: Double) -> Outline {
    let spots = dense(spots)
    let last = spots.count - 1
    guard last > 0 else { return "" }
    var left: [Spot] = []
    var right: [Spot] = []
    for (index, spot) in spots.enumerated() {
      let way = spots[min(index + 1, last)] - spots[max(index - 1, 0)]
      let long = max((way.x * way.x + way.y * way.y).squareRoot(), 0.001)
      let half = (start + (end - start) * Double(index) / Double(last)) / 2
      let side = Spot(-way.y / long, way.x / long) * half
      left.append(spot + side)
      right.append(spot - side)
    }
    return polygon(through: left + right.reversed())
  }

  /// A smooth line through `spots`, with seven spots between each two of them.
  static func dense(_ spots: [Spot]) -> [Spot] {
    guard spots.count > 1 else { return spots }
    var line: [Spot] = []
    for index in 0..<(spots.count - 1) {
      let before = spots[max(index - 1, 0)]
      let after = spots[min(index + 2, spots.count - 1)]
      for step in 0..<8 {
        let part = Double(step) / 8
        line.append(between(spots[index], spots[index + 1], before, after, part))
      }
    }
    return line + spots.suffix(1)
  }

  /// The Catmull-Rom spot `part` of the way from `start` to `end`.
  private static func between(
    _ start: Spot, _ end: Spot, _ before: Spot, _ after: Spot, _ part: Double
  ) -> Spot {
    let linear = (end - before) * (0.5 * part)
    let square = (before * 2 - start * 5 + end * 4 - after) * (0.5 * part * part)
    let cube = (start * 3 - before - end * 3 + after) * (0.5 * part * part * part)
    return start + linear + square + cube
  }

  private static func points(_ coordinates: [Double]) -> [Spot] {
    stride(from: 0, to: coordinates.count - 1, by: 2).map {
      Spot(coordinates[$0], coordinates[$0 + 1])
    }
  }

  /// Catmull-Rom through all spots, written as Bézier curves.
  private static func smooth(_ spots: [Spot], isClosed: Bool) -> String {
    let count = spots.count
    guard count > 2 else { return "" }
    func at(_ index: Int) -> Spot {
      isClosed ? spots[(index + count) % count] : spots[min(max(index, 0), count - 1)]
    }
    var data = "M\(spots[0].text)"
    for index in 0..<(isClosed ? count : count - 1) {
      let start = at(index)
      let end = at(index + 1)
      let leave = start + (end - at(index - 1)) * (1 / 6)
      let arrive = end - (at(index + 2) - start) * (1 / 6)
      data += "C\(leave.text) \(arrive.text) \(end.text)"
    }
    return data
  }
}
