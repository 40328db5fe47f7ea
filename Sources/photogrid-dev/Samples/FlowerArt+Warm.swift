import Foundation

extension FlowerArt {
  // MARK: - Cactus flower

  @Sendable static func cactusFlower() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover(.down("#f7cfa0", "#f2a57a", "#e07a5a"))
    d.circle(640, 330, 190, "#fbe6c0")
    d.hill(830, 50, waves: 0.9, phase: 3.2, "#c9604f")
    d.hill(930, 40, waves: 1.1, phase: 1.2, "#a8434a")
    d.hill(1060, 24, waves: 0.8, phase: 0.2, .down("#7a2c44", "#571e3c"))
    cactusBody(on: &d, x: 720, y: 760, half: 118, floor: 1110)
    cactusBody(on: &d, x: 380, y: 560, half: 220, floor: 1150)
    d.at(380, 560) { d in cactusBloom(on: &d) }
    d.at(720, 764, scale: 0.46) { d in cactusBloom(on: &d) }
    d.at(212, 690, scale: 0.34, turn: -40) { d in cactusBloom(on: &d) }
    return d
  }

  private static func cactusBody(
    on d: inout Drawing, x: Double, y: Double, half: Double, floor: Double
  ) {
    let left = (x - half).svg
    let right = (x + half).svg
    let shoulder = (y + half * 0.95).svg
    let shape = """
      M\(left) \(shoulder)\
      C\(left) \((y - half * 0.1).svg) \(right) \((y - half * 0.1).svg) \(right) \(shoulder)\
      C\(right) \((floor + 40).svg) \(left) \((floor + 40).svg) \(left) \(shoulder)Z
      """
    d.ellipse(x + half * 0.5, floor - 10, half * 1.3, 36, "#3d1430aa")
    d.form(Outline(shape), .across("#4fb07a", "#2f8f70", "#1d6a60", "#124a50")) { d in
      for rib in -3...3 {
        let foot = x + Double(rib) * half * 0.34
        let bulge = Double(rib) * half * 0.46
        let line =
          """
          M\(x.svg) \(y.svg)\
          Q\((x + bulge * 1.2).svg) \((y + half).svg) \(foot.svg) \((floor + 20).svg)
          """
        d.line(Outline(line), "#0f454b88", width: half * 0.05)
        for step in 1...6 {
          let part = Double(step) / 7
          let sway = 2 * part * (1 - part) * bulge * 1.2 + part * part * Double(rib) * half * 0.34
          spines(on: &d, x + sway, y + part * (floor - y), size: half * 0.1)
        }
      }
    }
  }

  private static func spines(on d: inout Drawing, _ x: Double, _ y: Double, size: Double) {
    d.at(x, y) { d in
      for turn in [-60.0, 0, 60] {
        let tip = Spot.polar(radius: size, degrees: turn + 90)
        d.line(Outline("M0 0L\(tip.text)M0 0L\((tip * -1).text)"), "#fff1cf", width: size * 0.16)
      }
    }
  }

  private static func cactusBloom(on d: inout Drawing) {
    for turn in [-78.0, 78, -52, 52, -26, 26, 0] {
      d.at(0, 20, turn: turn) { d in
        d.fill(.petal(length: 270, width: 96, belly: 0.6), .down("#ff5fa8", "#b3166f"))
      }
    }
    for turn in [-64.0, 64, -38, 38, -13, 13] {
      d.at(0, 24, turn: turn) { d in
        d.fill(.petal(length: 226, width: 84, belly: 0.6), .down("#ff9cc8", "#e02c86"))
      }
    }
    for turn in [-46.0, 46, -22, 22, 0] {
      d.at(0, 28, turn: turn) { d in
        d.fill(.petal(length: 166, width: 70, belly: 0.6), .down("#ffd0e2", "#f5549c"))
      }
    }
    for turn in stride(from: -36.0, through: 36, by: 12) {
      let tip = Spot.polar(radius: 104, degrees: turn - 90)
      d.line(Outline("M0 10L\(tip.text)"), "#ffe08a", width: 6)
      d.circle(tip.x, tip.y, 9, "#ffd23f")
    }
    d.fill("M-74 20Q0 -30 74 20Q0 60 -74 20Z", "#2f8f70")
  }

  // MARK: - Hibiscus

  @Sendable static func hibiscus() -> Drawing {
    var d = Drawing(1200, 900)
    d.cover(.along(60, "#0f5a56", "#083c48"))
    d.circle(600, 440, 520, .round("#2fae9255", "#2fae9200"))
    let fronds: [(Double, Double, Double, Double)] = [
      (100, 900, 30, 1.5), (1120, 940, -34, 1.5), (60, 80, 120, 1.3), (1160, 60, -128, 1.35),
      (420, 960, 4, 1.2), (820, 960, -12, 1.2), (640, -60, 176, 1.1),
    ]
    for (index, frond) in fronds.enumerated() {
      let colors = index.isMultiple(of: 2) ? ("#1d8a68", "#0f6658") : ("#4aa85f", "#237f5a")
      d.at(frond.0, frond.1, scale: frond.3, turn: frond.2) { d in
        tropicalLeaf(on: &d, colors.0, colors.1)
      }
    }
    d.at(600, 450, turn: -14) { d in hibiscusHead(on: &d) }
    return d
  }

  private static func tropicalLeaf(on d: inout Drawing, _ lit: String, _ dark: String) {
    d.form(.petal(length: 380, width: 230, belly: 0.45), .solid(lit)) { d in
      d.rect(0, -400, 200, 420, .solid(dark))
      for step in 1...7 {
        let y = -Double(step) * 46
        let vein =
          """
          M0 \(y.svg)Q60 \((y - 30).svg) 130 \((y - 90).svg)M0 \(y.svg)\
          Q-60 \((y - 30).svg) -130 \((y - 90).svg)
          """
        d.line(Outline(vein), "#06383f55", width: 4)
      }
    }
    d.line("M0 20L0 -370", "#bfe08a88", width: 6)
  }

  private static func hibiscusHead(on d: inout Drawing) {
    d.circle(20, 40, 380, .round("#03232ccc", "#03232c88", "#03232c00"))
    for index in 0..<5 {
      d.at(0, 0, turn: Double(index) * 72) { d in
        let petal: Outline = """
          M0 20C-80 -60 -200 -190 -150 -300C-120 -350 -70 -330 -40 -360C0 -390 50 -350 90 -350\
          C170 -330 190 -220 130 -120C100 -70 50 -20 0 20Z
          """
        d.form(petal, .down("#ff8f6b", "#f5406a", "#d31f5c")) { d in
          d.fill("M0 20C60 -60 90 -200 80 -370L240 -370L200 0Z", "#b3164f55")
          for vein in [-90.0, -45, 0, 45, 90] {
            d.line(Outline("M0 0Q\((vein * 0.3).svg) -180 \(vein.svg) -310"), "#a8124a66", width: 5)
          }
          d.circle(0, 0, 150, .round("#5c0a34", "#8a0f40cc", "#8a0f4000"))
        }
      }
    }
    d.line("M0 0C60 -60 130 -90 250 -130", "#ffd3a0", width: 20)
    d.line("M0 0C60 -60 130 -90 250 -130", "#fff0cf", width: 9)
    var dice = Dice(6)
    for step in 0..<34 {
      let part = 0.45 + 0.55 * Double(step) / 34
      let x = 250 * part + dice.from(-24, 24)
      let y = -150 * pow(part, 0.8) + dice.from(-30, 34)
      d.circle(x, y, dice.from(6, 11), .solid(dice.pick(["#ffd23f", "#ffb52e", "#ffe88a"])))
    }
    for tip in [(270.0, -170.0), (292, -146), (284, -116)] {
      d.line(Outline("M246 -130L\(tip.0.svg) \(tip.1.svg)"), "#ffd3a0", width: 5)
      d.circle(tip.0, tip.1, 11, "#d31f5c")
    }
  }
}
