/// A part of the colour cube, in steps of `ColorCube`.
struct ColorBox {
  enum Axis: CaseIterable {
    case red
    case green
    case blue
  }

  var red: Range<Int>
  var green: Range<Int>
  var blue: Range<Int>

  subscript(axis: Axis) -> Range<Int> {
    get {
      switch axis {
      case .red: red
      case .green: green
      case .blue: blue
      }
    }
    set {
      switch axis {
      case .red: red = newValue
      case .green: green = newValue
      case .blue: blue = newValue
      }
    }
  }

  /// The two parts on either side of `position`.
  func cut(_ axis: Axis, at position: Int) -> (lower: ColorBox, upper: ColorBox) {
    var lower = self
    var upper = self
    lower[axis] = self[axis].lowerBound..<position
    upper[axis] = position..<self[axis].upperBound
    return (lower, upper)
  }
}
