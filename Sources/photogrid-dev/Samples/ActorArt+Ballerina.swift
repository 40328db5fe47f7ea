extension ActorArt {
  @Sendable static func ballerina() -> Drawing {
    var d = Drawing(800, 1200)
    d.cover(.down("#0f2a5f", "#1f4a8a", "#3f7ab0"))
    d.fill("M330 -20L470 -20L760 1060L40 1060Z", .down("#fff6e0ee", "#ffd0c8aa"))
    d.rect(0, 1000, 800, 200, .down("#2c4f8a", "#142a5a"))
    d.ellipse(400, 1060, 330, 64, "#fff0e0ee")
    d.ellipse(410, 1086, 96, 15, "#2c4f8a88")
    d.fill("M0 0L150 0C160 400 110 800 40 1200L0 1200Z", .across("#7a2450", "#b83a6a", "#7a2450"))
    d.fill(
      "M800 0L650 0C640 400 690 800 760 1200L800 1200Z", .across("#6a1f4a", "#9f2f60", "#5a1840"))
    d.fill(
      "M0 0L800 0L800 60Q700 130 600 70Q500 130 400 70Q300 130 200 70Q100 130 0 60Z", "#8f2a58")
    d.at(400, 516, scale: 1.06) { d in dancer(on: &d) }
    return d
  }

  private static let skin = "#a8683f"
  private static let shade = "#83492f"

  /// The dancer on one toe, about 920 tall; the origin is her waist.
  private static func dancer(on d: inout Drawing) {
    dancerArms(on: &d)
    dancerLegs(on: &d)
    tutu(on: &d)
    d.fill("M-56 -136Q-30 -150 0 -150Q30 -150 56 -136L38 0L46 60L-46 60L-38 0Z", "#ff8fae")
    d.fill("M6 -150Q30 -150 56 -136L38 0L46 60L10 60Z", "#e0608c")
    d.fill("M-56 -136Q-20 -160 -22 -200L22 -200Q20 -160 56 -136Q0 -84 -56 -136Z", .solid(shade))
    d.fill("M-56 -136Q-20 -160 -22 -200L0 -200L0 -108Q-30 -110 -56 -136Z", .solid(skin))
    dancerHead(on: &d)
  }

  private static func dancerArms(on d: inout Drawing) {
    d.fill(
      .ribbon(
        through: [
          Spot(-46, -130), Spot(-116, -190), Spot(-120, -290), Spot(-50, -366), Spot(-8, -376),
        ], from: 36, to: 14), .solid(skin))
    d.fill(
      .ribbon(
        through: [
          Spot(46, -130), Spot(116, -190), Spot(120, -290), Spot(50, -366), Spot(10, -376),
        ], from: 36, to: 14), .solid(shade))
  }

  /// The raised leg, then the one she stands on.
  private static func dancerLegs(on d: inout Drawing) {
    d.fill(
      .ribbon(
        through: [Spot(20, 90), Spot(110, 190), Spot(190, 250), Spot(110, 310), Spot(20, 342)],
        from: 76, to: 24), .solid(shade))
    d.fill(
      .ribbon(through: [Spot(40, 336), Spot(10, 352), Spot(-24, 366)], from: 26, to: 12), "#f59ab5")
    d.fill(
      .ribbon(
        through: [Spot(-14, 80), Spot(-10, 220), Spot(0, 340), Spot(6, 470)], from: 80, to: 26),
      .solid(skin))
    d.fill(
      .ribbon(through: [Spot(4, 440), Spot(8, 490), Spot(8, 540)], from: 32, to: 12), "#f7b0c4")
    d.line("M-12 420L22 444M22 414L-10 446", "#f7b0c4", width: 6)
  }

  private static func dancerHead(on d: inout Drawing) {
    d.at(0, -250, scale: 0.5, turn: -8) { d in
      d.circle(10, -168, 58, "#24121f")
      d.fill(
        """
        M0 -150C90 -150 124 -90 116 0C110 20 100 10 96 20L-96 20C-110 10 -120 -10 -116 -30\
        C-116 -100 -80 -150 0 -150Z
        """,
        "#24121f")
      var face = Face(skin: "#b5744a", shade: "#8f5236")
      face.lips = "#c4284f"
      face.draw(on: &d)
      d.fill(
        """
        M0 -104C-60 -96 -100 -50 -104 0C-120 -90 -80 -146 0 -146C80 -146 120 -90 104 0\
        C100 -50 60 -96 0 -104Z
        """,
        "#24121f")
      for gem in [-60.0, -30, 0, 30, 60] { d.circle(gem, -112 + abs(gem) * 0.2, 9, "#fff0c8") }
    }
  }

  private static func tutu(on d: inout Drawing) {
    let layers: [(Double, Double, String)] = [
      (64, 300, "#c9487f"), (48, 286, "#f27aa6"), (34, 268, "#ffa8c4"), (22, 236, "#ffd3e0"),
    ]
    for layer in layers {
      d.at(0, layer.0) { d in
        d.stretched(1, 0.3) { d in
          d.petals(26, length: layer.1, width: 90, belly: 0.74, turn: layer.0, .solid(layer.2))
          d.circle(0, 0, layer.1 * 0.8, .solid(layer.2))
        }
      }
    }
  }
}
