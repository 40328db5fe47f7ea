import Foundation

extension AnimalArt {
  // MARK: - Fox

  @Sendable static func fox() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#f8e3b0", "#f0b978", "#c9705a"))
    d.circle(330, 230, 110, "#fff5d8")
    trunks(on: &d, count: 9, seed: 3, "#d99a70", wide: 34)
    trunks(on: &d, count: 6, seed: 11, "#8f4a4f", wide: 58)
    d.hill(690, 20, waves: 1.2, phase: 1, "#5a2a40")
    d.at(700, 330) { d in
      foxBody(on: &d)
      d.at(0, 10, scale: 1.06) { d in foxHead(on: &d) }
    }
    d.hill(750, 14, waves: 1.6, phase: 3.3, "#331a33")
    fallenLeaves(on: &d)
    return d
  }

  private static func trunks(
    on d: inout Drawing, count: Int, seed: UInt64, _ color: String, wide: Double
  ) {
    var dice = Dice(seed)
    for index in 0..<count {
      let x = (Double(index) + dice.from(0.1, 0.9)) / Double(count) * d.width
      let half = wide * dice.from(0.4, 0.7)
      d.fill(
        .polygon(x - half * 0.7, -10, x + half * 0.7, -10, x + half, d.height, x - half, d.height),
        .solid(color))
      let y = dice.from(80, 330)
      let lean = dice.pick([-1.0, 1])
      let twig = "M\(x.svg) \(y.svg)q\((lean * 30).svg) -60 \((lean * 110).svg) -100"
      d.line(Outline(twig), .solid(color), width: half * 0.5)
    }
  }

  private static func foxBody(on d: inout Drawing) {
    d.form(
      "M130 480C260 470 420 400 430 220C432 140 380 60 330 50C350 150 300 250 160 300Z", "#e06a22"
    ) { d in
      d.fill(
        "M300 30C380 60 460 140 440 260C420 210 390 180 352 168C330 130 330 90 300 30Z", "#fff4e2")
      d.fill("M440 200C440 380 280 480 120 490L140 430C300 400 380 320 396 190Z", "#b84a20")
    }
    d.form("M-130 90C-210 240 -220 400 -230 520L230 520C220 400 210 240 130 90Z", "#ee7a2a") { d in
      d.fill("M40 60L260 60L260 520L60 520Z", "#cf5a20")
      d.fill("M-118 150C-80 270 -60 380 0 440C60 380 80 270 118 150Z", "#fff4e2")
      d.fill("M0 150L118 150C80 270 60 380 0 440Z", "#ecd5c0")
    }
  }

  private static func foxHead(on d: inout Drawing) {
    d.mirrored { d in
      d.fill("M34 -120L168 -312Q222 -190 206 -40Z", "#d9601f")
      d.fill("M80 -130L162 -254Q190 -170 180 -76Z", "#3a1a2a")
    }
    let head: Outline = """
      M0 -150C70 -162 144 -130 184 -62C210 -14 240 34 276 66C210 150 90 176 34 226Q0 250 -34 226\
      C-90 176 -210 150 -276 66C-240 34 -210 -14 -184 -62C-144 -130 -70 -162 0 -150Z
      """
    d.form(head, "#f5862f") { d in
      d.fill("M0 -170L300 -170L300 260L0 260Z", "#dd6a22")
      d.fill("M-300 70C-220 56 -140 30 -84 16C-56 60 -40 120 0 150L0 270L-300 270Z", "#fffaf0")
      d.fill("M300 70C220 56 140 30 84 16C56 60 40 120 0 150L0 270L300 270Z", "#eed9c6")
      d.fill("M-26 -160L0 -20L26 -160Z", "#ffa651")
    }
    d.mirrored { d in
      d.fill("M58 22Q84 -18 138 -8Q122 34 58 22Z", "#2a1424")
      d.line("M58 22Q84 -20 146 -12", "#2a1424", width: 8)
    }
    d.circle(-98, 0, 6, "#fff4e2")
    d.circle(94, 0, 6, "#fff4e2")
    d.fill("M-40 178Q0 160 40 178Q34 214 0 224Q-34 214 -40 178Z", "#2a1424")
    d.fill("M-24 180Q-8 172 6 178Q-6 190 -24 180Z", "#7a5a66")
  }

  private static func fallenLeaves(on d: inout Drawing) {
    var dice = Dice(29)
    for _ in 0..<34 {
      d.at(dice.from(0, 1200), dice.from(700, 800), turn: dice.from(0, 360)) { d in
        d.fill(.petal(length: 44, width: 24), .solid(dice.pick(["#e0562a", "#f2a035", "#8f2f3a"])))
      }
    }
    for leaf in [(180.0, 470.0), (420, 330), (1050, 250), (520, 120), (1120, 520), (90, 120)] {
      d.at(leaf.0, leaf.1, turn: leaf.0) { d in
        d.fill(.petal(length: 50, width: 28), "#e0562a")
        d.fill("M0 0C12 -14 14 -34 0 -50L0 0Z", "#f2a035")
      }
    }
  }

  // MARK: - Owl

  @Sendable static func owl() -> Drawing {
    var d = Drawing(800, 1200)
    d.cover(.down("#0f1c4a", "#243a86", "#5565b8"))
    d.stars(110, floor: 1100, seed: 41)
    d.circle(400, 520, 330, "#ffe9b0")
    for crater in [(210.0, 430.0, 40.0), (600, 640, 54), (620, 380, 26), (240, 700, 30)] {
      d.circle(crater.0, crater.1, crater.2, "#f5d88f")
    }
    d.pines(on: d.hillLine(1090, 20, waves: 1, phase: 1), count: 18, 120, 330, seed: 2, "#182a66")
    d.hill(1060, 20, waves: 1, phase: 1, "#182a66")
    d.at(400, 560) { d in owlBody(on: &d) }
    d.fill("M-10 985C200 950 500 990 810 930L810 980C520 1030 220 1000 -10 1030Z", "#2a1a33")
    d.line("M640 960C690 900 720 880 780 866", "#2a1a33", width: 16)
    d.fill("M690 900q-40 -60 -10 -100q40 40 10 100ZM740 880q20 -70 60 -70q0 60 -60 70Z", "#3f6f6a")
    d.mirrored(at: 400) { d in
      for claw in [322.0, 350, 378] { d.rect(claw - 13, 945, 24, 56, "#f2a03a", corner: 12) }
    }
    return d
  }

  private static func owlBody(on d: inout Drawing) {
    d.fill("M-70 330L-46 500Q0 540 46 500L70 330Z", "#5a3328")
    d.fill("M0 330L0 520Q26 520 46 500L70 330Z", "#432522")
    let body: Outline = """
      M0 -330C90 -320 150 -350 220 -390C230 -300 250 -240 256 -120C270 120 210 380 0 420\
      C-210 380 -270 120 -256 -120C-250 -240 -230 -300 -220 -390C-150 -350 -90 -320 0 -330Z
      """
    d.form(body, "#8a5638") { d in
      d.fill("M0 -400L300 -400L300 440L0 440Z", "#74442f")
      d.ellipse(0, 190, 166, 270, "#e8c490")
      for row in 0..<7 {
        for column in -3...3 {
          let x = Double(column) * 58 + (row.isMultiple(of: 2) ? 29 : 0)
          let y = 10 + Double(row) * 58
          guard pow(x / 160, 2) + pow((y - 190) / 250, 2) < 1 else { continue }
          d.fill(Outline("M\((x - 22).svg) \(y.svg)q22 44 44 0q-22 14 -44 0Z"), "#a8683f")
        }
      }
      d.mirrored { d in
        d.fill("M270 -160C150 -60 150 220 110 400C240 360 300 120 270 -160Z", "#5a3328")
        for step in 0..<4 {
          let y = Double(step) * 74 - 10
          d.fill(
            Outline("M\((250 - Double(step) * 10).svg) \(y.svg)q-70 20 -90 80q70 -10 90 -30Z"),
            "#74442f")
        }
      }
    }
    owlFace(on: &d)
  }

  private static func owlFace(on d: inout Drawing) {
    d.mirrored { d in
      d.circle(104, -160, 134, "#f2d9a8")
      d.circle(104, -160, 134, .round("#f2d9a800", "#f2d9a800", "#b5763f88"))
      d.circle(100, -162, 84, "#ff9d2e")
      d.circle(100, -162, 74, "#ffc93c")
      d.circle(96, -160, 46, "#1a1230")
      d.fill(
        "M0 -200C60 -290 140 -310 224 -390C222 -330 210 -280 180 -250C110 -270 50 -250 0 -140Z",
        "#5a3328")
    }
    d.circle(-112, -182, 17, "#ffffff")
    d.circle(80, -182, 17, "#ffffff")
    d.fill("M-34 -146Q0 -176 34 -146Q30 -90 0 -64Q-30 -90 -34 -146Z", "#e08a24")
    d.fill("M0 -164Q20 -160 34 -146Q30 -90 0 -64Z", "#b8641c")
  }

  // MARK: - Deer

  @Sendable static func deer() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#b9d3cf", "#dfe9dc", "#f6ecd6"))
    d.glow(620, 330, 430, "#fff7dc", strength: "ff")
    trunks(on: &d, count: 13, seed: 21, "#b3cbc4", wide: 30)
    d.rect(0, 380, 1200, 420, .down("#e6eddf00", "#e6eddfcc"))
    trunks(on: &d, count: 8, seed: 9, "#86aaa5", wide: 44)
    d.rect(0, 440, 1200, 360, .down("#dbe8dc00", "#dbe8dcdd"))
    d.hill(640, 18, waves: 1.1, phase: 2, "#7fa69c")
    d.at(610, 392, scale: 1.04) { d in stag(on: &d) }
    d.rect(0, 610, 1200, 200, .down("#dbe8dc00", "#dbe8dc77"))
    d.hill(700, 14, waves: 1.4, phase: 5, "#3f6f6a")
    nearTrunks(on: &d)
    d.hill(752, 12, waves: 1.2, phase: 1, "#16383f")
    var dice = Dice(9)
    for _ in 0..<46 {
      d.at(dice.from(0, 1200), 790, turn: dice.from(-24, 24)) { d in
        d.fill(.petal(length: dice.from(40, 110), width: 12), "#16383f")
      }
    }
    return d
  }

  private static func nearTrunks(on d: inout Drawing) {
    d.fill("M60 -10L170 -10Q168 500 210 810L20 810Q62 500 60 -10Z", .across("#2c5a5c", "#16383f"))
    d.fill(
      "M1060 -10L1140 -10Q1140 500 1180 810L1020 810Q1062 500 1060 -10Z",
      .across("#2c5a5c", "#16383f"))
    d.line(
      "M160 260Q230 200 250 90M1070 330Q1000 290 970 180M980 220Q950 200 930 150", "#1d464a",
      width: 17)
  }

  /// A stag from the side that looks to the left, about 600 tall, lit from behind.
  private static func stag(on d: inout Drawing) {
    stagLeg(on: &d, [Spot(-100, 90), Spot(-116, 180), Spot(-104, 290)], from: 44, "#38222a")
    stagLeg(
      on: &d, [Spot(160, 70), Spot(172, 150), Spot(200, 200), Spot(192, 290)], from: 60, "#38222a")
    d.fill("M-110 -104C-72 -132 -44 -134 -26 -126C-40 -100 -72 -82 -100 -84Z", "#6d4335")
    let body: Outline = """
      M-116 -112C-88 -92 -74 -56 -24 -42C40 -36 100 -46 152 -30C192 -12 204 40 190 104\
      C152 132 110 120 80 108C20 112 -40 130 -84 122C-120 104 -142 60 -146 10\
      C-148 -20 -152 -40 -166 -50\
      C-178 -44 -190 -46 -204 -48C-224 -46 -238 -56 -234 -70C-216 -84 -176 -96 -150 -112\
      Q-130 -122 -116 -112Z
      """
    d.form(body, "#7a4a38") { d in
      d.fill("M-150 20C-100 90 0 60 80 76C130 84 170 60 210 60L210 160L-160 160Z", "#553029")
      d.fill("M-170 -56C-150 -40 -128 -20 -104 30C-88 70 -84 110 -70 140L-170 140Z", "#d3a27c")
      d.line(
        "M-116 -112C-88 -92 -74 -56 -24 -42C40 -36 100 -46 152 -30C192 -12 204 40 190 104",
        "#f2c79a", width: 13)
      d.fill("M-240 -76L-206 -76L-200 -46L-240 -46Z", "#2a181e")
      d.fill("M176 -10C206 10 210 50 192 84C176 60 168 20 176 -10Z", "#fff0d8")
    }
    d.circle(-162, -84, 6.5, "#1d1016")
    stagLeg(on: &d, [Spot(-78, 104), Spot(-74, 180), Spot(-70, 300)], from: 50, "#553029")
    d.form(
      """
      M86 40C104 -4 176 -6 198 44C206 92 180 130 170 160C164 178 176 194 174 212L164 300L138 300\
      L146 214C130 184 80 120 86 40Z
      """, "#7a4a38"
    ) { d in
      d.fill("M60 90C110 70 140 110 150 150C140 190 160 220 150 310L100 310Z", "#613a2f")
    }
    d.fill("M137 296L165 296L168 318L132 318Z", "#22141b")
    antlers(on: &d)
  }

  private static func stagLeg(
    on d: inout Drawing, _ spots: [Spot], from width: Double, _ color: Paint
  ) {
    d.fill(.ribbon(through: spots, from: width, to: 15), color)
    guard let foot = spots.last else { return }
    d.fill(
      .polygon(
        foot.x - 9, foot.y - 4, foot.x + 9, foot.y - 4, foot.x + 12, foot.y + 18, foot.x - 15,
        foot.y + 18),
      "#22141b")
  }

  private static func antlers(on d: inout Drawing) {
    let antlers = [
      [Spot(-128, -108), Spot(-108, -152), Spot(-66, -192), Spot(-56, -244), Spot(-80, -308)],
      [Spot(-100, -162), Spot(-132, -184), Spot(-140, -226)],
      [Spot(-66, -196), Spot(-100, -222), Spot(-104, -266)],
      [Spot(-57, -240), Spot(-30, -266), Spot(-22, -304)],
      [Spot(-146, -108), Spot(-176, -148), Spot(-222, -180), Spot(-236, -228), Spot(-212, -292)],
      [Spot(-182, -154), Spot(-168, -188), Spot(-176, -224)],
      [Spot(-224, -184), Spot(-196, -212), Spot(-188, -256)],
      [Spot(-235, -226), Spot(-264, -246), Spot(-276, -284)],
    ]
    for antler in antlers { d.fill(.ribbon(through: antler, from: 17, to: 4), "#5f3a30") }
  }
}
