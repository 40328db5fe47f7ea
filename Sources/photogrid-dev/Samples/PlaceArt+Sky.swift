import Foundation

extension PlaceArt {
  // MARK: - Northern lights

  @Sendable static func northernLights() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#050b25", "#0b2147", "#12486a", "#1d7a7c"))
    d.stars(190, floor: 620, seed: 51)
    curtain(on: &d, y: 430, tall: 330, phase: 0.3, "#7a4be0", alpha: "66")
    curtain(on: &d, y: 470, tall: 300, phase: 2.4, "#21d6a0", alpha: "99")
    curtain(on: &d, y: 540, tall: 390, phase: 4.4, "#5cf2a4", alpha: "bb")
    d.fill(
      .rock(under: d.ridgeLine(peak: 470, foot: 640, steps: 11, seed: 15), floor: 800),
      .down("#14375c", "#1c5a70"))
    d.hill(650, 18, waves: 1.3, phase: 1, .down("#b9e9df", "#5aa6b0"))
    d.pines(on: d.hillLine(650, 18, waves: 1.3, phase: 1), count: 44, 50, 110, seed: 25, "#0a2238")
    d.hill(730, 26, waves: 0.8, phase: 3.4, .down("#7cc4c4", "#1d5470"))
    cabin(on: &d)
    for tree in [(60.0, 770.0, 430.0), (150, 790, 300), (1130, 780, 470), (1040, 800, 320)] {
      d.pine(tree.0, tree.1, tree.2, "#04101f")
    }
    return d
  }

  /// A veil of light: many soft upright strips along a winding line.
  private static func curtain(
    on d: inout Drawing, y: Double, tall: Double, phase: Double, _ color: String, alpha: String
  ) {
    let strips = 26
    d.soft(7) { d in
      for strip in 0...strips {
        let part = Double(strip) / Double(strips)
        let x = part * 1300 - 50 + sin(part * 11 + phase) * 70
        let foot = y - sin(part * 6.5 + phase) * 74 - part * 70
        let long = tall * (0.72 + 0.28 * sin(part * 23 + phase * 3))
        d.rect(
          x - 32, foot - long, 64, long + 26,
          .down(color + "00", "#9a5cf0" + "33", color + "66", color + alpha, color + "00"))
      }
    }
  }

  private static func cabin(on d: inout Drawing) {
    d.glow(690, 700, 190, "#ffb54a", strength: "77")
    d.rect(630, 660, 130, 72, "#2c1b26")
    d.fill("M606 666L668 596L760 596L792 666Z", "#e8fbf4")
    d.fill("M606 666L668 596L690 666Z", "#2c1b26")
    d.rect(708, 684, 34, 30, "#ffd46b")
    d.rect(648, 682, 24, 50, "#ffb54a")
    d.rect(730, 566, 20, 40, "#2c1b26")
    d.fill("M690 734L760 734L830 800L600 800Z", .down("#ffd98a66", "#ffd98a00"))
  }

  // MARK: - City at night

  @Sendable static func cityAtNight() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#2a1466", "#7a2a9a", "#f2508f", "#ffb07a", "#ffb07a"))
    d.circle(860, 250, 130, .along(60, "#fff3d6", "#ffb38a"))
    d.stars(60, floor: 300, seed: 90)
    towers(on: &d, count: 22, 300, 430, seed: 8, "#a83a9a", nil)
    towers(on: &d, count: 16, 230, 420, seed: 19, "#5a2488", "#ffb38aaa")
    towers(on: &d, count: 12, 170, 400, seed: 33, "#1c0f45", "#ffd66b")
    needle(on: &d)
    d.rect(0, 620, 1200, 180, .down("#ff7f86", "#8a2a8f", "#2a1466"))
    var dice = Dice(61)
    for _ in 0..<64 {
      let depth = dice.unit()
      let x = dice.from(0, 1200)
      let color = dice.pick(["#ffd66baa", "#ff8f8faa", "#7be0ff88", "#1c0f45aa"])
      d.rect(x, 628 + depth * 160, dice.from(24, 110), 4 + depth * 4, .solid(color), corner: 3)
    }
    d.glints(18, x: 780...950, y: 630...780, length: 130, seed: 5, "#ffe3c8bb")
    d.rect(0, 614, 1200, 9, "#120a30")
    return d
  }

  /// A row of house fronts that stand on y 620; `low` and `high` bound their heights.
  private static func towers(
    on d: inout Drawing, count: Int, _ low: Double, _ high: Double, seed: UInt64, _ wall: String,
    _ light: String?
  ) {
    var dice = Dice(seed)
    let step = 1240 / Double(count)
    for index in 0..<count {
      let x = Double(index) * step - 20 + dice.from(-8, 8)
      let wide = step * dice.from(0.66, 0.96)
      let tall = dice.from(low, high) * dice.pick([0.5, 0.7, 0.85, 1])
      d.rect(x, 620 - tall, wide, tall, .solid(wall))
      if dice.unit() < 0.35 { d.rect(x + wide * 0.2, 592 - tall, wide * 0.6, 40, .solid(wall)) }
      if dice.unit() < 0.25 { d.rect(x + wide * 0.48, 550 - tall, 4, 80, .solid(wall)) }
      guard let light else { continue }
      lights(on: &d, x: x, wide: wide, tall: tall, light, dice: &dice)
    }
  }

  private static func lights(
    on d: inout Drawing, x: Double, wide: Double, tall: Double, _ light: String, dice: inout Dice
  ) {
    let columns = max(2, Int(wide / 20))
    let gap = wide / Double(columns)
    for row in 0..<max(1, Int(tall / 26) - 1) {
      for column in 0..<columns where dice.unit() < 0.62 {
        let left = x + (Double(column) + 0.25) * gap
        d.rect(left, 634 - tall + Double(row) * 26, gap * 0.5, 13, .solid(light))
      }
    }
  }

  private static func needle(on d: inout Drawing) {
    d.fill("M436 620L452 210L458 90L464 210L480 620Z", "#120a30")
    d.ellipse(458, 226, 66, 17, "#120a30")
    d.rect(398, 216, 120, 8, "#7be0ff", corner: 4)
    d.fill("M420 234L496 234L474 262L442 262Z", "#120a30")
    d.glow(458, 92, 36, "#ff5a6e", strength: "ff")
  }

  // MARK: - Hot-air balloons

  @Sendable static func balloons() -> Drawing {
    var d = Drawing(1800, 600)
    d.cover(.down("#4f9bd0", "#a5d3dd", "#fde6b8", "#ffc08a"))
    d.glow(1240, 400, 400, "#fff2c4")
    d.circle(1240, 390, 60, "#fffbe6")
    d.cloud(220, 170, scale: 1, "#ffffff88")
    d.cloud(1600, 130, scale: 1.2, "#ffffff88")
    d.fill(
      .rock(under: d.ridgeLine(peak: 330, foot: 450, steps: 16, seed: 71), floor: 600), "#d99a8e")
    d.hill(470, 28, waves: 2.2, phase: 0.4, .down("#c07a74", "#9c6a78"))
    balloon(on: &d, 1010, 250, 0.42, ["#f7f0dc", "#4a7fb0"])
    balloon(on: &d, 1470, 200, 0.55, ["#2f8f83", "#f6d365"])
    balloon(on: &d, 640, 180, 0.5, ["#8a4fa3", "#f3b0c0"])
    d.hill(520, 24, waves: 1.7, phase: 3, .down("#6b5a78", "#4c4a6c"))
    d.pines(on: d.hillLine(520, 24, waves: 1.7, phase: 3), count: 70, 18, 44, seed: 4, "#4c4a6c")
    balloon(on: &d, 360, 240, 1.02, ["#e8443a", "#ffd35c"])
    balloon(on: &d, 1200, 210, 0.72, ["#f28a2e", "#fff0d2"])
    balloon(on: &d, 830, 330, 0.62, ["#1f6fa8", "#ffffff"])
    balloon(on: &d, 1660, 330, 0.8, ["#d23c6a", "#2c3f7c"])
    balloon(on: &d, 110, 390, 0.55, ["#3aa17e", "#fff0d2"])
    d.hill(570, 14, waves: 1.4, phase: 5, "#2e3358")
    d.pines(on: d.hillLine(570, 14, waves: 1.4, phase: 5), count: 60, 30, 70, seed: 14, "#2e3358")
    return d
  }

  /// A balloon whose envelope is centred on (x, y); at scale 1 it is 280 wide.
  private static func balloon(
    on d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ colors: [String]
  ) {
    d.at(x, y, scale: scale) { d in
      d.line("M-44 150L-22 226M44 150L22 226M0 150L0 226", "#4a2c2a", width: 3)
      d.rect(-28, 222, 56, 44, .down("#a8643a", "#6e3a2a"), corner: 8)
      let skin: Outline = """
        M-50 158C-70 110 -140 70 -140 -20C-140 -100 -78 -160 0 -160C78 -160 140 -100 140 -20\
        C140 70 70 110 50 158Z
        """
      d.form(skin, .solid(colors[0])) { d in
        for half in [118.0, 62] {
          let isOuter = half > 100
          let gore = """
            M0 -170C\((-half * 1.25).svg) -150 \((-half * 1.2).svg) 60 \((-half * 0.32).svg) 170\
            L\((half * 0.32).svg) 170C\((half * 1.2).svg) 60 \((half * 1.25).svg) -150 0 -170Z
            """
          d.fill(Outline(gore), .solid(isOuter ? colors[1] : colors[0]))
        }
        d.fill("M0 -170C-22 -140 -22 60 -12 170L12 170C22 60 22 -140 0 -170Z", .solid(colors[1]))
        d.rect(-160, -170, 320, 340, .across("#1a124433", "#1a124400", "#fff4c055"))
        d.rect(-160, 120, 320, 60, "#1a124433")
      }
    }
  }

  // MARK: - Desert

  @Sendable static func desert() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#e2574c", "#f58a5b", "#ffc078", "#ffe3a8"))
    d.circle(360, 300, 128, .down("#fff4d4", "#ffdf9a"))
    d.circle(360, 300, 190, "#fff4d433")
    d.hill(440, 26, waves: 1.2, phase: 2.6, "#e99a68")
    dune(
      on: &d, "M-20 560C180 500 380 420 640 400C820 470 1000 510 1240 500L1240 820L-20 820Z",
      """
      M640 400C700 470 620 520 760 600C860 660 900 740 880 820L1240 820L1240 500\
      C1000 510 820 470 640 400Z
      """,
      "#f0a050", "#b8553f")
    caravan(on: &d)
    dune(
      on: &d, "M-20 520C120 560 240 610 330 570C520 640 820 700 1240 640L1240 820L-20 820Z",
      """
      M330 570C360 630 280 660 400 720C470 760 480 800 470 820L1240 820L1240 640\
      C820 700 520 640 330 570Z
      """,
      "#ffb95e", "#93383f")
    dune(
      on: &d, "M-20 700C160 690 420 760 700 780C900 720 1050 660 1240 650L1240 820L-20 820Z",
      "M-20 700C160 690 420 760 700 780L720 820L-20 820Z", "#e28a4c", "#5e2236")
    return d
  }

  /// A dune: its whole shape and its side in the shade.
  private static func dune(
    on d: inout Drawing, _ whole: Outline, _ side: Outline, _ lit: String, _ dark: String
  ) {
    d.form(whole, .along(60, "#ffd58a", lit)) { d in
      d.fill(side, .along(40, Tint.mix(dark, lit, 0.25), dark))
    }
  }

  private static func caravan(on d: inout Drawing) {
    for index in 0..<4 {
      d.at(
        706 + Double(index) * 98, 378 + Double(index) * 27 - Double(index * index) * 2.4,
        scale: 0.66, turn: 11
      ) { d in
        d.fill(
          """
          M-56 20C-66 -10 -50 -34 -30 -34C-22 -62 2 -62 10 -36C34 -40 44 -30 52 -40C58 -60 60 -76 \
          68 -84L92 -82L94 -72L78 -68C76 -50 72 -20 56 -6L54 62L46 62L42 6L30 6L26 62L18 62L14 4\
          L-26 4L-32 62L-40 62L-40 4L-48 62L-56 62Z
          """, "#4a1c30")
        if index.isMultiple(of: 2) { d.fill("M-22 -44Q-10 -60 6 -44L10 -16L-26 -16Z", "#e0453a") }
      }
    }
  }
}
