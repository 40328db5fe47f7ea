import Foundation

extension FlowerArt {
  // MARK: - Poppy field

  @Sendable static func poppyField() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#7fc4d4", "#bfe3d6", "#fdf0c9"))
    d.circle(930, 190, 78, "#fffbe2")
    d.circle(930, 190, 118, "#fffbe244")
    d.hill(350, 30, waves: 1.1, phase: 2.2, "#a3cdb4")
    d.hill(400, 22, waves: 1.6, phase: 0.6, "#7fb594")
    d.hill(450, 16, waves: 1.2, phase: 4, .down("#5f9f6c", "#1f5a48"))
    farPoppies(on: &d)
    let stems: [(Double, Double, Double, Double)] = [
      (820, 430, 0.66, 8), (470, 470, 0.6, -6), (1080, 500, 0.82, 10), (150, 430, 0.9, -10),
      (640, 350, 1.3, 4), (330, 560, 0.9, -8), (900, 620, 1.05, 6),
    ]
    for stem in stems {
      let bend = stem.3 * 6
      let path =
        "M\(stem.0.svg) \(stem.1.svg)Q\((stem.0 + bend).svg) 640 \((stem.0 - bend).svg) 830"
      d.line(Outline(path), "#174a3c", width: 9 * stem.2)
      d.at(stem.0, stem.1, scale: stem.2, turn: stem.3) { d in poppy(on: &d) }
    }
    bud(on: &d, 760, 560)
    bud(on: &d, 60, 600)
    return d
  }

  private static func farPoppies(on d: inout Drawing) {
    var dice = Dice(23)
    for index in 0..<210 {
      let depth = Double(index) / 210
      let y = 452 + depth * depth * 350
      let size = 4 + depth * depth * 24
      let x = dice.from(-20, 1220)
      let red = dice.pick(["#e8392f", "#f2573d", "#cf2a33"])
      if depth > 0.45 {
        d.line(Outline("M\(x.svg) \(y.svg)l4 \((size * 3).svg)"), "#1d5a46", width: size * 0.13)
      }
      d.ellipse(x, y, size, size * 0.62, .solid(red))
      if depth > 0.3 { d.ellipse(x, y + size * 0.2, size * 0.3, size * 0.18, "#3d1026") }
    }
  }

  /// A poppy seen from the side, about 220 wide, its heart at the origin.
  private static func poppy(on d: inout Drawing) {
    d.fill(
      "M-110 -30C-130 -120 -40 -150 0 -110C40 -150 130 -120 110 -30C60 20 -60 20 -110 -30Z",
      "#b81e2d")
    d.fill("M-62 -20C-90 -120 20 -150 58 -96C70 -60 50 10 0 20Z", "#d62c30")
    d.ellipse(0, -34, 34, 26, "#2c0f24")
    d.circle(0, -40, 15, "#6f8f4f")
    d.form(
      "M-122 -34C-118 -70 -70 -30 -20 -24C-10 10 0 40 0 56C-70 60 -126 20 -122 -34Z", "#f2503c"
    ) { d in
      d.fill("M-122 -34C-90 20 -40 30 0 34L0 70L-130 70Z", "#d9342f")
    }
    d.form(
      "M126 -40C120 -74 60 -34 -14 -24C-26 10 -14 44 0 56C76 62 132 20 126 -40Z", "#ff6a4a"
    ) { d in
      d.fill("M126 -40C110 10 50 34 -10 30L-10 80L140 80Z", "#ea4433")
    }
  }

  private static func bud(on d: inout Drawing, _ x: Double, _ y: Double) {
    let path =
      "M\((x + 26).svg) 820C\((x + 34).svg) \((y + 60).svg) \((x + 24).svg) \((y - 40).svg) "
    d.line(Outline(path + "\(x.svg) \((y - 16).svg)"), "#174a3c", width: 7)
    d.ellipse(x - 2, y + 14, 19, 32, "#3f7d52")
    d.fill(Outline("M\((x - 2).svg) \((y + 46).svg)q-10 -20 0 -50q8 26 0 50Z"), "#f2503c")
  }

  // MARK: - Lavender rows

  @Sendable static func lavenderRows() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#ffb36b", "#ffd08a", "#ffe8b5"))
    d.circle(420, 268, 84, "#fffbe8")
    d.circle(420, 268, 140, "#fff3cf66")
    d.cloud(900, 140, scale: 1.2, "#ffe9c8cc")
    d.hill(300, 34, waves: 1, phase: 0.4, "#e8a58f")
    d.hill(334, 18, waves: 1.5, phase: 2.8, "#b57a9a")
    d.rect(0, 352, 1200, 450, "#3b2a5e")
    for row in stride(from: -13, through: 13, by: 1) { lavenderRow(Double(row), on: &d) }
    d.rect(0, 350, 1200, 90, .down("#c98ab0cc", "#c98ab000"))
    oak(on: &d, 860, 356)
    return d
  }

  private static func lavenderRow(_ row: Double, on d: inout Drawing) {
    let top = 640 + row * 34
    let foot = 640 + row * 250
    let shape = """
      M\((top - 10).svg) 350L\((top + 10).svg) 350L\((foot + 82).svg) 810L\((foot - 82).svg) 810Z
      """
    d.form(Outline(shape), .down("#b88ad6", "#8a54c4", "#6a35ad")) { d in
      let side =
        "M\((top + 2).svg) 350L\((top + 14).svg) 350L\((foot + 90).svg) 810L\((foot + 16).svg) 810Z"
      d.fill(Outline(side), .down("#8d62b5", "#4c2388"))
    }
    var dice = Dice(UInt64(row + 40))
    for step in 0..<26 {
      let depth = pow(Double(step) / 26, 1.7)
      let y = 356 + depth * 470
      let x = top + (foot - top) * (y - 350) / 460
      let size = 5 + depth * 40
      let side = dice.from(-1, 1)
      let tone = side < 0 ? dice.pick(["#d9b3f0", "#c393ea"]) : dice.pick(["#7a45b8", "#9a66d0"])
      d.ellipse(x + side * size * 1.5, y, size * 0.34, size * 0.6, .solid(tone))
    }
  }

  private static func oak(on d: inout Drawing, _ x: Double, _ y: Double) {
    d.at(x, y) { d in
      d.ellipse(46, 6, 110, 10, "#3b2a5e88")
      d.fill(
        "M-12 6C-6 -40 -8 -70 -30 -100L-10 -90L0 -110L12 -84L34 -104C10 -70 8 -40 14 6Z", "#4a2440")
      let leaves: [(Double, Double, Double)] = [
        (-70, -120, 50), (60, -124, 56), (-20, -170, 66), (34, -190, 50), (-56, -160, 44),
        (0, -110, 50),
      ]
      for leaf in leaves { d.circle(leaf.0, leaf.1, leaf.2, "#3f5a4a") }
      for leaf in leaves { d.circle(leaf.0 - 10, leaf.1 - 10, leaf.2 * 0.74, "#6a8a55") }
      d.circle(-40, -178, 30, "#a3b060")
      d.circle(-84, -132, 20, "#a3b060")
    }
  }

  // MARK: - Tulips

  @Sendable static func tulips() -> Drawing {
    var d = Drawing(800, 1200)
    d.cover(.down("#fbd04e", "#f9b23f"))
    d.circle(400, 520, 330, "#fde28a")
    let far: [(Double, Double)] = [(80, 560), (300, 470), (540, 480), (730, 580)]
    for tulip in far {
      d.rect(tulip.0 - 5, tulip.1, 10, 700, "#cf9a3a")
      d.at(tulip.0, tulip.1, scale: 0.62) { d in tulip3(on: &d, "#f0953a", "#f5a545", "#e88732") }
    }
    tulipLeaves(on: &d)
    let near: [(Double, Double, Double, String, String, String)] = [
      (190, 560, -7, "#c21f5b", "#f0487f", "#dd2f6b"),
      (620, 500, 8, "#d8cfe8", "#ffffff", "#efe6f5"),
      (405, 380, 0, "#a3182c", "#ec3f3c", "#cf2a33"),
    ]
    for tulip in near {
      let stem = "M\(tulip.0.svg) \(tulip.1.svg)Q\((tulip.0 - tulip.2 * 5).svg) 900 "
      d.line(Outline(stem + "\((400 + (tulip.0 - 400) * 0.6).svg) 1220"), "#2f7d4f", width: 22)
      d.at(tulip.0, tulip.1, scale: 1.22, turn: tulip.2) { d in
        tulip3(on: &d, tulip.3, tulip.4, tulip.5)
      }
    }
    d.fill(
      "M430 1220C470 1000 560 860 690 800C650 960 610 1100 560 1220Z",
      .along(60, "#4fae62", "#1f6b4a"))
    d.fill(
      "M330 1220C330 1060 250 900 120 850C150 1000 180 1120 220 1220Z",
      .along(120, "#5abb66", "#227350"))
    return d
  }

  /// A closed tulip of three petals, about 170 wide, on the origin.
  private static func tulip3(on d: inout Drawing, _ back: String, _ lit: String, _ dark: String) {
    d.fill(
      "M-60 -190Q-40 -120 0 -214Q40 -120 60 -190C90 -80 60 0 0 0C-60 0 -90 -80 -60 -190Z",
      .solid(back))
    d.fill("M-82 -176C-20 -130 10 -60 0 4C-70 10 -106 -80 -82 -176Z", .solid(lit))
    d.fill("M82 -176C20 -130 -10 -60 0 4C70 10 106 -80 82 -176Z", .solid(dark))
    d.fill("M82 -176C74 -90 44 -20 0 4C70 10 106 -80 82 -176Z", .solid(back))
  }

  private static func tulipLeaves(on d: inout Drawing) {
    d.fill("M150 1220C90 1020 60 900 -20 820L-20 1220Z", "#1f6b4a")
    d.fill("M640 1220C700 1020 740 920 820 850L820 1220Z", "#1a5f45")
    d.fill("M380 1220C420 1040 380 880 300 740C270 900 260 1080 270 1220Z", "#2a8054")
    d.fill("M480 1220C440 1060 470 900 540 760C580 900 580 1080 570 1220Z", "#227350")
  }
}
