import Foundation

extension ActorArt {
  // MARK: - Pilot

  @Sendable static func pilot() -> Drawing {
    var d = Drawing(1200, 900)
    d.cover(.down("#1f5f9f", "#5fa3cf", "#ffcf8f", "#ff9a5c"))
    d.circle(930, 560, 120, "#fff0c8")
    for cloud in [(180.0, 640.0, 1.5), (1050, 720, 1.8), (620, 790, 1.6), (300, 820, 1.9)] {
      d.cloud(cloud.0, cloud.1, scale: cloud.2, .down("#fff3e0", "#f7b68c"))
    }
    d.rect(0, 790, 1200, 120, .down("#f7b68c00", "#f08a5c"))
    biplane(on: &d)
    scarf(on: &d, isBack: true)
    d.at(480, 440, scale: 1.4) { d in pilotBust(on: &d) }
    scarf(on: &d, isBack: false)
    return d
  }

  private static func biplane(on d: inout Drawing) {
    d.at(930, 230, scale: 1.1, turn: -8) { d in
      d.rect(-90, -62, 170, 14, "#b8282f", corner: 7)
      d.line("M-60 -50L-50 10M50 -50L40 10M-20 -50L-16 0", "#5a2430", width: 5)
      d.fill(
        "M-140 -14C-80 -34 60 -34 110 -10L116 14C60 30 -40 26 -120 10L-160 -50L-128 -46Z", "#e0453a"
      )
      d.fill("M-120 10C-40 26 60 30 116 14L112 4Q-20 8 -140 -10Z", "#9f2432")
      d.rect(-90, 4, 170, 14, "#f2634a", corner: 7)
      d.ellipse(124, 0, 7, 62, "#fff6e0aa")
      d.circle(30, 44, 15, "#3a1f2c")
      d.line("M20 16L30 44L44 16", "#5a2430", width: 5)
    }
  }

  private static func pilotBust(on d: inout Drawing) {
    neck(on: &d, "#e8b48c", "#c4835f")
    shoulders(on: &d, .across("#a8663a", "#7f4630", "#5a2f2a")) { d in
      d.fill("M-20 230L24 580L360 580L360 180L80 180Z", "#5a2f2a")
      d.line("M0 260L6 560", "#e8c48a", width: 7)
      d.fill("M-150 230L-70 200L-30 330L-130 380Z", "#f2dcae")
      d.fill("M150 230L70 200L30 330L130 380Z", "#c9a876")
    }
    var face = Face(skin: "#f2c49c", shade: "#d59a72")
    face.gaze = .open
    face.brow = "#4a2a24"
    face.lips = "#c9453f"
    face.draw(on: &d)
    let cap: Outline = """
      M0 -150C100 -150 130 -80 124 20C122 80 112 120 92 134C76 110 84 40 80 -20\
      C60 -64 -60 -64 -80 -20\
      C-84 40 -76 110 -92 134C-112 120 -122 80 -124 20C-130 -80 -100 -150 0 -150Z
      """
    d.form(cap, "#8a4f30") { d in
      d.fill("M30 -160L140 -160L140 150L60 150Q90 0 30 -160Z", "#613424")
      d.fill("M-110 -60C-100 -120 -60 -140 -20 -146C-60 -120 -90 -80 -100 0Z", "#b06f42")
    }
    d.fill(
      """
      M-80 -20C-60 -64 60 -64 80 -20C84 -10 82 4 82 10C70 -30 30 -50 -10 -40\
      C-40 -34 -70 -20 -82 10C-82 4 -84 -10 -80 -20Z
      """,
      "#5a2f24")
    d.fill("M-126 -104Q0 -150 126 -104L128 -72Q0 -118 -128 -72Z", "#2f1d24")
    d.mirrored { d in
      d.circle(52, -100, 46, "#d9a84a")
      d.circle(52, -100, 36, "#173f5a")
      d.fill("M26 -112Q40 -134 64 -132L34 -84Q24 -96 26 -112Z", "#7fd0e0")
    }
    d.rect(-12, -108, 24, 14, "#d9a84a", corner: 6)
  }

  private static func scarf(on d: inout Drawing, isBack: Bool) {
    if isBack {
      d.fill(
        """
        M440 690C300 640 260 740 130 690C100 680 60 690 10 730C20 650 90 600 170 620\
        C280 650 330 560 470 610Z
        """,
        .across("#a8203a", "#8a1838"))
      d.fill(
        """
        M440 710C330 700 250 810 140 780C100 770 70 790 40 820C30 750 80 700 160 710\
        C270 720 320 620 470 640Z
        """,
        .across("#ff5a4a", "#d8303f"))
    } else {
      d.form(
        """
        M370 600C420 660 540 660 596 596C620 630 616 680 590 700C530 750 430 750 376 704\
        C350 680 350 630 370 600Z
        """,
        "#e83f42"
      ) { d in
        d.fill("M480 570C560 620 560 700 520 760L660 760L660 570Z", "#b8243c")
        d.line("M372 650Q470 720 600 650", "#a81d38", width: 8)
      }
    }
  }

