/// Sums over pixels: how many they are, their colours, and the squares of their colours.
struct ColorMoments {
  var count = 0
  var red = 0
  var green = 0
  var blue = 0
  var squares = 0

  mutating func add(_ other: ColorMoments) {
    count &+= other.count
    red &+= other.red
    green &+= other.green
    blue &+= other.blue
    squares &+= other.squares
  }

  mutating func subtract(_ other: ColorMoments) {
    count &-= other.count
    red &-= other.red
    green &-= other.green
    blue &-= other.blue
    squares &-= other.squares
  }

  mutating func add(red: Int, green: Int, blue: Int) {
    count &+= 1
    self.red &+= red
    self.green &+= green
    self.blue &+= blue
    squares &+= red &* red &+ green &* green &+ blue &* blue
  }

  /// What one colour, the mean, accounts for of `squares`; 0 for no pixels.
  var explained: Double {
    guard count > 0 else { return 0 }
    let red = Double(self.red)
    let green = Double(self.green)
    let blue = Double(self.blue)
    return (red * red + green * green + blue * blue) / Double(count)
  }

  /// The sum of the squared distances to the mean.
  var spread: Double { Double(squares) - explained }

  /// The mean; black for no pixels.
  var mean: SixelColor {
    let count = max(1, self.count)
    func mean(_ sum: Int) -> Int { (sum + count / 2) / count }
    return SixelColor(red: mean(red), green: mean(green), blue: mean(blue))
  }
}
