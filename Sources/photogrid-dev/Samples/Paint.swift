/// What fills or strokes a shape. Colours are `#rrggbb` or `#rrggbbaa`.
enum Paint: ExpressibleByStringLiteral {
  /// One colour.
  case solid(String)
  /// Evenly spaced colours along `degrees`: 0 runs to the right, 90 downwards.
  case linear(degrees: Double, colors: [String])
  /// Evenly spaced colours from a centre outwards; centre and radius are fractions of the shape's
  /// bounding box.
  case radial(x: Double, y: Double, radius: Double, colors: [String])

  init(stringLiteral value: String) {
    self = .solid(value)
  }

  /// Colours from top to bottom.
  static func down(_ colors: String...) -> Paint { .linear(degrees: 90, colors: colors) }

  /// Colours from left to right.
  static func across(_ colors: String...) -> Paint { .linear(degrees: 0, colors: colors) }

  /// Colours from left to right.
  static func across(_ colors: [String]) -> Paint { .linear(degrees: 0, colors: colors) }

  /// Colours along a direction in degrees: 0 runs to the right, 90 downwards.
  static func along(_ degrees: Double, _ colors: String...) -> Paint {
    .linear(degrees: degrees, colors: colors)
  }

  /// Colours from the middle of the shape outwards.
  static func round(_ colors: String...) -> Paint {
    .radial(x: 0.5, y: 0.5, radius: 0.5, colors: colors)
  }

  /// Colours of a ball that is lit from (x, y), fractions of its box.
  static func ball(_ x: Double, _ y: Double, _ colors: String...) -> Paint {
    .radial(x: x, y: y, radius: 0.75, colors: colors)
  }
}