  // MARK: - Diver

  @Sendable static func diver() -> Drawing {
    var d = Drawing(1000, 1000)
    d.cover(.down("#2fb5b0", "#12788c", "#0a4268", "#07254a"))
    d.beams(700, -260, count: 7, spread: 84, length: 1250, "#dcfff0")
    for weed in [(60.0, 640.0), (150, 520), (930, 600), (860, 440), (980, 380)] {
      kelpLeaf(on: &d, weed.0, weed.1)
    }
    d.at(500, 470, scale: 1.42) { d in
      diverSuit(on: &d)
      diverHelmet(on: &d)
    }
    var dice = Dice(15)
    for index in 0..<16 {
      let y = 330 - Double(index) * 22
      let x = 790 + dice.from(-46, 46)
      d.circle(x, y, dice.from(6, 24), "#d5fff033")
      d.ring(x, y, dice.from(6, 24), "#e6fff6aa", width: 4)
    }
    for fish in [(130.0, 250.0, 1.3), (220, 310, 1), (90, 350, 0.9)] {
      d.at(fish.0, fish.1, scale: fish.2) { d in
        d.fill("M50 0Q14 -34 -24 0L-54 -22L-54 22L-24 0Q14 34 50 0Z", "#ffb54a")
        d.fill("M50 0Q14 34 -24 0Z", "#f2803a")
        d.fill("M14 -16Q22 0 14 16L4 16Q12 0 4 -16Z", "#fff3dc")
        d.circle(32, -4, 4, "#1a1a33")
      }
    }
    return d
  }

  private static func kelpLeaf(on d: inout Drawing, _ x: Double, _ tall: Double) {
    let spots = (0...8).map { step -> Spot in
      let part = Double(step) / 8
      return Spot(x + sin(part * 7 + x) * 36, 1020 - part * tall)
    }
    d.fill(.ribbon(through: spots, from: 56, to: 4), "#0b4f5a")
  }

  private static func diverSuit(on d: inout Drawing) {
    shoulders(on: &d, .across("#e0a24f", "#b87436", "#6a3f34")) { d in
      d.fill("M60 180L360 180L360 580L100 580Z", "#5a3434aa")
      d.line("M-240 270Q-210 380 -230 560M240 270Q210 380 230 560", "#5a343466", width: 8)
    }
    d.fill(
      "M-170 200Q-190 300 -120 350Q0 400 120 350Q190 300 170 200Q0 260 -170 200Z",
      .across("#ffd98a", "#d9953f", "#8a5230"))
    for bolt in [(-140.0, 290.0), (-74, 336), (0, 350), (74, 336), (140, 290)] {
      d.circle(bolt.0, bolt.1, 13, "#6a3f24")
      d.circle(bolt.0 - 3, bolt.1 - 3, 9, "#ffe3a3")
    }
  }

  private static func diverHelmet(on d: inout Drawing) {
    d.line("M130 -130C220 -200 250 -300 230 -400", "#3a2f3a", width: 24)
    d.rect(-40, -236, 80, 40, .across("#ffd98a", "#a8642f"), corner: 10)
    d.form(
      """
      M0 -206C130 -206 206 -110 206 10C206 120 170 200 130 230L-130 230\
      C-170 200 -206 120 -206 10C-206 -110 -130 -206 0 -206Z
      """,
      .ball(0.3, 0.22, "#ffe9b0", "#eeb250", "#a8602f")
    ) { d in
      d.fill("M90 -220C190 -80 180 130 90 240L240 240L240 -220Z", "#6a382c88")
      d.fill("M-220 186Q0 250 220 186L220 240L-220 240Z", "#8a4f2c")
    }
    d.fill("M-150 -110C-120 -160 -80 -180 -40 -186C-90 -150 -120 -110 -130 -60Z", "#fff6d8")
    d.mirrored { d in
      d.ellipse(190, 10, 26, 60, "#a8642f")
      d.ellipse(194, 10, 17, 46, "#123a52")
    }
    d.circle(0, 16, 134, "#8a4f2c")
    d.circle(-3, 12, 128, .along(50, "#ffe3a3", "#d99a45", "#a8642f"))
    for index in 0..<8 {
      let bolt = Spot.polar(radius: 114, degrees: Double(index) * 45 + 22)
      d.circle(bolt.x, bolt.y + 14, 8, "#7a4526")
    }
    d.form("M-98 16A98 98 0 1 0 98 16A98 98 0 1 0 -98 16Z", .down("#0e5872", "#0a2f52")) { d in
      d.at(0, 30, scale: 0.74) { d in
        d.fill("M-120 -200L120 -200L120 -60Q0 -110 -120 -60Z", "#1a1230")
        var face = Face(skin: "#c98f66", shade: "#96604c")
        face.gaze = .open
        face.draw(on: &d)
        d.fill("M-104 -30C-100 -150 100 -150 104 -30Q60 -96 -10 -90Q-70 -84 -104 -30Z", "#241626")
      }
      d.rect(-110, -90, 220, 210, "#0e587255")
      d.fill("M-100 30L-20 -100L30 -100L-84 90Z", "#c9fff044")
    }
  }

