import Foundation

extension FlowerArt {
  // MARK: - Sunflower

  @Sendable static func sunflower() -> Drawing {
    var d = Drawing(1000, 1000)
    d.cover(.down("#1c6fb5", "#4aa3d8", "#a8dbe8"))
    d.cloud(170, 250, scale: 1.3, "#ffffff66")
    d.cloud(880, 700, scale: 1.5, "#ffffff66")
    d.line("M510 520C530 700 500 860 520 1020", "#2f6b35", width: 44)
    d.fill(
      "M520 900C380 760 220 760 100 850C220 980 400 980 520 930Z", .along(40, "#5fae47", "#2f7d3f"))
    d.fill(
      "M515 850C640 720 800 740 900 800C800 920 640 940 520 890Z", .along(140, "#4d9a42", "#1f5f38")
    )
    d.at(500, 450) { d in
      d.petals(21, length: 385, width: 112, turn: 8, "#d9820f")
      d.petals(21, length: 370, width: 106, belly: 0.55, .down("#ffce2e", "#f9a51a"))
      d.petals(17, length: 300, width: 92, belly: 0.6, turn: 5, .down("#ffe056", "#fbb01e"))
      d.circle(0, 0, 178, "#5a2a12")
      d.circle(-6, -8, 166, .ball(0.35, 0.3, "#8a4a1c", "#3a180e"))
      sunflowerSeeds(on: &d)
    }
    return d
  }

  private static func sunflowerSeeds(on d: inout Drawing) {
    for index in 0..<230 {
      let radius = 10.2 * Double(index).squareRoot()
      let spot = Spot.polar(radius: radius, degrees: Double(index) * 137.508)
      let color = radius < 60 ? "#c9a23a" : radius < 115 ? "#7a3f18" : "#d98a22"
      d.circle(spot.x, spot.y, 3 + radius * 0.016, .solid(color))
    }
  }

  // MARK: - Lotus

