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
      for row in 0..<5 {
        for column in -6...6 where column.isMultiple(of: 2) {
          let x = Double(column) * 62
          let y = 210 + Double(row) * 92
          d.fill(.polygon(x, y - 92, x + 62, y, x, y + 92, x - 62, y), "#f4e6cf")
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
      for puff in [(118.0, -50.0, 50.0), (150, 4, 56), (130, 62, 44), (176, -30, 36)] {
        d.circle(puff.0, puff.1, puff.2, "#d8452f")
      }
    }
    for puff in [(-124.0, -56.0, 36.0), (-158, -6, 40), (-136, 52, 30)] {
      d.circle(puff.0, puff.1, puff.2, "#ff7a45")
    }
  }

  private static func clownFace(on d: inout Drawing) {
    d.form(Face.head, "#fff8ee") { d in
      d.fill(
        "M10 -160C6 -90 8 -50 4 -14C-2 16 -12 40 -17 54L4 84Q-2 112 14 180L160 180L160 -160Z",
        "#e3d8ea")
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
    d.line("M-58 94Q0 134 58 94", "#c9243f", width: 7)
    d.fill("M-30 106Q-12 98 0 103Q12 98 30 106Q0 132 -30 106Z", "#e8394a")
  }

  private static func clownHat(on d: inout Drawing) {
    d.at(24, -108, turn: 12) { d in
      d.form("M-84 6L-6 -226L84 6Q0 30 -84 6Z", "#f4e6cf") { d in
        d.fill(
          """
          M-100 -30L100 -90L100 -150L-100 -90ZM-100 60L100 0L100 -40L-100 20ZM-100 -150\
          L100 -210L100 -270L-100 -210Z
          """,
          "#1fa3a0")
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
    for note in [
      (160.0, 240.0, 1.2), (270, 130, 0.9), (1010, 200, 1.3), (1100, 380, 1), (930, 90, 0.8),
    ] {
      d.at(note.0, note.1, scale: note.2, turn: -8) { d in
        d.ellipse(-14, 40, 20, 15, "#c9ae52")
        d.fill("M0 40L0 -40Q40 -30 36 6Q26 -14 8 -14L8 40Z", "#c9ae52")
      }
    }
    d.at(540, 340, scale: 1.42) { d in
      violinistHair(on: &d)
      violinistDress(on: &d)
      d.at(64, 222, turn: -16) { d in violin(on: &d) }
      d.at(0, 0, turn: 13) { d in violinistFace(on: &d) }
      violinistArms(on: &d)
    }
    return d
  }

  private static func violinistHair(on d: inout Drawing) {
    d.fill(
      """
      M0 -160C120 -166 160 -60 150 60C160 160 190 220 170 330C120 400 -60 400 -150 320\
      C-190 240 -150 160 -150 60C-160 -60 -110 -156 0 -160Z
      """,
      "#2a1424")
    d.fill(
      "M110 40C150 160 180 220 160 330C130 370 100 380 60 384C120 280 100 160 110 40Z", "#5a2438")
  }

  private static func violinistDress(on d: inout Drawing) {
    neck(on: &d, "#eab893", "#c48a6c")
    shoulders(on: &d, "#eab893") { d in
      d.fill("M60 180L360 180L360 580L80 580Z", "#c48a6c")
      d.fill(
        "M-360 330C-240 260 -160 330 0 360C160 330 240 270 360 330L360 600L-360 600Z", "#c4243f")
      d.fill("M30 356C160 330 240 270 360 330L360 600L60 600Z", "#8a1638")
    }
  }

  private static func violinistFace(on d: inout Drawing) {
    var face = Face(skin: "#f5c9a4", shade: "#dba078")
    face.brow = "#2a1424"
    face.lips = "#c4243f"
    face.draw(on: &d)
    d.form(
      """
      M-4 -126C-70 -110 -104 -50 -106 30C-130 0 -130 -90 -96 -126C-60 -166 60 -166 96 -126\
      C130 -90 130 0 108 40C104 -40 60 -100 -4 -126Z
      """,
      "#2a1424"
    ) { d in
      d.fill("M-110 -90C-80 -140 -30 -150 0 -150C-60 -120 -96 -60 -104 0Z", "#6a3044")
    }
  }

  /// A violin that points to the right; the origin is the waist of its body.
  private static func violin(on d: inout Drawing) {
    d.rect(60, -13, 230, 26, "#2a1a1e", corner: 6)
    d.fill("M280 -17Q324 -28 338 -8Q346 14 322 18Q300 20 280 17Z", "#7a3a22")
    for peg in [298.0, 318] { d.rect(peg, -34, 8, 66, "#2a1a1e", corner: 4) }
    let body: Outline = """
      M-140 0C-146 -70 -84 -96 -44 -74C-30 -54 -18 -50 0 -54C20 -80 92 -74 92 0C92 74 20 80 0 54\
      C-18 50 -30 54 -44 74C-84 96 -146 70 -140 0Z
      """
    d.form(body, .along(70, "#f29a45", "#d86a2c", "#a8451f")) { d in
      d.fill("M-150 20Q0 40 110 16L110 100L-150 100Z", "#7a301e77")
      d.line("M-50 -36Q-30 -48 -12 -34M-50 36Q-30 48 -12 34", "#4a1c18", width: 7)
    }
    d.fill("M-140 -16L-84 -11L-84 11L-140 16Z", "#2a1a1e")
    d.rect(-40, -20, 9, 40, "#f7e8c8")
    for string in [-7.0, -2.5, 2.5, 7] {
      d.line(Outline("M-88 \(string.svg)L288 \((string * 0.8).svg)"), "#f7e8c8bb", width: 1.6)
    }
  }

  private static func violinistArms(on d: inout Drawing) {
    // The hand at the neck of the violin, then the bow and its hand.
    d.fill(
      .ribbon(through: [Spot(286, 176), Spot(318, 270), Spot(334, 420)], from: 46, to: 92),
      "#dba078")
    d.at(276, 161, turn: -16) { d in
      d.ellipse(8, 18, 36, 26, "#dba078")
      for finger in [-22.0, -5, 12, 29] { d.rect(finger - 7, -22, 14, 40, "#eab893", corner: 7) }
    }
    d.line("M34 376L176 66", "#f7e8c8", width: 4)
    d.line("M44 384Q92 250 190 66", "#3d1c1a", width: 8)
    d.fill(
      .ribbon(through: [Spot(-330, 470), Spot(-170, 420), Spot(20, 366)], from: 110, to: 40),
      "#eab893")
    d.fill("M-340 540L-170 462L20 384L20 440L-340 640Z", "#c48a6c")
    d.fill("M-10 350Q30 320 66 348Q72 380 40 398Q0 404 -16 390Z", "#eab893")
    for finger in [354.0, 368, 382] {
      d.line(Outline("M44 \(finger.svg)l20 6"), "#c48a6c", width: 4)
    }
  }

  // MARK: - Magician

  @Sendable static func magician() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover(.round("#7a3fc4", "#44208a", "#1d0f4a"))
    for star in [
      (110.0, 200.0, 22.0), (800, 140, 28), (730, 420, 16), (90, 560, 18), (820, 640, 24),
      (200, 90, 14),
    ] {
      d.at(star.0, star.1) { d in
        d.fill(.star(points: 4, outer: star.2, inner: star.2 * 0.28), "#ffe08a")
      }
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
    d.fill("M0 260L-130 160L-260 90L-380 560L380 560L260 90L130 160Z", "#c4243f")
    d.fill("M0 260L130 160L260 90L380 560L60 560Z", "#86183c")
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
      d.fill(
        "M2 86C30 68 60 88 86 74Q96 66 92 52C112 74 92 104 60 104C36 104 14 100 2 92Z", "#f7f3fa")
    }
    d.fill(
      "M2 86C30 68 60 88 86 74Q96 66 92 52C112 74 92 104 60 104C36 104 14 100 2 92Z", "#cfc7dc")
    d.fill("M-20 126Q0 118 20 126L0 180Z", "#f7f3fa")
    d.fill("M0 122Q10 121 20 126L0 180Z", "#cfc7dc")
  }

  private static func topHat(on d: inout Drawing) {
    d.at(0, -60, turn: -5) { d in
      d.form("M-112 -2L-128 -270Q0 -300 128 -270L112 -2Z", "#2a2148") { d in
        d.fill("M30 -300L150 -300L150 0L40 0Z", "#150f2a")
        d.fill("M-128 -280L-96 -284L-84 0L-120 0Z", "#5a4c96")
        d.fill("M-140 -84Q0 -56 140 -84L140 0L-140 0Z", "#c4243f")
      }
      d.fill(
        """
        M-200 -34C-140 -20 -60 -12 0 -12C60 -12 140 -20 200 -34C190 4 80 22 0 22\
        C-80 22 -190 4 -200 -34Z
        """,
        "#1f1838")
      d.fill("M-200 -34C-140 -20 -60 -12 0 -12C-60 8 -180 0 -200 -34Z", "#5a4c96")
    }
  }

  private static func cards(on d: inout Drawing) {
    let suits: [(Double, Double, Double, Bool)] = [
      (612, 930, -26, true), (690, 900, -6, false), (764, 910, 14, true), (826, 950, 34, false),
    ]
    d.glow(720, 900, 260, "#ffe08a", strength: "44")
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
    d.fill(
      """
      M570 1210C600 1100 640 1040 690 1020Q740 1000 800 1024Q830 1050 790 1064\
      C780 1110 790 1160 780 1210Z
      """,
      "#fff8ee")
    d.fill(
      "M690 1210C710 1120 740 1080 800 1050Q810 1060 790 1064C780 1110 790 1160 780 1210Z",
      "#d5cfe0")
  }
}
