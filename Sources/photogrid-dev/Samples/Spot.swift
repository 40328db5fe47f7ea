import Foundation

/// A place in a drawing, in user units; y grows downwards.
struct Spot {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The spot at `radius` from the origin; 0 degrees point right, 90 down.
  static func polar(radius: Double, degrees: Double) -> Spot {
    let angle = degrees * .pi / 180
    return Spot(radius * cos(angle), radius * sin(angle))
  }

  /// The same spot on the other side of the vertical axis.
  var mirrored: Spot { Spot(-x, y) }

  /// The spot as SVG writes it, with one decimal.
  var text: String { "\(x.svg) \(y.svg)" }

  static func + (left: Spot, right: Spot) -> Spot { Spot(left.x + right.x, left.y + right.y) }
  static func - (left: Spot, right: Spot) -> Spot { Spot(left.x - right.x, left.y - right.y) }
  static func * (left: Spot, factor: Double) -> Spot { Spot(left.x * factor, left.y * factor) }
}