  @Sendable static func lotus() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#0d4a55", "#0a3a4c", "#06263a"))
    d.ellipse(600, 560, 560, 150, .round("#2f8f8a99", "#2f8f8a00"))
    let pads: [(Double, Double, Double)] = [
      (180, 470, 0.72), (1050, 440, 0.66), (330, 690, 1.15), (960, 650, 1.1), (640, 770, 1.1),
      (40, 640, 0.8),
    ]
    for pad in pads { lilyPad(on: &d, pad.0, pad.1, pad.2) }
    d.glints(20, x: 100...1100, y: 430...790, length: 150, seed: 31, "#6fc3b855")
    d.at(600, 590) { d in
      d.at(-20, 40, scale: 1.9) { d in lilyPad(on: &d, 0, 0, 1) }
      d.ellipse(0, 30, 300, 40, "#06352f88")
      lotusRing(on: &d, [-64, 64, -38, 38, -13, 13], length: 400, width: 150, "#f9b6cf", "#e0568f")
      lotusRing(
        on: &d, [-80, 80, -52, 52, -26, 26, 0], length: 350, width: 150, "#ffd3e0", "#ec6f9f")
      d.ellipse(0, -70, 60, 40, "#f7c948")
      lotusRing(on: &d, [-96, 96, -66, 66, -36, 36], length: 290, width: 128, "#ffe6ec", "#f285ae")
      lotusRing(on: &d, [-14, 14, 0], length: 205, width: 132, "#fff3f3", "#f59bbd")
    }
    d.at(850, 250) { d in dragonfly(on: &d) }
    return d
  }

  private static func lotusRing(
    on d: inout Drawing, _ turns: [Double], length: Double, width: Double, _ tip: String,
    _ foot: String
  ) {
    for turn in turns {
      let long = length * (1 - abs(turn) * 0.0016)
      d.at(turn * 0.5, 20 - abs(turn) * 0.1, turn: turn) { d in
        d.form(
          .petal(length: long, width: width, belly: 0.5), .down(foot, tip, foot)
        ) { d in
          d.rect(0, -long, width, long, .solid("#b02a6e22"))
          d.fill(.petal(length: long, width: width * 0.5, belly: 0.5), .down(tip, foot + "00"))
        }
      }
    }
  }

  private static func lilyPad(on d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double) {
    d.at(x, y, scale: scale) { d in
      d.ellipse(6, 12, 190, 56, "#041c2c77")
      d.form(
        "M0 0L120 -42C60 -62 -190 -60 -190 0C-190 70 190 70 190 0C190 -14 184 -24 172 -32Z",
        "#2f9a6a"
      ) {
        d in
        d.fill("M-200 0C-160 80 160 80 200 -10L200 90L-200 90Z", "#1f7a5c")
        for end in [-170.0, -110, -40, 40, 120] {
          d.line(Outline("M0 0L\(end.svg) 60M0 0L\((end * 0.9).svg) -58"), "#6fc78a66", width: 4)
        }
      }
    }
  }

  private static func dragonfly(on d: inout Drawing) {
    d.at(0, 0, scale: 1.1, turn: 32) { d in
      for turn in [70.0, 104, -70, -104] {
        d.at(0, -14, turn: turn) { d in
          d.fill(.petal(length: 112, width: 28, belly: 0.7), "#bdf3f0aa")
        }
      }
      d.fill("M-8 -34L8 -34L3 120L-3 120Z", "#ff9d4a")
      d.circle(0, -36, 13, "#ffc36b")
    }
  }

  // MARK: - Daisies

  @Sendable static func daisies() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.along(50, "#8fcf5a", "#3f9a5a", "#1f6f5a"))
    var dice = Dice(37)
    for _ in 0..<110 {
      d.at(dice.from(0, 1200), dice.from(60, 860), turn: dice.from(-30, 30)) { d in
        d.fill(
          .petal(length: 190, width: 24), .solid(dice.pick(["#2f8a57", "#57b357", "#1b6a54"])))
      }
    }
    let heads: [(Double, Double, Double)] = [
      (1080, 140, 0.6), (90, 120, 0.55), (520, 90, 0.5), (760, 700, 0.7), (120, 690, 0.8),
      (820, 330, 1.3), (380, 430, 1.05), (1120, 640, 0.9),
    ]
    for (index, head) in heads.sorted(by: { $0.2 < $1.2 }).enumerated() {
      d.at(head.0, head.1, scale: head.2, turn: Double(index) * 11) { d in daisy(on: &d) }
    }
    ladybird(on: &d, 960, 250)
    return d
  }

  private static func daisy(on d: inout Drawing) {
    d.circle(16, 22, 214, .round("#0d4a40cc", "#0d4a40aa", "#0d4a4000"))
    d.petals(17, length: 196, width: 62, belly: 0.7, turn: 10, "#c5d3ea")
    d.petals(17, length: 190, width: 58, belly: 0.7, .down("#ffffff", "#e8eef8"))
    d.circle(4, 6, 64, "#c97a12")
    d.circle(0, 0, 62, .ball(0.35, 0.3, "#ffe45c", "#f5a81c"))
    for index in 0..<50 {
      let spot = Spot.polar(
        radius: 7.6 * Double(index).squareRoot(), degrees: Double(index) * 137.5)
      d.circle(spot.x, spot.y, 3, "#e08f14aa")
    }
  }

  private static func ladybird(on d: inout Drawing, _ x: Double, _ y: Double) {
    d.at(x, y, scale: 1.1, turn: 40) { d in
      d.circle(0, -30, 19, "#1d1a2c")
      d.form("M0 -38C44 -38 44 40 0 44C-44 40 -44 -38 0 -38Z", "#e8322f") { d in
        d.fill("M0 -50L50 -50L50 60L0 60Z", "#c21f2c")
        for dot in [(-18.0, -12.0), (-16, 18), (18, -12), (16, 18)] {
          d.circle(dot.0, dot.1, 8, "#1d1a2c")
        }
        d.rect(-2, -50, 4, 110, "#1d1a2c")
      }
    }
  }

  // MARK: - Dandelion

  @Sendable static func dandelion() -> Drawing {
    var d = Drawing(800, 1200)
    d.cover(.down("#1a5a72", "#2f8a92", "#e8a06a", "#ffc678"))
    d.circle(560, 900, 150, "#ffe3a3")
    d.circle(560, 900, 220, "#ffe3a344")
    d.hill(1090, 22, waves: 1.2, phase: 1, "#7a4a5c")
    d.line("M330 480C360 700 300 940 340 1220", "#2a2340", width: 17)
    d.at(330, 470) { d in
      d.circle(0, 0, 300, .round("#ffffffcc", "#ffffff88", "#ffffff66", "#ffffff33"))
      for index in 4..<90 {
        let radius = 28 * Double(index).squareRoot()
        let spot = Spot.polar(radius: radius, degrees: Double(index) * 137.508)
        parachute(on: &d, from: spot * 0.2, to: spot, size: 20 + radius * 0.09)
      }
      d.circle(0, 0, 56, .ball(0.35, 0.3, "#d9955c", "#4a2c3c"))
    }
    let flying: [(Double, Double, Double)] = [
      (640, 250, 30), (720, 140, 24), (560, 120, 22), (690, 430, 32), (740, 620, 26),
    ]
    for seed in flying {
      parachute(
        on: &d, from: Spot(seed.0 - 50, seed.1 + 66), to: Spot(seed.0, seed.1), size: seed.2)
      d.ellipse(seed.0 - 52, seed.1 + 70, 5, 10, "#4a2c3c")
    }
    d.fill("M0 1220C40 1080 70 1040 60 960C110 1040 120 1120 110 1220Z", "#2a2340")
    d.fill("M640 1220C650 1120 700 1060 760 1020C740 1100 730 1160 740 1220Z", "#2a2340")
    d.rect(0, 1180, 800, 40, "#2a2340")
    return d
  }

  private static func parachute(on d: inout Drawing, from: Spot, to: Spot, size: Double) {
    let way = to - from
    d.line(Outline("M\(from.text)L\(to.text)"), "#fff6e4aa", width: 2)
    let degrees = atan2(way.y, way.x) * 180 / .pi
    for spread in [-62.0, -31, 0, 31, 62] {
      let tip = to + .polar(radius: size, degrees: degrees + spread)
      d.line(Outline("M\(to.text)L\(tip.text)"), "#ffffff", width: 3.6)
    }
    d.circle(to.x, to.y, 5, "#ffffff")
  }
}
