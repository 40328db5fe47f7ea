import Foundation

/// The banner below the albums.
enum FooterArt {
  static let sample = Sample("antelope-canyon", .webp, draw: canyon)

  /// Flowing layers of sandstone with a shaft of light.
  private static func canyon() -> Drawing {
    var d = Drawing(2400, 340)
    d.cover(.across("#3a1030", "#7a2036", "#f6b25c", "#ffdf9e", "#e8793d", "#7c2440", "#34103a"))
    layers(on: &d, isUpper: true)
    layers(on: &d, isUpper: false)
    shaft(on: &d)
    return d
  }

  /// Strata from the edge of the picture inwards, the darkest last.
  private static func layers(on d: inout Drawing, isUpper: Bool) {
    let bands = 9
    for band in 0..<bands {
      let part = Double(band) / Double(bands - 1)
      let line = (0...40).map { step in
        stratum(at: Double(step) / 40, part: part, isUpper: isUpper)
      }
      let outline = Outline.ground(under: line, floor: isUpper ? -20 : 360)
      d.fill(outline, .across(colors(part, isUpper: isUpper)))
      d.line(.curve(through: line), .across(rim(part)), width: 2.5)
    }
  }

  private static func stratum(at x: Double, part: Double, isUpper: Bool) -> Spot {
    let shift = isUpper ? 0.0 : 1.9
    let bend = sin(x * 7.2 + shift + part * 0.9) * 44 + sin(x * 15.5 + shift * 2 + part * 2.6) * 20
    let open = 36 * exp(-pow((x - 0.43) / 0.12, 2))
    let reach = 168 * (1 - part) - open + bend * (1 - part * 0.45)
    return Spot(x * 2440 - 20, isUpper ? reach - 8 : 348 - reach * 0.94)
  }

  private static func colors(_ part: Double, isUpper: Bool) -> [String] {
    let edge = Tint.mix("#8a2a4a", "#2a0c2c", part)
    let flank = Tint.mix("#d8553a", "#6b1d3a", part)
    let heart = Tint.mix(isUpper ? "#ffc878" : "#ff9f55", isUpper ? "#b8402f" : "#a5353a", part)
    let far = Tint.mix("#b8406a", "#331040", part)
    return [edge, flank, Tint.mix(flank, heart, 0.6), heart, flank, far, edge]
  }

  private static func rim(_ part: Double) -> [String] {
    let light = part < 0.5 ? "#ffe6b0" : "#ffb46a"
    return [light + "22", light + "66", light + "cc", light + "dd", light + "66", light + "22"]
  }

  private static func shaft(on d: inout Drawing) {
    d.soft(9) { d in
      d.fill("M1010 -20L1100 -20L1010 360L800 360Z", .down("#fff3cfee", "#ffe3a499", "#ffd58a33"))
      d.fill("M1130 -20L1160 -20L1120 360L1040 360Z", .down("#fff3cf99", "#ffe3a455", "#ffd58a11"))
    }
    var dice = Dice(5)
    for _ in 0..<40 {
      let y = dice.from(20, 320)
      let x = 1050 - y * 0.42 + dice.from(-50, 60)
      d.circle(x, y, dice.from(1, 2.6), "#fff6dccc")
    }
    d.rect(0, 0, 2400, 340, .across("#1a062acc", "#1a062a00", "#1a062a00", "#1a062a00", "#1a062acc"))
  }
}
