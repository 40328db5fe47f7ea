import Foundation

extension ActorArt {
  // MARK: - Clown

  @Sendable static func clown() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover("#ffb93f")
    for ray in 0..<14 {
      let start = Spot(450, 560)
      let left = start + .polar(radius: 1100, degrees: Double(ray) * 360 / 14)
      let right = start + .polar(radius: 1100, degrees: (Double(ray) + 0.5) * 360 / 14)
      d.fill(.polygon(through: [start, left, right]), "#ff9d3a")
    }
    d.circle(450, 540, 330, "#ffd978")
    d.at(450, 570, scale: 1.5) { d in
      clownDress(on: &d)
      clownHair(on: &d)
      clownFace(on: &d)
      clownHat(on: &d)
    }
    return d
  }

  private static func clownDress(on d: inout Drawing) {
    shoulders(on: &d, "#1fa3a0") { d in
      for row in 0..<6 {
        for column in -5...5 where (row + column).isMultiple(of: 2) {
          let x = Double(column) * 70
          let y = 210 + Double(row) * 76
          d.fill(.polygon(x, y - 76, x + 70, y, x, y + 76, x - 70, y), "#f4e6cf")
        }
      }
      d.fill("M30 180L360 180L360 580L60 580Z", "#0f3f6a44")
      for button in [350.0, 440] { d.circle(0, button, 27, "#e8394a") }
    }
    d.at(0, 190) { d in
      d.stretched(1, 0.4) { d in
        d.petals(16, length: 230, width: 110, belly: 0.72, turn: 11, "#c42a5a")
        d.petals(16, length: 214, width: 96, belly: 0.72, "#ff6a8a")
        d.petals(12, length: 140, width: 76, belly: 0.72, "#ffd0d8")
      }
    }
  }

  private static func clownHair(on d: inout Drawing) {
    d.mirrored { d in
      for puff in [(118.0, -50.0, 50.0), (150, 4, 56), (130, 62, 44), (176, -30, 36)] { d.circle(puff.0, puff.1, puff.2, "#d8452f") }
    }
    for puff in [(-124.0, -56.0, 36.0), (-158, -6, 40), (-136, 52, 30)] { d.circle(puff.0, puff.1, puff.2, "#ff7a45") }
  }

  private static func clownFace(on d: inout Drawing) {
    d.form(Face.head, "#fff8ee") { d in
      d.fill("M10 -160C6 -90 8 -50 4 -14C-2 16 -12 40 -17 54L4 84Q-2 112 14 180L160 180L160 -160Z", "#e3d8ea")
      d.circle(-58, 66, 28, "#ff8fa088")
      d.circle(60, 66, 28, "#f0708a88")
    }
    d.mirrored { d in
      d.fill("M45 -66Q62 -30 58 4Q45 44 32 4Q28 -30 45 -66Z", "#2f8fc4")
      d.line("M22 4Q45 24 68 4", "#1d1430", width: 6)
      d.line("M26 -84Q46 -104 70 -86", "#1d1430", width: 5)
    }
    d.circle(2, 50, 31, "#c9243f")
    d.circle(0, 47, 29, .ball(0.35, 0.3, "#ff8a7a", "#f0394a", "#d0263f"))
    d.fill("M-64 94Q-30 98 0 104Q30 98 64 94Q40 146 0 148Q-40 146 -64 94Z", "#e8394a")
    d.line("M-64 94Q0 124 64 94", "#8f1638", width: 6)
  }

  private static func clownHat(on d: inout Drawing) {
    d.at(24, -108, turn: 12) { d in
      d.form("M-84 6L-6 -226L84 6Q0 30 -84 6Z", "#f4e6cf") { d in
        d.fill("M-100 -30L100 -90L100 -150L-100 -90ZM-100 60L100 0L100 -40L-100 20ZM-100 -150L100 -210L100 -270L-100 -210Z", "#1fa3a0")
        d.fill("M-6 -226L84 6L10 30Z", "#0f3f6a44")
      }
      d.circle(-6, -232, 27, "#e8394a")
      for puff in [-78.0, -40, 0, 40, 78] { d.circle(puff, 14 - abs(puff) * 0.1, 22, "#ff6a8a") }
    }
  }

  // MARK: - Violinist

  @Sendable static func violinist() -> Drawing {
    var d = Drawing(1200, 900)
    d.cover(.along(20, "#0e3a38", "#14564c", "#0a2b30"))
    d.fill("M420 -20L620 -20L1020 920L120 920Z", .down("#fff0b8aa", "#f5d98a44"))
    d.ellipse(580, 860, 460, 70, "#f5d98a33")
    for note in [(160.0, 240.0, 1.2), (270, 130, 0.9), (1010, 200, 1.3), (1100, 380, 1), (930, 90, 0.8)] {
      d.at(note.0, note.1, scale: note.2, turn: -8) { d in
        d.ellipse(-14, 40, 20, 15, "#f2c14a99")
        d.fill("M2 40L2 -40Q40 -30 36 6Q26 -14 8 -14L8 40Z", "#f2c14a99")
      }
    }
    d.at(560, 380, scale: 1.44) { d in
      violinistHair(on: &d)
      violinistDress(on: &d)
      d.at(0, 0, turn: 11) { d in violinistFace(on: &d) }
      violin(on: &d)
    }
    return d
  }

  private static func violinistHair(on d: inout Drawing) {
    d.fill("M0 -160C120 -166 160 -60 150 60C160 160 190 220 170 330C120 400 -60 400 -150 320C-190 240 -150 160 -150 60C-160 -60 -110 -156 0 -160Z", "#2a1424")
    d.fill("M110 40C150 160 180 220 160 330C130 370 100 380 60 384C120 280 100 160 110 40Z", "#5a2438")
  }

  private static func violinistDress(on d: inout Drawing) {
    neck(on: &d, "#eab893", "#c48a6c")
    shoulders(on: &d, "#eab893") { d in
      d.fill("M60 180L360 180L360 580L80 580Z", "#c48a6c")
      d.fill("M-360 330C-240 260 -160 330 0 360C160 330 240 270 360 330L360 600L-360 600Z", "#c4243f")
      d.fill("M30 356C160 330 240 270 360 330L360 600L60 600Z", "#8a1638")
    }
  }

  private static func violinistFace(on d: inout Drawing) {
    var face = Face(skin: "#f5c9a4", shade: "#dba078")
    face.brow = "#2a1424"
    face.lips = "#c4243f"
    face.draw(on: &d)
    d.form("M-4 -126C-70 -110 -104 -50 -106 30C-130 0 -130 -90 -96 -126C-60 -166 60 -166 96 -126C130 -90 130 0 108 40C104 -40 60 -100 -4 -126Z", "#2a1424") { d in
      d.fill("M-110 -90C-80 -140 -30 -150 0 -150C-60 -120 -96 -60 -104 0Z", "#6a3044")
    }
  }

  private static func violin(on d: inout Drawing) {
    // The instrument points to the right; the bow crosses it.
    d.at(140, 236, turn: -14) { d in
      d.rect(60, -13, 220, 26, "#2a1a1e", corner: 6)
      d.fill("M270 -17Q320 -24 324 0Q320 24 270 17Z", "#5a2f20")
      let body: Outline = """
        M-140 0C-146 -64 -90 -84 -48 -70C-34 -56 -20 -50 0 -52C20 -70 84 -66 88 0C84 66 20 70 0 52\
        C-20 50 -34 56 -48 70C-90 84 -146 64 -140 0Z
        """
      d.form(body, .along(70, "#e88a3c", "#c4602a", "#8a3a20")) { d in
        d.fill("M-150 10Q0 30 100 10L100 90L-150 90Z", "#7a301e88")
        d.line("M-50 -34Q-30 -44 -14 -32M-50 34Q-30 44 -14 32", "#4a1c18", width: 7)
      }
      d.fill("M-150 -14L-96 -12L-96 12L-150 14Z", "#2a1a1e")
      d.rect(-40, -20, 9, 40, "#f2dcae")
      for string in [-7.0, -2.5, 2.5, 7] { d.line(Outline("M-96 \(string.svg)L280 \((string * 0.8).svg)"), "#f7e8c8aa", width: 1.6) }
    }
    d.line("M60 400L190 30", "#f7e8c8", width: 5)
    d.line("M72 408Q110 300 202 28", "#4a2418", width: 8)
    d.fill("M-330 560C-300 460 -220 400 -120 390C-60 380 -10 390 30 380L62 350Q90 356 88 386Q84 420 40 430C-60 450 -140 480 -190 560Z", "#eab893")
    d.fill("M-190 560C-140 480 -60 450 40 430Q84 420 88 386C60 410 0 420 -60 424C-140 430 -220 480 -250 560Z", "#c48a6c")
    d.fill("M344 560C360 420 380 300 396 250C400 220 390 190 366 186Q340 190 346 214C330 250 320 330 270 400Z", "#dba078")
  }

  // MARK: - Magician

  @Sendable static func magician() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover(.round("#7a3fc4", "#44208a", "#1d0f4a"))
    for star in [(110.0, 200.0, 22.0), (800, 140, 28), (730, 420, 16), (90, 560, 18), (820, 640, 24), (200, 90, 14)] {
      d.at(star.0, star.1) { d in d.fill(.star(points: 4, outer: star.2, inner: star.2 * 0.28), "#ffe08a") }
    }
    d.at(430, 570, scale: 1.46) { d in
      magicianSuit(on: &d)
      magicianFace(on: &d)
      topHat(on: &d)
    }
    cards(on: &d)
    return d
  }

  private static func magicianSuit(on d: inout Drawing) {
    d.fill("M-150 190L-260 90L-380 560L380 560L260 90L150 190Z", "#c4243f")
    d.fill("M150 190L260 90L380 560L60 560Z", "#86183c")
    neck(on: &d, "#d9b08a", "#a87a60")
    shoulders(on: &d, "#1f1838") { d in
      d.fill("M40 180L360 180L360 580L60 580Z", "#120d24")
      d.fill("M-90 190L0 520L90 190Q0 270 -90 190Z", "#fff8ee")
      d.fill("M0 240L0 520L90 190Z", "#d5cfe0")
      d.fill("M-120 190L-76 190L0 520L-50 560Z", "#3a2f60")
      d.fill("M120 190L76 190L0 520L50 560Z", "#2a2148")
      for stud in [320.0, 380, 440] { d.circle(0, stud, 8, "#f2b84a") }
    }
    d.fill("M0 246L-74 206L-74 286ZM0 246L74 206L74 286Z", "#f2b84a")
    d.fill("M0 246L74 206L74 286Z", "#c98a2c")
    d.circle(0, 246, 16, "#ffd978")
  }

  private static func magicianFace(on d: inout Drawing) {
    var face = Face(skin: "#ecc8a0", shade: "#c99874")
    face.brow = "#e6e0ee"
    face.gaze = .open
    face.lips = "#b0584f"
    face.draw(on: &d)
    d.mirrored { d in
      d.circle(45, 3, 10.5, "#2a3f78")
      d.line("M20 5Q45 -19 70 5", "#3a2430", width: 5)
      d.fill("M92 -60C120 -40 122 20 104 50C96 20 90 -20 92 -60Z", "#e6e0ee")
      d.fill("M2 86C30 68 60 88 86 74Q96 66 92 52C112 74 92 104 60 104C36 104 14 100 2 92Z", "#f7f3fa")
    }
    d.fill("M2 86C30 68 60 88 86 74Q96 66 92 52C112 74 92 104 60 104C36 104 14 100 2 92Z", "#cfc7dc")
    d.fill("M-20 126Q0 118 20 126L0 180Z", "#f7f3fa")
    d.fill("M0 122Q10 121 20 126L0 180Z", "#cfc7dc")
  }

  private static func topHat(on d: inout Drawing) {
    d.at(0, -60, turn: -5) { d in
      d.form("M-112 -20L-128 -270Q0 -300 128 -270L112 -20Z", "#2a2148") { d in
        d.fill("M30 -300L150 -300L150 0L40 0Z", "#150f2a")
        d.fill("M-128 -280L-96 -284L-84 0L-120 0Z", "#5a4c96")
        d.fill("M-140 -84Q0 -56 140 -84L140 -20L-140 -20Z", "#c4243f")
      }
      d.fill("M-200 -34C-140 -20 -60 -12 0 -12C60 -12 140 -20 200 -34C190 4 80 22 0 22C-80 22 -190 4 -200 -34Z", "#1f1838")
      d.fill("M-200 -34C-140 -20 -60 -12 0 -12C-60 8 -180 0 -200 -34Z", "#5a4c96")
    }
  }

  private static func cards(on d: inout Drawing) {
    let suits: [(Double, Double, Double, Bool)] = [
      (612, 930, -26, true), (690, 900, -6, false), (764, 910, 14, true), (826, 950, 34, false),
    ]
    d.glow(720, 900, 280, "#ffe08a", strength: "77")
    for card in suits {
      d.at(card.0, card.1, scale: 1.1, turn: card.2) { d in
        d.rect(-52, -82, 118, 172, "#1d0f4a66", corner: 12)
        d.rect(-58, -88, 116, 170, "#fffaf0", corner: 12)
        if card.3 {
          d.fill("M0 38C-60 -6 -40 -50 -4 -30L0 -24L4 -30C40 -50 60 -6 0 38Z", "#e0314a")
        } else {
          d.fill("M0 -46C60 -2 44 30 8 18L16 42L-16 42L-8 18C-44 30 -60 -2 0 -46Z", "#1f1838")
        }
      }
    }
    d.fill("M570 1210C600 1100 640 1040 690 1020Q740 1000 800 1024Q830 1050 790 1064C780 1110 790 1160 780 1210Z", "#fff8ee")
    d.fill("M690 1210C710 1120 740 1080 800 1050Q810 1060 790 1064C780 1110 790 1160 780 1210Z", "#d5cfe0")
  }

  // MARK: - Ballerina

  @Sendable static func ballerina() -> Drawing {
    var d = Drawing(800, 1200)
    d.cover(.down("#3a4f86", "#6f7fb8", "#c9a8cf"))
    d.fill("M330 -20L470 -20L760 1060L40 1060Z", .down("#fff3e0cc", "#ffe3dc55"))
    d.rect(0, 1000, 800, 200, .down("#8a6fa8", "#4f3f78"))
    d.ellipse(400, 1060, 330, 64, "#ffe9dccc")
    d.ellipse(410, 1066, 90, 14, "#4f3f7888")
    d.fill("M0 0L150 0C160 400 110 800 40 1200L0 1200Z", .across("#7a2450", "#b83a6a", "#7a2450"))
    d.fill("M800 0L650 0C640 400 690 800 760 1200L800 1200Z", .across("#6a1f4a", "#9f2f60", "#5a1840"))
    d.fill("M0 0L800 0L800 60Q700 130 600 70Q500 130 400 70Q300 130 200 70Q100 130 0 60Z", "#8f2a58")
    d.at(400, 520) { d in dancer(on: &d) }
    return d
  }

  private static func dancer(on d: inout Drawing) {
    let skin = "#a8683f"
    let shade = "#83492f"
    // Arms above the head, the raised leg, the standing leg.
    d.fill(.ribbon(through: [Spot(-46, -130), Spot(-116, -190), Spot(-120, -290), Spot(-50, -366), Spot(-8, -376)], from: 36, to: 14), .solid(skin))
    d.fill(.ribbon(through: [Spot(46, -130), Spot(116, -190), Spot(120, -290), Spot(50, -366), Spot(10, -376)], from: 36, to: 14), .solid(shade))
    d.fill(.ribbon(through: [Spot(20, 90), Spot(110, 190), Spot(190, 250), Spot(110, 310), Spot(20, 342)], from: 76, to: 24), .solid(shade))
    d.fill(.ribbon(through: [Spot(40, 336), Spot(10, 352), Spot(-24, 366)], from: 26, to: 12), "#f59ab5")
    d.fill(.ribbon(through: [Spot(-14, 80), Spot(-10, 220), Spot(0, 340), Spot(6, 470)], from: 80, to: 26), .solid(skin))
    d.fill(.ribbon(through: [Spot(4, 440), Spot(8, 490), Spot(8, 540)], from: 32, to: 12), "#f7b0c4")
    d.line("M-12 420L22 444M22 414L-10 446", "#f7b0c4", width: 6)
    tutu(on: &d)
    d.fill("M-56 -136Q-30 -150 0 -150Q30 -150 56 -136L38 0L46 60L-46 60L-38 0Z", "#ff8fae")
    d.fill("M6 -150Q30 -150 56 -136L38 0L46 60L10 60Z", "#e0608c")
    d.fill("M-56 -136Q-20 -160 -22 -200L22 -200Q20 -160 56 -136Q0 -84 -56 -136Z", .solid(shade))
    d.fill("M-56 -136Q-20 -160 -22 -200L0 -200L0 -108Q-30 -110 -56 -136Z", .solid(skin))
    d.at(0, -250, scale: 0.5, turn: -8) { d in
      d.circle(10, -168, 58, "#24121f")
      d.fill("M0 -150C90 -150 124 -90 116 0C110 20 100 10 96 20L-96 20C-110 10 -120 -10 -116 -30C-116 -100 -80 -150 0 -150Z", "#24121f")
      var face = Face(skin: "#b5744a", shade: "#8f5236")
      face.lips = "#c4284f"
      face.draw(on: &d)
      d.fill("M0 -104C-60 -96 -100 -50 -104 0C-120 -90 -80 -146 0 -146C80 -146 120 -90 104 0C100 -50 60 -96 0 -104Z", "#24121f")
      for gem in [-60.0, -30, 0, 30, 60] { d.circle(gem, -112 + abs(gem) * 0.2, 9, "#fff0c8") }
    }
  }

  private static func tutu(on d: inout Drawing) {
    let layers: [(Double, Double, String)] = [(64, 300, "#c9487f"), (48, 286, "#f27aa6"), (34, 268, "#ffa8c4"), (22, 236, "#ffd3e0")]
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
