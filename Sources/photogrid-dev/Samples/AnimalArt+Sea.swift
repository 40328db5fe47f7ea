import Foundation

extension AnimalArt {
  // MARK: - Whale

  @Sendable static func whale() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.down("#8ff0e2", "#35c3d2", "#1590bd", "#0b568f", "#083468"))
    d.beams(520, -220, count: 9, spread: 96, length: 1050, "#e6fff6")
    d.fill("M0 0L1200 0L1200 40Q1100 66 1000 46T800 50T600 44T400 52T200 44T0 52Z", "#c9f5ec")
    d.fill("M780 18L940 18C930 60 900 74 860 74C820 74 790 60 780 18Z", "#0a2f66")
    school(on: &d)
    d.at(640, 420, scale: 1.04, turn: -8) { d in whaleBody(on: &d) }
    d.fill("M-10 800L-10 690C120 640 240 720 380 740C460 750 560 770 640 800Z", "#06285a")
    d.fill("M1210 800L1210 650C1090 650 1000 730 900 750C860 760 800 780 760 800Z", "#052050")
    var dice = Dice(4)
    for _ in 0..<26 {
      d.ring(dice.from(1000, 1120), dice.from(200, 700), dice.from(4, 13), "#c9f5ec99", width: 3)
    }
    return d
  }

  private static func whaleBody(on d: inout Drawing) {
    d.fill(
      """
      M-380 -26C-440 -30 -500 -80 -560 -150C-548 -80 -540 -40 -520 -8C-550 20 -580 60 -590 110\
      C-520 90 -440 40 -380 20Z
      """,
      .along(60, "#35499a", "#1a2568"))
    let body: Outline = """
      M452 -6C446 -110 250 -172 50 -160C-20 -156 -60 -150 -84 -146L-122 -176L-140 -134\
      C-260 -100 -330 -50 -410 -22L-410 12C-300 40 -180 130 60 138C250 144 420 100 452 -6Z
      """
    d.form(body, .down("#4560b5", "#2b3f90", "#1a2568")) { d in
      d.fill(
        "M470 -14C380 40 300 34 220 56C100 100 -100 100 -320 20L-300 180L480 180Z",
        .down("#fffaf0", "#c3d5ea"))
      for index in 0..<8 {
        let y = 66 + Double(index) * 12
        let start = Spot(430 - Double(index) * 22, y - 30)
        let line = "M\(start.text)Q250 \((y + 44).svg) 20 \((y + 20).svg)"
        d.line(Outline(line), "#8fb3d9aa", width: 4)
      }
      d.fill("M-420 -40C-200 -140 100 -190 300 -140L300 -180L-420 -180Z", "#7f9ae088")
      for dot in [
        (180.0, -110.0), (210, -96), (150, -90), (240, -116), (120, -116), (-200, -60), (-170, -48),
      ] {
        d.circle(dot.0, dot.1, 5, "#a8d0f0aa")
      }
    }
    d.line("M450 -14C380 38 310 30 246 44", "#0a2a66", width: 6)
    d.circle(262, 10, 14, "#0a1f4f")
    d.circle(266, 5, 5, "#ffffff")
    d.fill(
      "M150 70C150 180 60 270 -60 300C-50 220 -10 130 60 64Z", .along(70, "#2f4498", "#141c55"))
    d.line("M140 110C130 180 60 250 -40 280", "#7f9ae066", width: 5)
  }

  private static func school(on d: inout Drawing) {
    var dice = Dice(17)
    for _ in 0..<26 {
      let x = dice.from(60, 420)
      let y = dice.from(560, 700) - x * 0.12
      d.at(x, y, scale: dice.from(0.6, 1)) { d in
        d.fill("M22 0Q6 -13 -14 0L-26 -9L-26 9L-14 0Q6 13 22 0Z", "#ffd98acc")
      }
    }
  }

  // MARK: - Octopus

  @Sendable static func octopus() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover(.down("#1b8a9e", "#0f5582", "#0f2458"))
    d.circle(450, 420, 460, .round("#7fe0d288", "#7fe0d222", "#7fe0d200"))
    d.beams(420, -200, count: 6, spread: 64, length: 1100, "#d2fff0")
    seabed(on: &d)
    for arm in backArms { tentacle(on: &d, arm, width: 88, "#a3285f", nil) }
    for arm in frontArms { tentacle(on: &d, arm, width: 104, "#e5486d", "#ffbfa3") }
    octopusHead(on: &d)
    var dice = Dice(8)
    for _ in 0..<22 {
      d.ring(dice.from(60, 840), dice.from(60, 900), dice.from(5, 17), "#d2fff088", width: 4)
    }
    return d
  }

  /// An arm and its mirror image, with suckers along its lower side when `dots` has their colour.
  private static func tentacle(
    on d: inout Drawing, _ spots: [Spot], width: Double, _ color: Paint, _ dots: String?
  ) {
    let line = Outline.dense(spots)
    d.mirrored(at: 450) { d in
      d.fill(.ribbon(through: spots, from: width, to: 12), color)
      guard let dots else { return }
      for index in stride(from: 9, to: line.count - 3, by: 3) {
        let way = line[index + 1] - line[index]
        let long = max((way.x * way.x + way.y * way.y).squareRoot(), 0.001)
        let half = width * 0.24 * (1 - Double(index) / Double(line.count) * 0.8)
        let spot = line[index] + Spot(-way.y / long, way.x / long) * half
        d.circle(spot.x, spot.y, half * 0.62, .solid(dots))
      }
    }
  }

  private static let frontArms = [
    [
      Spot(560, 620), Spot(640, 690), Spot(730, 700), Spot(806, 640), Spot(824, 560),
      Spot(786, 502),
      Spot(730, 514), Spot(724, 566), Spot(760, 580),
    ],
    [
      Spot(505, 680), Spot(550, 800), Spot(590, 920), Spot(650, 1000), Spot(730, 1000),
      Spot(768, 930), Spot(730, 876), Spot(680, 896), Spot(690, 936),
    ],
  ]

  private static let backArms = [
    [
      Spot(550, 640), Spot(630, 760), Spot(720, 820), Spot(810, 806), Spot(850, 740),
      Spot(816, 694),
      Spot(776, 714), Spot(790, 746),
    ],
    [
      Spot(470, 690), Spot(480, 830), Spot(490, 960), Spot(510, 1070), Spot(566, 1120),
      Spot(624, 1090), Spot(616, 1036), Spot(574, 1040),
    ],
  ]

  private static func octopusHead(on d: inout Drawing) {
    let head: Outline = """
      M450 120C620 120 700 260 670 400C656 470 610 520 620 600C630 700 540 740 450 740\
      C360 740 270 700 280 600C290 520 244 470 230 400C200 260 280 120 450 120Z
      """
    d.form(head, .ball(0.3, 0.2, "#ff9a7a", "#ee4f6e", "#b82a5f")) { d in
      d.fill(
        "M520 100C640 260 600 420 560 520C560 620 590 700 540 760L720 760L720 100Z", "#8f1f5a55")
      for dot in [
        (330.0, 260.0, 26.0), (390, 200, 17), (300, 340, 15), (560, 230, 20), (600, 310, 13),
        (450, 170, 12),
      ] {
        d.circle(dot.0, dot.1, dot.2, "#ffc9a288")
      }
    }
    d.mirrored(at: 450) { d in
      d.ellipse(366, 520, 60, 52, "#c92f62")
      d.circle(368, 524, 40, "#fff6e0")
      d.ellipse(372, 526, 30, 16, "#1b1238")
      d.fill("M312 500Q366 452 420 506Q366 486 312 500Z", "#a8245a")
    }
    d.circle(362, 516, 7, "#ffffff")
    d.circle(520, 516, 7, "#ffffff")
  }

  private static func seabed(on d: inout Drawing) {
    d.hill(1110, 22, waves: 1.2, phase: 2, "#0a1c47")
    let corals: [(Double, Double, String)] = [
      (60, 330, "#f2a13c"), (850, 380, "#f2a13c"), (150, 200, "#8a4fc0"), (770, 230, "#8a4fc0"),
    ]
    for coral in corals {
      let x = coral.0
      for lean in [-60.0, -20, 26, 64] {
        let top = 1180 - coral.1 * (1 - abs(lean) * 0.004)
        let path = "M\(x.svg) 1200Q\((x + lean * 0.2).svg) 1080 \((x + lean).svg) \(top.svg)"
        d.line(Outline(path), .solid(coral.2), width: 24)
      }
    }
    d.hill(1170, 12, waves: 1.6, phase: 0, "#071434")
  }

  // MARK: - Turtle

  @Sendable static func turtle() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.along(60, "#8fecd2", "#3ccbc9", "#1797b8"))
    ripples(on: &d)
    d.at(640, 480, turn: -24, opacity: 0.35) { d in
      d.ellipse(0, 0, 300, 210, "#0a5a80")
      d.fill(
        """
        M120 -150C260 -240 320 -330 330 -400C200 -350 100 -260 60 -150ZM120 150\
        C220 240 240 300 230 360C140 320 60 240 40 160Z
        """,
        "#0a5a80")
    }
    d.at(590, 400, turn: -24) { d in turtleBody(on: &d) }
    for fish in [(180.0, 640.0), (250, 690), (150, 720), (1040, 130), (1100, 180)] {
      d.at(fish.0, fish.1, turn: -30) { d in
        d.fill("M44 0Q14 -26 -26 0L-52 -18L-52 18L-26 0Q14 26 44 0Z", "#ffcf4a")
        d.fill("M44 0Q14 26 -26 0Z", "#f59a2e")
      }
    }
    return d
  }

  private static func ripples(on d: inout Drawing) {
    var dice = Dice(19)
    for row in 0..<9 {
      for column in 0..<8 {
        let x = Double(column) * 170 + dice.from(-60, 60)
        let y = Double(row) * 100 + dice.from(-40, 40)
        let a = dice.from(40, 90)
        let path =
          """
          M\((x - a).svg) \(y.svg)q\((a * 0.5).svg) \((-a * 0.5).svg) \(a.svg) 0\
          t\(a.svg) \(dice.from(-12, 12).svg)
          """
        d.line(Outline(path), "#e6fff455", width: dice.from(4, 9))
      }
    }
  }

  private static func turtleBody(on d: inout Drawing) {
    let skin: Paint = .along(90, "#3f9a6a", "#1f6f58")
    d.mirroredDown { d in
      d.form("M110 -120C230 -170 300 -270 300 -390C180 -350 70 -260 40 -130Z", skin) { d in
        for spot in [
          (150.0, -180.0, 22.0), (200, -230, 20), (240, -290, 18), (180, -270, 14), (130, -230, 16),
          (270, -340, 12),
        ] {
          d.circle(spot.0, spot.1, spot.2, "#c9e8a066")
        }
      }
      d.fill("M-170 -100C-250 -130 -300 -190 -310 -240C-230 -230 -160 -190 -120 -120Z", skin)
    }
    d.form("M200 -50C260 -80 340 -70 360 -30Q372 0 360 30C340 70 260 80 200 50Z", skin) { d in
      d.ellipse(310, -10, 40, 26, "#c9e8a055")
    }
    d.circle(330, -44, 9, "#10302f")
    d.circle(330, 44, 9, "#10302f")
    d.fill("M-230 -14L-290 0L-230 14Z", skin)
    d.ellipse(0, 0, 252, 192, "#e8c36a")
    d.form(
      """
      M236 0C236 -110 110 -180 -20 -176C-150 -170 -238 -90 -240 0C-238 90 -150 170 -20 176\
      C110 180 236 110 236 0Z
      """,
      "#a8622f"
    ) { d in
      shell(on: &d)
    }
  }

  private static func shell(on d: inout Drawing) {
    for column in -2...2 {
      let x = Double(column) * 96
      d.fill(
        .polygon(x - 58, 0, x - 32, -54, x + 32, -54, x + 58, 0, x + 32, 54, x - 32, 54), "#d98a3c")
      d.fill(
        .polygon(x - 40, 0, x - 22, -38, x + 22, -38, x + 40, 0, x + 22, 38, x - 22, 38), "#f0ad55")
      for side in [-1.0, 1] {
        let left = x + 48
        d.fill(
          .polygon(
            left - 26, side * 64, left + 26, side * 64, left + 52, side * 130, left + 30,
            side * 200, left - 30, side * 200, left - 52, side * 130),
          .solid(side < 0 ? "#e09a48" : "#b8702f"))
        d.fill(
          .polygon(
            left - 16, side * 78, left + 16, side * 78, left + 32, side * 122, left - 32, side * 122
          ),
          .solid(side < 0 ? "#f5bd6a" : "#cc8438"))
      }
    }
    d.rect(-260, 40, 520, 160, "#5a2a2a33")
  }

  // MARK: - Otter

  @Sendable static func otter() -> Drawing {
    var d = Drawing(1200, 900)
    d.cover(.along(70, "#2fb0b8", "#17839e", "#0d5580"))
    for ring in [(600.0, 480.0, 560.0, 400.0), (600, 480, 440, 310)] {
      d.ellipse(ring.0, ring.1, ring.2, ring.3, "#7fe0d822")
    }
    var dice = Dice(63)
    for _ in 0..<34 {
      let x = dice.from(0, 1200)
      let y = dice.from(20, 880)
      d.rect(x, y, dice.from(50, 170), 7, "#a8f0e455", corner: 4)
    }
    kelp(on: &d)
    d.at(430, 320, scale: 1.12, turn: -40) { d in
      otterBody(on: &d)
      otterHead(on: &d)
    }
    return d
  }

  private static func kelp(on d: inout Drawing) {
    for base in [(60.0, 900.0, 16.0), (1130, 60, 196), (160, 960, 30), (1180, 180, 220)] {
      d.at(base.0, base.1, scale: 1.2, turn: base.2) { d in
        d.line("M0 0C30 -100 -30 -200 10 -320", "#0f5a4c", width: 9)
        for step in 0..<7 {
          d.at(
            step.isMultiple(of: 2) ? 4 : -4, -Double(step) * 46,
            turn: step.isMultiple(of: 2) ? 58 : -58
          ) { d in
            d.fill(
              .petal(length: 96, width: 30), .solid(step.isMultiple(of: 2) ? "#2c8a5c" : "#1d6f55"))
          }
        }
      }
    }
  }

  private static func otterBody(on d: inout Drawing) {
    d.ellipse(40, 250, 290, 360, "#0a3f6677")
    d.fill("M-50 420C-60 520 -20 620 60 660C110 640 90 560 60 420Z", "#4f2f28")
    d.mirrored { d in
      d.at(104, 470, turn: 24) { d in
        d.ellipse(0, 0, 50, 74, "#5a362c")
        for toe in [-26.0, 0, 26] { d.ellipse(toe, 58, 15, 24, "#432620") }
      }
    }
    d.form("M-150 60C-220 180 -210 400 -110 470Q0 520 110 470C210 400 220 180 150 60Z", "#7a4c38") {
      d in
      d.fill("M60 40C140 200 120 400 60 520L240 520L240 40Z", "#63392d")
      d.ellipse(-10, 250, 112, 200, "#b98a62")
    }
    d.at(0, 236, turn: 12) { d in
      d.fill(.star(points: 5, outer: 92, inner: 44), "#f2643c")
      d.circle(0, 0, 40, "#ff8a55")
      for turn in [0.0, 72, 144, 216, 288] {
        let dot = Spot.polar(radius: 52, degrees: turn - 90)
        d.circle(dot.x, dot.y, 6, "#ffd0a0")
      }
    }
    d.mirrored { d in
      d.fill(
        "M150 100C210 170 190 260 96 284C50 290 40 250 70 230C110 210 110 170 96 130Z", "#6a4032")
      d.ellipse(66, 258, 36, 28, "#4f2f28")
    }
  }

  private static func otterHead(on d: inout Drawing) {
    d.mirrored { d in
      d.circle(136, -112, 38, "#63392d")
      d.circle(134, -106, 20, "#3f231e")
    }
    d.form(
      """
      M0 -190C110 -190 176 -110 176 -10C176 90 100 140 0 140C-100 140 -176 90 -176 -10\
      C-176 -110 -110 -190 0 -190Z
      """,
      "#8f5c42"
    ) { d in
      d.fill("M50 -200C110 -60 100 60 40 150L200 150L200 -200Z", "#744634")
      d.fill("M-190 40C-130 -30 -60 -20 0 -50C60 -20 130 -30 190 40L190 160L-190 160Z", "#d8b083")
      d.fill("M40 -34C100 -20 140 -20 190 40L190 160L30 160C80 100 80 20 40 -34Z", "#bf9268")
    }
    d.mirrored { d in
      d.circle(78, -40, 19, "#24121a")
      d.line("M50 44L190 22M54 58L196 60", "#5a362c88", width: 4)
      d.ellipse(40, 44, 48, 38, "#e8c79c")
    }
    d.circle(-84, -47, 6, "#ffffff")
    d.circle(72, -47, 6, "#ffffff")
    d.fill("M-40 -6Q0 -30 40 -6Q34 30 0 36Q-34 30 -40 -6Z", "#2e1820")
    d.fill("M-24 -8Q-6 -18 8 -12Q-4 0 -24 -8Z", "#7f5f68")
    d.line("M0 36L0 54M-34 62Q-14 80 0 56Q14 80 34 62", "#4a2a24", width: 6)
  }
}
