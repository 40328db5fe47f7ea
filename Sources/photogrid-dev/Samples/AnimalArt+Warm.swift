extension AnimalArt {
  // MARK: - Toucan

  @Sendable static func toucan() -> Drawing {
    var d = Drawing(1200, 900)
    d.cover(.down("#f7a58f", "#f9c8a8", "#fbe3c0"))
    d.circle(770, 380, 300, "#fff0d0")
    let leaves: [(Double, Double, Double, Double, String, String)] = [
      (1180, 920, -46, 2, "#2c9a72", "#1c7a64"), (1250, 520, -80, 1.5, "#57b86c", "#2f8f66"),
      (1120, -60, -150, 1.5, "#2c9a72", "#1c7a64"), (20, 940, 40, 1.6, "#57b86c", "#2f8f66"),
      (-40, 120, 110, 1.4, "#1c7a64", "#125a54"), (330, 990, 10, 1.2, "#1c7a64", "#125a54"),
      (880, 1000, -18, 1.3, "#1c7a64", "#125a54"),
    ]
    for leaf in leaves {
      d.at(leaf.0, leaf.1, scale: leaf.3, turn: leaf.2) { d in jungleLeaf(on: &d, leaf.4, leaf.5) }
    }
    d.fill("M300 800C520 760 820 800 1220 730L1220 776C840 850 540 810 300 836Z", "#5a2f33")
    d.at(640, 430) { d in toucanBody(on: &d) }
    for claw in [640.0, 672, 720, 752] { d.rect(claw, 766, 22, 56, "#5aa0b8", corner: 11) }
    return d
  }

  private static func jungleLeaf(on d: inout Drawing, _ lit: String, _ dark: String) {
    d.form(.petal(length: 340, width: 190, belly: 0.45), .solid(lit)) { d in
      d.rect(0, -360, 200, 380, .solid(dark))
      for step in 1...7 {
        let y = (-Double(step) * 42).svg
        d.line(Outline("M0 \(y)q50 -26 110 -80M0 \(y)q-50 -26 -110 -80"), "#0b3f4455", width: 4)
      }
    }
    d.line("M0 10L0 -330", "#d5e89a88", width: 5)
  }

  private static func toucanBody(on d: inout Drawing) {
    d.fill("M150 280L330 520L250 540L90 330Z", "#12142c")
    d.fill("M230 410L330 520L250 540Z", "#d8343f")
    let body: Outline = """
      M-40 -260C60 -290 150 -220 170 -110C250 0 270 200 210 330C150 390 60 380 0 330\
      C-90 250 -130 80 -120 -60C-130 -150 -110 -230 -40 -260Z
      """
    d.form(body, "#1b1d3d") { d in
      d.fill("M-150 -120C-60 -150 60 -140 70 -40C70 60 -10 110 -110 100Z", "#fff3cf")
      d.fill("M-150 -120C-80 -60 -90 60 -110 110L-160 110Z", "#ffd25a")
      d.fill("M-110 100C-40 106 20 80 50 40C50 90 0 140 -100 128Z", "#e0383f")
      d.fill("M120 -20C210 80 250 220 190 350C90 300 60 120 120 -20Z", "#2c3060")
      d.fill("M120 -20C170 100 200 220 190 350C250 300 260 80 120 -20Z", "#12142c")
    }
    d.form(
      """
      M-66 -240C-180 -310 -400 -290 -510 -150C-530 -110 -530 -60 -510 -30\
      C-490 -70 -460 -84 -420 -84\
      C-300 -84 -180 -90 -92 -96C-110 -150 -100 -210 -66 -240Z
      """, .along(20, "#ffb52e", "#ff8a2a", "#f2632c")
    ) { d in
      d.fill("M-66 -240C-180 -310 -400 -290 -510 -150C-400 -240 -200 -250 -84 -180Z", "#ffd95c")
      d.fill("M-540 -20C-480 -150 -300 -150 -80 -140L-80 -80L-540 -20Z", "#e0452f")
      d.fill("M-540 0C-530 -110 -480 -190 -420 -230L-560 -230Z", "#1b1d3d")
    }
    d.line("M-516 -60C-430 -150 -250 -130 -92 -136", "#7a1f2a", width: 6)
    d.fill("M-66 -244C-104 -210 -114 -150 -94 -94L-70 -94C-88 -150 -80 -210 -44 -246Z", "#1b1d3d")
    d.circle(-2, -176, 48, "#3fb6d8")
    d.circle(-2, -176, 29, "#101226")
    d.circle(-12, -186, 8, "#ffffff")
  }

  // MARK: - Panda

  @Sendable static func panda() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover(.down("#d8eec0", "#a5d99a", "#5fb57f"))
    d.circle(450, 470, 360, "#eef8d2")
    for cane in [
      (90.0, 46.0, "#7fc48a"), (230, 30, "#93d096"), (700, 34, "#8ccb90"), (820, 50, "#6fb880"),
    ] {
      bamboo(on: &d, cane.0, wide: cane.1, cane.2)
    }
    bamboo(on: &d, 20, wide: 64, "#3a8f62")
    bamboo(on: &d, 884, wide: 60, "#3a8f62")
    d.hill(1110, 18, waves: 1.1, phase: 2, "#2f7d5c")
    d.at(450, 470) { d in
      pandaBody(on: &d)
      pandaHead(on: &d)
      pandaSnack(on: &d)
    }
    return d
  }

  private static func bamboo(on d: inout Drawing, _ x: Double, wide: Double, _ color: String) {
    for step in 0..<6 {
      let y = Double(step) * 216 - 40
      d.rect(x - wide / 2, y, wide, 208, .solid(color), corner: wide * 0.2)
      d.rect(x + wide * 0.14, y, wide * 0.36, 208, "#1d5a4a33", corner: wide * 0.2)
    }
    for leaf in [(180.0, 64.0), (396, -70), (612, 76)] {
      d.at(x, leaf.0, turn: leaf.1) { d in
        d.fill(.petal(length: wide * 2.6, width: wide * 0.7), .solid(color))
      }
      d.at(x, leaf.0, turn: leaf.1 + 30) { d in
        d.fill(.petal(length: wide * 2, width: wide * 0.6), .solid(color))
      }
    }
  }

  private static func pandaBody(on d: inout Drawing) {
    d.ellipse(0, 650, 330, 40, "#14483fcc")
    d.form("M-180 130C-300 280 -310 560 -200 640Q0 700 200 640C310 560 300 280 180 130Z", "#fbf7ee")
    { d in
      d.fill("M70 100C170 300 150 520 60 680L340 680L340 100Z", "#dcdcd8")
      d.fill("M-260 100L260 100L280 250Q0 330 -280 250Z", "#20222f")
    }
    d.mirrored { d in
      d.fill(
        "M120 560C170 460 300 450 320 560C330 650 240 680 160 670C120 650 104 610 120 560Z",
        "#20222f")
      d.ellipse(236, 590, 56, 62, "#3d3f52")
      d.ellipse(236, 606, 30, 26, "#8a7f8a")
      for toe in [200.0, 236, 272] { d.circle(toe, 556, 11, "#8a7f8a") }
    }
  }

  private static func pandaHead(on d: inout Drawing) {
    d.mirrored { d in
      d.circle(190, -190, 84, "#20222f")
      d.circle(186, -184, 48, "#3d3f52")
    }
    d.form(
      """
      M0 -250C150 -250 260 -150 260 -10C270 120 150 210 0 210C-150 210 -270 120 -260 -10\
      C-260 -150 -150 -250 0 -250Z
      """,
      "#fffdf6"
    ) { d in
      d.fill("M110 -260C190 -100 190 80 90 230L300 230L300 -260Z", "#dfe0dc")
      d.circle(-170, 100, 44, "#f7b3a055")
      d.circle(170, 100, 44, "#f0a09055")
    }
    d.mirrored { d in
      d.fill("M60 -90C110 -120 170 -70 168 0C166 60 110 70 76 40C40 10 30 -60 60 -90Z", "#20222f")
      d.circle(94, -20, 25, "#fffdf6")
      d.circle(91, -18, 19, "#1a1018")
    }
    d.circle(-98, -26, 7, "#ffffff")
    d.circle(84, -26, 7, "#ffffff")
    d.fill("M-40 56Q0 36 40 56Q30 92 0 96Q-30 92 -40 56Z", "#20222f")
    d.line("M0 94L0 116M-50 124Q-20 146 0 118Q20 146 50 124", "#20222f", width: 8)
  }

  private static func pandaSnack(on d: inout Drawing) {
    d.at(-10, 370, turn: 58) { d in
      d.rect(-250, -20, 500, 40, .down("#9ad86a", "#5fae4a"), corner: 10)
      for joint in [-130.0, 0, 130] { d.rect(joint, -23, 8, 46, "#3f8a42") }
      d.at(-236, -10, turn: -60) { d in d.fill(.petal(length: 130, width: 44), "#4fae52") }
      d.at(-236, 0, turn: -104) { d in d.fill(.petal(length: 150, width: 46), "#6fc45a") }
    }
    d.fill(
      "M-220 190C-290 250 -280 380 -180 400C-110 410 -70 370 -90 320C-130 300 -130 250 -110 210Z",
      "#2a2c3a")
    d.fill(
      "M230 200C300 300 270 440 150 450C80 450 40 410 60 360C110 350 120 290 110 220Z", "#181a26")
    for nail in [(-120.0, 392.0), (-96, 372), (84, 436), (64, 410)] {
      d.circle(nail.0, nail.1, 8, "#5a5c6e")
    }
  }

  // MARK: - Elephants

  @Sendable static func elephants() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#f2683c", "#f99a45", "#ffd070", "#ffeaa8"))
    d.circle(640, 400, 230, .down("#fffbe0", "#ffe58f"))
    d.hill(540, 24, waves: 1.2, phase: 2, "#e8954c")
    acacia(on: &d, 1010, 590, 1.25, "#8a3f33")
    acacia(on: &d, 120, 570, 0.7, "#b5603c")
    d.hill(580, 10, waves: 1.6, phase: 0.4, "#b5603c")
    d.at(560, 430, scale: 1.06) { d in elephant(on: &d, "#5a4a6e", "#433558", "#75628a") }
    d.at(250, 566, scale: 0.52) { d in elephant(on: &d, "#6a567c", "#4f3f63", "#87729a") }
    d.hill(690, 10, waves: 1.1, phase: 3.4, "#7a3038")
    var dice = Dice(70)
    for _ in 0..<120 {
      let x = dice.from(-10, 1210)
      let color = dice.pick(["#7a3038", "#5a2032", "#8f3f3a"])
      d.at(x, dice.from(690, 810), turn: dice.from(-26, 26)) { d in
        d.fill(.petal(length: dice.from(30, 90), width: 9), .solid(color))
      }
    }
    d.rect(0, 770, 1200, 40, "#4a182c")
    for bird in [(860.0, 190.0, 24.0), (920, 220, 17), (800, 236, 15)] {
      d.bird(bird.0, bird.1, bird.2, "#7a3038")
    }
    return d
  }

  private static func acacia(
    on d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ color: String
  ) {
    d.at(x, y, scale: scale) { d in
      d.fill(
        """
        M-12 20C-4 -60 -20 -110 -80 -170L-66 -176C-20 -130 0 -110 6 -90\
        C14 -120 40 -150 70 -180L84 -172C40 -120 18 -70 16 20Z
        """,
        .solid(color))
      for crown in [(-70.0, -186.0, 96.0, 24.0), (60, -196, 110, 26), (0, -222, 120, 28)] {
        d.ellipse(crown.0, crown.1, crown.2, crown.3, .solid(color))
      }
    }
  }

  /// An elephant from the side that walks to the right, about 420 tall.
  private static func elephant(on d: inout Drawing, _ base: String, _ dark: String, _ lit: String) {
    d.fill("M-130 100L-124 300L-60 300L-50 120ZM120 100L130 300L192 300L180 90Z", .solid(dark))
    d.line("M-222 -60C-256 0 -250 50 -262 104", .solid(dark), width: 10)
    let body: Outline = """
      M-224 -60C-220 -140 -130 -170 -20 -166C60 -190 120 -180 160 -150C220 -186 310 -160 334 -90\
      C350 -40 352 30 350 110C352 170 376 180 398 160L410 176C384 220 316 214 306 140\
      C300 90 296 60 286 40\
      C262 66 226 62 200 50C196 90 170 120 140 130L136 300L68 300L58 150L-70 150L-104 190L-116 300\
      L-186 300L-190 160C-224 110 -230 10 -224 -60Z
      """
    d.form(body, .solid(base)) { d in
      d.fill("M-240 60C-160 130 20 150 130 100L140 310L-240 310Z", .solid(dark + "88"))
      d.fill("M-230 -100C-160 -190 60 -190 160 -150C100 -160 -120 -150 -210 -60Z", .solid(lit))
      d.fill("M160 -150C240 -180 310 -150 334 -90C290 -140 230 -150 170 -130Z", .solid(lit))
      for line in [60.0, 84, 108, 132] {
        d.line(Outline("M300 \(line.svg)q26 8 56 -2"), .solid(dark), width: 4)
      }
      for toe in [-180.0, -158, -136, 76, 98, 120] { d.ellipse(toe, 298, 10, 9, .solid(lit)) }
    }
    d.fill("M286 44C300 90 350 100 384 78C360 82 326 70 312 26Z", "#fff6e0")
    d.fill(
      """
      M236 -110C190 -160 100 -160 78 -80C70 0 110 90 150 96C180 80 196 40 222 10\
      C244 -30 250 -80 236 -110Z
      """,
      .solid(dark))
    d.fill(
      """
      M228 -106C186 -146 110 -146 94 -76C90 -10 120 64 148 72C176 50 188 20 210 -4\
      C230 -40 240 -80 228 -106Z
      """,
      .solid(lit))
    d.circle(284, -66, 8, "#1d1228")
  }
}
