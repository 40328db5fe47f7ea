/// A colour as a sixel sequence says it: red, green and blue in percent (DEC STD 070, chapter
/// 9.3.5.3, colour coordinates of kind 2).
struct SixelColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// The nearest to 8-bit values.
  init(red: Int, green: Int, blue: Int) {
    self.red = Self.percent(red)
    self.green = Self.percent(green)
    self.blue = Self.percent(blue)
  }

  init(redPercent: UInt8, greenPercent: UInt8, bluePercent: UInt8) {
    red = redPercent
    green = greenPercent
    blue = bluePercent
  }

  static func percent(_ value: Int) -> UInt8 { UInt8((value * 100 + 127) / 255) }

  /// What terminals make of a percentage.
  static func value(_ percent: UInt8) -> Int { (Int(percent) * 255 + 50) / 100 }
}