  // MARK: - Astronaut

  @Sendable static func astronaut() -> Drawing {
    var d = Drawing(800, 1200)
    d.cover(.along(70, "#2a0f5a", "#4a1a8a", "#8a2f9f"))
    d.circle(150, 240, 420, .round("#ff5fa855", "#ff5fa800"))
    d.circle(700, 700, 460, .round("#3fb0ff44", "#3fb0ff00"))
    d.stars(170, floor: 1200, seed: 99)
    d.circle(640, 200, 110, .along(50, "#ffd98a", "#f2855a", "#b8345a"))
    d.at(640, 200, turn: -18) { d in
      d.line("M-172 10C-170 60 170 60 172 10", "#ffe9c4", width: 13)
      d.line("M-150 20C-140 50 140 50 150 20", "#c9568a", width: 6)
    }
    d.at(400, 600, scale: 1.42) { d in
      suit(on: &d)
      visor(on: &d)
    }
    return d
  }

  private static func suit(on d: inout Drawing) {
    d.rect(-210, 130, 420, 420, "#b9b5d0", corner: 60)
    shoulders(on: &d, .along(30, "#ffffff", "#e6e4f2", "#a8a3cc")) { d in
      d.fill("M90 180L360 180L360 580L110 580Z", "#8a84b855")
      d.line("M-210 250Q-200 400 -190 560M210 250Q200 400 190 560", "#8a84b8", width: 6)
      d.rect(-104, 340, 208, 150, "#d5d2e6", corner: 20)
      d.rect(-84, 362, 70, 44, "#2a2454", corner: 8)
      for light in [(24.0, "#ff5a5a"), (56, "#ffd25a"), (86, "#3fd0a0")] {
        d.circle(light.0 - 4, 384, 11, .solid(light.1))
      }
      d.rect(-84, 426, 168, 14, "#8a84b8", corner: 7)
      d.rect(-84, 452, 110, 14, "#8a84b8", corner: 7)
    }
    d.rect(-320, 372, 92, 26, "#ff6a4a")
    d.rect(228, 372, 92, 26, "#c9405a")
    d.ellipse(0, 214, 160, 46, "#8a84b8")
    d.ellipse(0, 204, 150, 38, "#ff7a52")
  }

  private static func visor(on d: inout Drawing) {
    d.form(
      """
      M0 -236C140 -236 216 -140 216 -10C216 120 140 216 0 216C-140 216 -216 120 -216 -10\
      C-216 -140 -140 -236 0 -236Z
      """,
      .ball(0.3, 0.25, "#ffffff", "#eceaf6", "#a8a3cc")
    ) { d in
      d.fill("M120 -240C210 -80 200 100 100 230L260 230L260 -240Z", "#8a84b866")
    }
    d.mirrored { d in d.rect(196, -50, 38, 96, "#c9c5de", corner: 16) }
    reflection(on: &d)
    d.line(glass, "#f2b84a", width: 11)
  }

  private static let glass: Outline = """
    M0 -158C110 -158 170 -100 170 -10C170 90 110 152 0 152C-110 152 -170 90 -170 -10\
    C-170 -100 -110 -158 0 -158Z
    """

  /// The glass of the helmet, which mirrors a planet and its sun.
  private static func reflection(on d: inout Drawing) {
    d.form(glass, .along(60, "#1a1440", "#3a1f78", "#ff8a5c")) { d in
      for star in [
        (-100.0, -90.0), (-50, -120), (20, -110), (70, -80), (110, -20), (-130, -30), (-20, -60),
      ] {
        d.circle(star.0, star.1, 3.5, "#ffffff")
      }
      d.circle(-10, 190, 190, "#8fe0ff66")
      d.circle(-10, 200, 182, .ball(0.3, 0.1, "#7fe0ff", "#2a8fe0", "#0f3f8f"))
      d.fill(
        """
        M-110 70C-70 30 -20 60 10 50C30 80 -20 90 -30 130C-80 140 -130 110 -110 70ZM50 60\
        C90 50 130 90 140 130C110 160 70 130 60 100Z
        """,
        "#5fd08a")
      d.fill(
        "M-170 -10C-170 -100 -110 -158 0 -158C-80 -130 -130 -60 -120 40C-150 50 -168 20 -170 -10Z",
        "#ffffff33")
      d.circle(100, -90, 24, "#fff6d8")
      d.circle(100, -90, 46, "#fff6d855")
    }
  }
}
