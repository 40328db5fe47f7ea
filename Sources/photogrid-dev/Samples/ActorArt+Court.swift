extension ActorArt {
  // MARK: - Queen

  @Sendable static func queen() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover(.round("#d8343f", "#a81a3c", "#6a1038"))
    damask(on: &d)
    d.fill("M0 0L210 0C190 400 120 700 0 1000Z", .across("#4a0c30", "#7f1638", "#4a0c30"))
    d.fill("M900 0L690 0C710 400 780 700 900 1000Z", .across("#3a0a2a", "#6a1234", "#3a0a2a"))
    d.circle(450, 500, 330, "#f7b84433")
    d.at(450, 520, scale: 1.5) { d in
      queenHair(on: &d)
      queenDress(on: &d)
      var face = Face(skin: "#8a5238", shade: "#6a3a30")
      face.lips = "#b0243f"
      face.brow = "#1d0f1a"
      face.blush = "#c0503f"
      face.draw(on: &d)
      queenCrown(on: &d)
    }
    return d
  }

  private static func damask(on d: inout Drawing) {
    for row in 0..<8 {
      for column in 0..<7 {
        let x = Double(column) * 150 + (row.isMultiple(of: 2) ? 0 : 75)
        d.at(x, Double(row) * 160 + 60, scale: 0.9) { d in
          d.petals(4, length: 52, width: 34, turn: 45, "#ffd27a1c")
          d.petals(4, length: 34, width: 16, "#ffd27a1c")
        }
      }
    }
  }

  private static func queenHair(on d: inout Drawing) {
    d.fill(
      """
      M0 -190C110 -190 170 -110 158 0C150 60 130 110 110 130L-110 130C-130 110 -150 60 -158 0\
      C-170 -110 -110 -190 0 -190Z
      """,
      "#24121f")
    for curl in [
      (-140.0, -40.0), (-146, 20), (-128, 76), (140, -40), (146, 20), (128, 76), (-110, -110),
      (110, -110),
    ] {
      d.circle(curl.0, curl.1, 38, "#24121f")
      d.circle(curl.0 - 6, curl.1 - 6, 20, "#3d2430")
    }
  }

  private static func queenDress(on d: inout Drawing) {
    shoulders(on: &d, .across("#1d6a6a", "#14505a", "#0c3444")) { d in
      d.fill("M-60 200L0 560L60 200Z", "#f2c14a")
      d.fill("M0 200L0 560L60 200Z", "#c98f2c")
      for gem in [340.0, 410, 480] {
        d.at(0, gem) { d in
          d.fill("M0 -20L16 0L0 20L-16 0Z", "#d8343f")
          d.fill("M0 -20L16 0L0 20Z", "#8f1638")
        }
      }
      d.line(
        "M-180 230C-160 340 -120 460 -60 560M180 230C160 340 120 460 60 560", "#f2c14a", width: 9)
    }
    d.fill("M-44 90L44 90L50 210L-50 210Z", "#6a3a30")
    // The ruff: pleats around the neck.
    d.at(0, 176) { d in
      d.stretched(1, 0.42) { d in
        for index in 0..<30 {
          let isBack = index.isMultiple(of: 2)
          d.at(0, 0, turn: Double(index) * 12) { d in
            d.fill(
              .petal(length: 214, width: 62, belly: 0.72), .solid(isBack ? "#d5cfe0" : "#ffffff"))
          }
        }
        d.ellipse(0, -6, 74, 100, "#b8aecb")
      }
    }
    d.fill("M-46 120L46 120L42 190Q0 214 -42 190Z", "#6a3a30")
  }

  private static func queenCrown(on d: inout Drawing) {
    d.fill(
      """
      M-108 -44C-90 -110 -40 -128 0 -128C40 -128 90 -110 108 -44C110 -120 70 -160 0 -160\
      C-70 -160 -110 -120 -108 -44Z
      """,
      "#24121f")
    let crown: Outline =
      """
      M-120 -120L-150 -260L-84 -190L-52 -290L0 -200L52 -290L84 -190L150 -260L120 -120\
      Q0 -160 -120 -120Z
      """
    d.form(crown, .along(60, "#ffe07a", "#f5b531", "#e09a24")) { d in
      d.fill("M10 -300L160 -300L160 -100L10 -100Z", "#b56f1866")
      d.fill("M-130 -120Q0 -172 130 -120L126 -146Q0 -196 -126 -146Z", "#c98524")
    }
    for tip in [(-150.0, -262.0), (-52, -294), (52, -294), (150, -262)] {
      d.circle(tip.0, tip.1, 13, "#fff6e0")
    }
    d.fill("M0 -196L18 -172L0 -146L-18 -172Z", "#e0384a")
    d.fill("M0 -196L18 -172L0 -146Z", "#a01a3c")
    d.circle(-66, -152, 10, "#2fa98f")
    d.circle(66, -152, 10, "#1f8070")
    d.mirrored { d in
      d.circle(104, 50, 8, "#f5b531")
      d.fill("M104 56L116 82L104 96L92 82Z", "#2fa98f")
    }
  }

  // MARK: - Knight

  @Sendable static func knight() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover(.down("#2f6f9f", "#6fb0c4", "#cfe6d0", "#f7ecc0"))
    d.cloud(180, 230, scale: 1.4, "#ffffff88")
    d.cloud(780, 420, scale: 1.1, "#ffffff77")
    castle(on: &d)
    d.hill(860, 40, waves: 1, phase: 1, "#6f9f70")
    d.hill(960, 40, waves: 0.9, phase: 4, "#3f7a5c")
    d.pines(on: d.hillLine(960, 40, waves: 0.9, phase: 4), count: 24, 60, 120, seed: 3, "#2f664f")
    d.at(460, 600, scale: 1.62) { d in
      plume(on: &d)
      armour(on: &d)
      helmet(on: &d)
    }
    return d
  }

  private static func castle(on d: inout Drawing) {
    d.at(170, 860) { d in
      for tower in [(-110.0, 330.0, 70.0), (-20, 430, 80), (86, 280, 70)] {
        d.rect(tower.0, -tower.1, tower.2, tower.1 + 40, "#a8b8c0")
        d.rect(tower.0 + tower.2 * 0.6, -tower.1, tower.2 * 0.4, tower.1 + 40, "#869aa8")
        let left = tower.0 - 10
        let right = tower.0 + tower.2 + 10
        d.fill(
          .polygon(left, -tower.1, right, -tower.1, (left + right) / 2, -tower.1 - 110), "#c9523f")
        d.fill(
          .polygon(
            (left + right) / 2, -tower.1, right, -tower.1, (left + right) / 2, -tower.1 - 110),
          "#9a3638")
        d.rect(tower.0 + tower.2 * 0.3, -tower.1 + 50, 16, 36, "#3f566f", corner: 8)
      }
      d.rect(-100, -190, 250, 230, "#96a8b4")
    }
  }

  private static func plume(on d: inout Drawing) {
    d.form(
      """
      M0 -190C-40 -290 60 -350 150 -320C250 -290 300 -180 270 -40C260 10 230 40 200 50\
      C220 -20 200 -90 150 -120C90 -150 30 -150 0 -190Z
      """,
      .along(60, "#ff6a4a", "#d8283c", "#8f1438")
    ) { d in
      for step in 0..<6 {
        let x = Double(step) * 34
        d.line(
          Outline("M\((30 + x).svg) -190Q\((90 + x).svg) -260 \((130 + x).svg) -330"), "#7a103455",
          width: 8)
      }
    }
  }

  private static func armour(on d: inout Drawing) {
    shoulders(on: &d, .along(50, "#dfe8ee", "#93a6b5", "#4f6277")) { d in
      d.fill("M-70 190L0 560L70 190Z", "#b8303a")
      d.fill("M0 190L0 560L70 190Z", "#86203a")
      d.fill("M-360 470L-120 400L-100 580L-360 580Z", "#6f8496")
      d.fill("M360 470L120 400L100 580L360 580Z", "#3d4f63")
    }
    d.mirrored { d in
      d.fill(
        "M110 220C190 200 300 240 344 330C350 400 330 430 300 440C230 350 160 300 90 280Z",
        .along(60, "#8297a8", "#4a5d72"))
      d.line("M120 262C200 280 270 340 306 420", "#2f3f52", width: 6)
    }
    d.fill(
      "M-110 220C-190 200 -300 240 -344 330C-350 400 -330 430 -300 440C-230 350 -160 300 -90 280Z",
      .along(60, "#f2f7fa", "#93a6b5"))
    d.line("M-120 262C-200 280 -270 340 -306 420", "#5f7488", width: 6)
    d.fill("M-100 130L100 130L130 250Q0 320 -130 250Z", .across("#b9c8d3", "#8297a8", "#3d4f63"))
    d.at(0, 400) { d in
      d.fill("M0 -34L10 -10L34 0L10 10L0 34L-10 10L-34 0L-10 -10Z", "#ffd25a")
    }
  }

  private static func helmet(on d: inout Drawing) {
    let dome: Outline = """
      M0 -200C110 -200 140 -110 138 -10C138 60 120 130 70 186Q0 226 -70 186\
      C-120 130 -138 60 -138 -10\
      C-140 -110 -110 -200 0 -200Z
      """
    d.form(dome, .along(20, "#f2f7fa", "#b9c8d3", "#6f8496")) { d in
      d.fill("M14 -210L150 -210L150 230L0 230L30 60Z", "#4f6277aa")
      d.fill("M-10 -210L14 -210L30 60L0 230L-16 60Z", "#f2b84a")
      d.fill("M6 -210L14 -210L30 60L0 230Z", "#b87a2a")
    }
    d.fill("M-146 -34Q-70 -64 0 -50Q70 -64 146 -34L138 14Q70 -14 0 0Q-70 -14 -138 14Z", "#1a2433")
    d.line("M-146 -34Q-70 -64 0 -50Q70 -64 146 -34", "#f2b84a", width: 9)
    d.mirrored { d in
      for hole in [
        (40.0, 60.0), (68, 56), (96, 50), (40, 92), (66, 90), (90, 84), (42, 124), (64, 122),
      ] {
        d.circle(hole.0, hole.1, 6.5, "#1a2433")
      }
      d.circle(126, 20, 15, "#f2b84a")
      d.circle(126, 20, 7, "#8a5a20")
    }
    d.line("M-100 -90C-90 -140 -60 -168 -24 -176", "#ffffff", width: 12)
    d.circle(0, -196, 20, "#f2b84a")
  }
}
