import Foundation

/// The banner below the albums.
enum FooterArt {
  static let sample = Sample("antelope-canyon", .webp, draw: canyon)

  /// The layers of rock above and below the gap.
  private static let bands = 8

  /// Flowing layers of sandstone with a shaft of light.
  @Sendable private static func canyon() -> Drawing {
    var d = Drawing(2400, 340)
    d.cover(
      .across(
        "#5a1a4a", "#d8553a", "#ffb85c", "#fff0b8", "#ffc46a", "#ff8f5a", "#c9406a", "#4a1450"))
    for band in 0..<bands {
      layer(band, on: &d, isUpper: true)
      layer(band, on: &d, isUpper: false)
    }
    shaft(on: &d)
    d.rect(
      0, 0, 2400, 340,
      .across("#1a062acc", "#1a062a33", "#1a062a00", "#1a062a00", "#1a062a22", "#1a062acc"))
    return d
  }

  /// One stratum from the edge of the picture inwards, with the shadow it stands in.
  private static func layer(_ band: Int, on d: inout Drawing, isUpper: Bool) {
    let part = Double(band) / Double(bands - 1)
    let line = (0...48).map { step in
      stratum(at: Double(step) / 48, part: part, isUpper: isUpper)
    }
    let outline = Outline.ground(under: line, floor: isUpper ? -20 : 360)
    d.form(outline, .across(colors(band, isUpper: isUpper))) { d in
      // The rock grows darker away from the light of the gap.
      let shift = isUpper ? -26.0 : 26.0
      let inner = line.map { $0 + Spot(0, shift) }
      let deep = Outline.ground(under: inner, floor: isUpper ? -60 : 400)
      d.fill(deep, .across("#1a062a66", "#5a103a55", "#8a1f3033", "#5a103a55", "#1a062a66"))
    }
    d.line(.curve(through: line), .across(rim(part)), width: 4)
  }

  private static func stratum(at x: Double, part: Double, isUpper: Bool) -> Spot {
    let shift = isUpper ? 0.2 : 2.3
    let bend =
      sin(x * 8.6 + shift + part * 1.5) * 52 * (1 - part * 0.35)
      + sin(x * 19 + shift * 2 + part * 3.4) * 20
    let open = 64 * exp(-pow((x - 0.42) / 0.11, 2)) + 34 * exp(-pow((x - 0.78) / 0.08, 2))
    let reach = 172 * (1 - part) - open * (1 - part * 0.6) + bend * (1 - part * 0.3)
    return Spot(x * 2440 - 20, isUpper ? reach - 6 : 346 - reach * 0.92)
  }

  /// Colours of a stratum from left to right: violet at the ends, gold where the light falls.
  private static func colors(_ band: Int, isUpper: Bool) -> [String] {
    let part = Double(band) / Double(bands - 1)
    let lift = band.isMultiple(of: 2) ? 0.2 : 0
    let edge = Tint.mix("#7a2454", "#2a0c38", part)
    let flank = Tint.mix("#e0543f", "#7a1f44", part)
    let heart = Tint.mix(isUpper ? "#ffbf66" : "#ff9450", isUpper ? "#c9442f" : "#a83240", part)
    let far = Tint.mix("#e0507a", "#4a1450", part)
    let row = [edge, flank, heart, heart, flank, far, Tint.mix(flank, far, 0.5), edge]
    return row.map { Tint.mix($0, "#ffc07a", lift) }
  }

  private static func rim(_ part: Double) -> [String] {
    let light = part < 0.6 ? "#ffe9b8" : "#ffb87a"
    return ["55", "aa", "ee", "ff", "aa", "cc", "aa", "44"].map { light + $0 }
  }

  /// Two beams with dust in them.
  private static func shaft(on d: inout Drawing) {
    d.soft(7) { d in
      d.fill("M1010 -20L1110 -20L1010 360L790 360Z", .down("#fff6d8ee", "#ffe9b8aa", "#ffd99a44"))
      d.fill("M1140 -20L1176 -20L1130 360L1050 360Z", .down("#fff6d8aa", "#ffe9b866", "#ffd99a22"))
    }
    var dice = Dice(5)
    for _ in 0..<44 {
      let y = dice.from(20, 320)
      let x = 1050 - y * 0.42 + dice.from(-60, 70)
      d.circle(x, y, dice.from(1.4, 3.4), "#fffae8dd")
    }
  }
}
