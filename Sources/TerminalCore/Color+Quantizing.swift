extension Color {
  /// The colour nearest to this one of those that a terminal with `depth` has. The user's own
  /// palette (0–15) stays what it is where it can.
  ///
  /// With eight colours dark grey (8) is white as text and black as a background: black text would
  /// vanish on a dark terminal.
  package func quantised(to depth: ColorDepth, isBackground: Bool = false) -> Color {
    guard case .indexed(let index) = self else { return self }
    switch depth {
    case .none: return .terminalDefault
    case .eight:
      if (9..<16).contains(index) { return .indexed(index - 8) }
      if index == 8 { return .indexed(isBackground ? 0 : 7) }
      return .indexed(Self.nearest(to: index, of: 8))
    case .sixteen: return .indexed(Self.nearest(to: index, of: 16))
    case .palette, .direct: return self
    }
  }

  /// Red, green, blue of xterm's palette; what the user made of the first 16 is not known.
  package static func rgb(index: UInt8) -> RGB {
    switch index {
    case 0..<16: return basic[Int(index)]
    case 16..<232:
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let place = Int(index) - 16
      return RGB(
        red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
    default:
      let grey = (index - 232) * 10 + 8
      return RGB(red: grey, green: grey, blue: grey)
    }
  }

  /// The colour that is read best on this one: black or white.
  package var contrast: Color {
    guard case .indexed(let index) = self else { return .terminalDefault }
    let rgb = Self.rgb(index: index)
    // Luma of ITU-R BT.601, in thousandths.
    let luma = 299 * Int(rgb.red) + 587 * Int(rgb.green) + 114 * Int(rgb.blue)
    return .indexed(luma > 127_500 ? 0 : 7)
  }

  private static func nearest(to index: UInt8, of count: UInt8) -> UInt8 {
    if index < count { return index }
    let color = rgb(index: index)
    return (0..<count).min {
      color.distance(to: basic[Int($0)]) < color.distance(to: basic[Int($1)])
    }
      ?? 0
  }

  private static let basic: [RGB] = [
    RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0),
    RGB(red: 0, green: 205, blue: 0), RGB(red: 205, green: 205, blue: 0),
    RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
    RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229),
    RGB(red: 127, green: 127, blue: 127), RGB(red: 255, green: 0, blue: 0),
    RGB(red: 0, green: 255, blue: 0), RGB(red: 255, green: 255, blue: 0),
    RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255),
    RGB(red: 0, green: 255, blue: 255), RGB(red: 255, green: 255, blue: 255),
  ]
}

extension RGB {
  /// A number that grows with the difference that the eye sees: squares weighted by the mean red
  /// ("redmean", compuphase.com/cmetric.htm).
  package func distance(to other: RGB) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let red = Int(self.red) - Int(other.red)
    let green = Int(self.green) - Int(other.green)
    let blue = Int(self.blue) - Int(other.blue)
    return (512 + mean) * red * red + 1024 * green * green + (767 - mean) * blue * blue
  }
}
