extension PlaceArt {
  // MARK: - Mountain lake

  @Sendable static func mountainLake() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#2f86c9", "#86c0dc", "#ffd9b8", "#ffb78a"))
    d.glow(790, 330, 300, "#fff3cf", strength: "ff")
    d.circle(790, 318, 52, "#fff6da")
    d.cloud(260, 190, scale: 1.1, "#ffffffaa")
    d.cloud(1010, 130, scale: 0.8, "#ffffff88")
    lakePeaks(on: &d)
    // The lake repeats the mountains upside down, darker.
    d.form("M0 520L1200 520L1200 800L0 800Z", .down("#ffc9a0", "#7fb8c9", "#1d6f8f")) { d in
      d.at(0, 1046) { d in
        d.stretched(1, -1) { d in lakePeaks(on: &d) }
      }
      d.rect(0, 520, 1200, 280, .down("#2fa3b033", "#1d7f9a99", "#0d4a70ee"))
      d.glints(34, x: 640...940, y: 540...780, length: 190, seed: 4, "#fff3cfcc")
      d.glints(26, x: 0...1200, y: 560...790, length: 130, seed: 9, "#cdd4f033")
    }
    lakeShore(on: &d)
    return d
  }

  private static func lakePeaks(on d: inout Drawing) {
    let far = d.ridgeLine(peak: 250, foot: 480, steps: 12, seed: 31)
    d.fill(.rock(under: far, floor: 524), .down("#8fa6d0", "#f2c3b0"))
    snowPeak(on: &d, x: 340, y: 120, half: 350, "#7a78b8", "#3f5aa0")
    snowPeak(on: &d, x: 640, y: 235, half: 240, "#8a84c0", "#5570b0")
    let near = d.hillLine(478, 22, waves: 2, phase: 0.6)
    d.fill(.ground(under: near, floor: 524), .down("#1f6a6a", "#17525f"))
    d.pines(on: near, count: 74, 26, 58, seed: 3, "#144a56")
  }

  /// A peak with a lit right face and snow; it stands on the shore at y 524.
  private static func snowPeak(
    on d: inout Drawing, x: Double, y: Double, half: Double, _ lit: String, _ dark: String
  ) {
    let tall = 524 - y
    d.at(x, y) { d in
      d.form(.polygon(0, 0, half, tall, -half, tall), .solid(dark)) { d in
        d.fill(
          .polygon(
            0, 0, half, tall, half * 0.1, tall, half * 0.16, tall * 0.7, -half * 0.04, tall * 0.5,
            half * 0.06, tall * 0.28), .along(40, "#ffb79a", lit))
        let snow = tall * 0.44
        d.fill(
          .polygon(
            0, -4, half, snow * 1.3, half * 0.3, snow * 0.86, half * 0.22, snow * 1.1, half * 0.12,
            snow * 0.8, half * 0.05, snow * 1.25, 0, snow * 0.9), "#fff6ea")
        d.fill(
          .polygon(
            0, -4, half * 0.06, tall * 0.28, 0, snow * 0.9, -half * 0.1, snow * 1.2, -half * 0.14,
            snow * 0.85, -half * 0.27, snow * 1.15, -half * 0.3, snow * 0.8, -half, snow),
          "#c3d8f2")
      }
    }
  }

  private static func lakeShore(on d: inout Drawing) {
    d.fill("M0 800L0 700C160 690 260 740 430 800Z", "#0d3340")
    d.fill("M1200 800L1200 672C1060 690 960 740 860 800Z", "#0a2a38")
    let trees: [(Double, Double, Double)] = [
      (50, 740, 380), (140, 752, 290), (225, 776, 210), (10, 720, 270), (300, 790, 120),
      (1160, 720, 430), (1075, 742, 310), (1000, 770, 220), (935, 790, 130),
    ]
    for tree in trees { d.pine(tree.0, tree.1, tree.2, .across("#0f3d48", "#0a2a38")) }
  }

  // MARK: - Volcano

  @Sendable static func volcano() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover(.down("#170b2e", "#3d1145", "#8c1d4b", "#ef5a3c", "#ffb35a"))
    d.stars(120, floor: 520, seed: 12, color: "#ffe3d0")
    volcanoSmoke(on: &d)
    d.glow(450, 450, 420, "#ff7a3a")
    fountain(on: &d)
    cone(on: &d)
    let near = d.hillLine(1010, 26, waves: 1.4, phase: 2)
    d.fill(.ground(under: near, floor: 1210), "#240a2c")
    d.pines(on: near, count: 40, 60, 130, seed: 18, "#240a2c")
    d.hill(1120, 20, waves: 1.1, phase: 0.4, "#13051d")
    d.pines(
      on: d.hillLine(1120, 20, waves: 1.1, phase: 0.4), count: 22, 110, 210, seed: 8, "#13051d")
    return d
  }

  private static func volcanoSmoke(on d: inout Drawing) {
    let puffs: [(Double, Double, Double)] = [
      (850, -30, 170), (740, 20, 160), (560, 0, 190), (640, 90, 170), (480, 120, 150),
      (580, 190, 140), (440, 250, 120), (530, 310, 112), (460, 385, 86),
    ]
    for puff in puffs { d.circle(puff.0 + 20, puff.1 - 10, puff.2 * 1.06, "#260d38") }
    for puff in puffs {
      let part = min(max(puff.1 / 400, 0), 1)
      let dark = Tint.mix("#3f164c", "#8a2448", part)
      d.form(circleOutline(puff.0, puff.1, puff.2 * 0.94), .solid(dark)) { d in
        let lit = Tint.mix("#6a2258", "#f2603f", part)
        d.circle(puff.0 - puff.2 * 0.34, puff.1 + puff.2 * 0.44, puff.2 * 0.82, .solid(lit))
      }
    }
  }

  private static func circleOutline(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    let size = "\(radius.svg) \(radius.svg)"
    let left = "\((x - radius).svg) \(y.svg)"
    return Outline("M\(left)A\(size) 0 1 0 \((x + radius).svg) \(y.svg)A\(size) 0 1 0 \(left)Z")
  }

  private static func fountain(on d: inout Drawing) {
    var dice = Dice(77)
    for index in 0..<15 {
      let lean = (Double(index) - 7) * 26 + dice.from(-8, 8)
      let top = 250 + abs(lean) * 0.55 + dice.from(0, 60)
      let arc = "M450 520Q\((450 + lean * 0.7).svg) \((top - 60).svg) \((450 + lean * 1.5).svg) "
      let drop = Outline(arc + (top + 190).svg)
      d.line(drop, .down("#fff0b0", "#ffb13d", "#ff5a2a"), width: dice.from(6, 15))
    }
    d.glow(450, 470, 150, "#fff3bd", strength: "ff")
  }

  private static func cone(on d: inout Drawing) {
    d.form(
      """
      M360 500Q405 528 450 512Q500 530 545 498C610 720 740 900 960 1060L-60 1060\
      C170 890 300 720 360 500Z
      """,
      .down("#5e1840", "#3a1038")
    ) { d in
      d.fill("M450 500C560 700 560 900 960 1080L980 480Z", "#2c0c34")
      d.fill(
        """
        M400 500C420 620 350 700 360 800C370 880 270 920 250 1040L330 1040\
        C340 930 430 900 420 800C410 730 470 640 450 500Z
        """,
        .down("#fff0a8", "#ff9d35", "#ff4a2e"))
      d.fill(
        """
        M480 500C490 600 560 660 560 740C560 830 640 860 660 1000L700 1000\
        C690 850 610 800 604 730C600 650 530 600 520 500Z
        """,
        .down("#ffe08a", "#ff7a30", "#e0353a"))
      d.line("M440 520C455 640 455 690 480 780C490 830 470 870 490 940", "#ff8a3a", width: 9)
    }
  }

  // MARK: - Train

  @Sendable static func train() -> Drawing {
    var d = Drawing(1200, 900)
    d.cover(.down("#f7b54f", "#fbd283", "#fdeecb"))
    d.circle(880, 200, 86, "#fff7e0")
    d.fill(
      .rock(under: d.ridgeLine(peak: 190, foot: 520, steps: 10, seed: 6), floor: 900), "#efa878")
    d.fill(
      .rock(under: d.ridgeLine(peak: 290, foot: 640, steps: 9, seed: 44), floor: 900),
      .down("#d8735f", "#a8545a"))
    d.hill(610, 60, waves: 1.2, phase: 1.2, "#3f7f78")
    d.pines(
      on: d.hillLine(610, 60, waves: 1.2, phase: 1.2), count: 36, 40, 90, seed: 21, "#2f6c6a")
    d.at(-270, -150, scale: 1.35) { d in
      steam(on: &d)
      trainCars(on: &d)
    }
    viaduct(on: &d)
    d.hill(850, 34, waves: 0.9, phase: 0.2, .down("#2f5d50", "#1f4a44"))
    d.pines(
      on: d.hillLine(850, 34, waves: 0.9, phase: 0.2), count: 26, 90, 190, seed: 5, "#1d433f")
    return d
  }

  private static func viaduct(on d: inout Drawing) {
    d.rect(-10, 438, 1220, 40, .down("#f1e2cf", "#d9bfa6"))
    d.rect(-10, 430, 1220, 12, "#8a5a4c")
    for index in 0..<8 {
      let x = Double(index) * 172 - 40
      let next = x + 172
      let outline = """
        M\(x.svg) 470L\((next + 4).svg) 470L\((next + 4).svg) 900L\((next - 22).svg) 900\
        L\((next - 22).svg) 590A64 64 0 0 0 \((x + 22).svg) 590L\((x + 22).svg) 900L\(x.svg) 900Z
        """
      d.fill(Outline(outline), .down("#fff0d8", "#f0d2b0", "#b58f7c"))
      d.rect(next - 22, 590, 9, 310, "#6b4f4c66")
      d.line(
        Outline("M\((x + 22).svg) 590A64 64 0 0 1 \((next - 22).svg) 590"), "#8a655988", width: 9)
    }
    d.rect(-10, 478, 1220, 7, "#8a655977")
  }

  private static func trainCars(on d: inout Drawing) {
    for index in 0..<4 {
      let x = 40 + Double(index) * 164 - 60
      d.rect(x, 352, 152, 68, .down("#c8453a", "#a32f34"), corner: 8)
      d.rect(x - 4, 344, 160, 14, "#5d2330", corner: 6)
      for window in 0..<4 {
        d.rect(x + 14 + Double(window) * 33, 368, 23, 24, "#ffe9b0", corner: 3)
      }
      for wheel in [28.0, 58, 98, 128] { d.circle(x + wheel, 422, 11, "#38202c") }
    }
    d.fill("M640 330L730 330L730 372L850 372Q872 372 872 396L872 420L640 420Z", "#23364a")
    d.rect(632, 320, 106, 14, "#c8453a", corner: 5)
    d.rect(656, 342, 30, 26, "#ffe9b0", corner: 3)
    d.fill("M818 374L814 326L850 326L846 374Z", "#1a2838")
    d.rect(734, 382, 134, 9, "#d9a441")
    for wheel in [668.0, 728, 788, 846] {
      d.circle(wheel, 416, 19, "#151f2c")
      d.circle(wheel, 416, 8, "#c8453a")
    }
    d.fill("M868 410L904 430L868 430Z", "#c8453a")
    d.glow(876, 398, 40, "#fff3c0")
  }

  private static func steam(on d: inout Drawing) {
    let puffs: [(Double, Double, Double)] = [
      (836, 300, 26), (806, 268, 38), (760, 244, 50), (700, 232, 62), (625, 226, 70),
      (540, 232, 74), (450, 222, 66), (370, 232, 52), (300, 226, 38), (240, 230, 24),
    ]
    for puff in puffs { d.circle(puff.0, puff.1 + 10, puff.2, "#e8b9a0") }
    for puff in puffs { d.circle(puff.0, puff.1, puff.2, "#fffaf0") }
  }
}
