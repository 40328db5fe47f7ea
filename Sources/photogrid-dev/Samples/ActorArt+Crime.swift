extension ActorArt {
  // MARK: - Detective

  @Sendable static func detective() -> Drawing {
    var d = Drawing(800, 1200)
    d.cover(.down("#0f3a4c", "#1f6f74", "#5fb59c"))
    alley(on: &d)
    d.at(420, 560, scale: 1.42) { d in
      detectiveCoat(on: &d)
      detectiveFace(on: &d)
    }
    var dice = Dice(44)
    for _ in 0..<70 {
      let x = dice.from(0, 840)
      let y = dice.from(0, 1200)
      let long = dice.from(30, 80)
      d.line(
        Outline("M\(x.svg) \(y.svg)l\((-long * 0.22).svg) \(long.svg)"), "#d5f2e055", width: 2.6)
    }
    return d
  }

  private static func alley(on d: inout Drawing) {
    d.fill("M0 0L190 120L190 1200L0 1200Z", "#0a2431")
    d.fill("M800 0L640 150L640 1200L800 1200Z", "#082029")
    for window in [(60.0, 300.0), (60, 520), (700, 330), (700, 760)] {
      d.rect(window.0, window.1, 54, 96, "#f5c456")
      d.rect(window.0 + 25, window.1, 5, 96, "#0a2431")
      d.rect(window.0, window.1 + 44, 54, 5, "#0a2431")
    }
    d.fill("M190 330L0 1200L560 1200Z", .down("#ffe9a8aa", "#ffe9a822"))
    d.glow(190, 300, 330, "#ffe08a", strength: "ff")
    d.circle(190, 300, 46, "#fff6d5")
    d.fill("M140 262L190 226L240 262Z", "#071a24")
    d.rect(182, 0, 16, 230, "#071a24")
    d.circle(430, 480, 330, .round("#8fd8b8aa", "#8fd8b855", "#8fd8b800"))
  }

  private static func detectiveCoat(on d: inout Drawing) {
    neck(on: &d, "#b5784f", "#6e3f35")
    shoulders(on: &d, .across("#d9a761", "#b98245", "#6d4a3c")) { d in
      d.fill("M40 180L360 180L360 580L60 580Z", "#5a3b3a")
      d.fill("M-80 190L0 420L80 190L60 600L-60 600Z", "#f4ead4")
      d.fill("M-22 250L22 250L12 280L34 460L0 510L-34 460L-12 280Z", "#b8303a")
      d.fill("M0 250L22 250L12 280L34 460L0 510Z", "#7f1f33")
    }
    d.fill(
      "M-60 150L-150 120L-190 260L-120 330L-150 360L-20 560L-16 470Z",
      .along(60, "#f0c078", "#c98f4c"))
    d.fill("M60 150L150 120L190 260L120 330L150 360L20 560L16 470Z", "#7d5540")
    d.fill("M-60 150L-150 120L-128 210L-30 420Z", "#a87238")
    d.fill("M60 150L150 120L128 210L30 420Z", "#4f3234")
  }

  private static func detectiveFace(on d: inout Drawing) {
    d.ellipse(-98, 20, 16, 28, "#c98a5c")
    d.form(Face.head, "#c98a5c") { d in
      d.fill("M6 -160L4 30Q-8 50 -16 60Q-16 72 4 76Q8 90 4 100L14 180L160 180L160 -160Z", "#8a5140")
      d.fill("M-120 -150L120 -150L120 34Q0 2 -120 44Z", "#4a2730")
      d.fill("M-90 84Q-50 150 0 150Q50 150 90 84L90 180L-90 180Z", "#5a303055")
    }
    d.circle(-46, 14, 6, "#ffe9b0")
    d.circle(42, 10, 6, "#e0b080")
    d.line("M-62 4Q-46 -6 -28 4M26 2Q44 -8 60 0", "#1d0f1a", width: 5)
    d.fill("M-40 90Q-20 74 0 82Q20 74 40 90Q20 92 0 90Q-20 92 -40 90Z", "#3a1d24")
    d.line("M-20 112Q0 118 22 110", "#6a3434", width: 5)
    d.form(
      "M-122 -60C-132 -180 -100 -236 -46 -222Q0 -196 46 -222C100 -236 132 -180 122 -60Z", "#4a3f4a"
    ) { d in
      d.fill("M20 -240C60 -160 50 -100 40 -50L140 -50L140 -240Z", "#2b2430")
      d.fill("M-140 -112Q0 -76 140 -112L140 -40L-140 -40Z", "#15101c")
      d.fill(
        "M-110 -190C-100 -220 -70 -220 -60 -216C-90 -190 -98 -150 -100 -120L-122 -120Z", "#7f7076")
    }
    d.fill(
      """
      M-220 -40C-190 -84 -130 -70 -110 -64Q0 -40 110 -64C130 -70 190 -84 220 -40\
      C150 0 60 8 0 6C-60 8 -150 0 -220 -40Z
      """,
      "#2b2430")
    d.fill("M-220 -40C-190 -84 -130 -70 -110 -64Q-60 -52 0 -52Q-110 -36 -220 -40Z", "#7f7076")
  }

  // MARK: - Pirate

  @Sendable static func pirate() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover(.down("#0f7f8f", "#3fb5a8", "#ffd98a", "#ff9d5c"))
    d.circle(240, 620, 150, "#fff1c4")
    d.cloud(720, 240, scale: 1.2, "#ffffff55")
    d.rect(0, 720, 900, 480, .down("#f2855a", "#14606f", "#0b3f55"))
    d.glints(22, x: 120...380, y: 740...1100, length: 170, seed: 6, "#ffe9b0aa")
    galleon(on: &d)
    d.at(480, 560, scale: 1.5) { d in
      pirateCoat(on: &d)
      pirateFace(on: &d)
      pirateHat(on: &d)
    }
    return d
  }

  private static func galleon(on d: inout Drawing) {
    d.at(120, 700, scale: 0.8) { d in
      d.fill("M-110 0L120 -10L90 50L-80 50Z", "#3a2238")
      d.fill(
        """
        M-60 -10Q-10 -80 -60 -170L-10 -170Q40 -90 -6 -10ZM20 -10Q70 -70 26 -140L66 -140\
        Q106 -80 72 -10Z
        """,
        "#5a3048")
      d.rect(-40, -200, 6, 210, "#3a2238")
      d.rect(44, -170, 6, 180, "#3a2238")
    }
  }

  private static func pirateCoat(on d: inout Drawing) {
    neck(on: &d, "#a8673f", "#7a4430")
    shoulders(on: &d, "#a3243a") { d in
      d.fill("M30 180L360 180L360 580L40 580Z", "#7a1734")
      d.fill("M-90 190L-20 580L30 580L90 190Q0 270 -90 190Z", "#fff3dc")
      d.fill("M0 236L90 190L30 580L0 580Z", "#e3cfb5")
      d.line("M-110 200L-40 580M110 200L50 580", "#f2b134", width: 12)
      for button in [330.0, 410, 490] {
        d.circle(-116, button, 14, "#f2b134")
        d.circle(130, button, 14, "#d18f24")
      }
      d.line("M-250 250Q-300 320 -300 420M250 250Q300 320 300 420", "#f2b134", width: 8)
    }
  }

  private static func pirateFace(on d: inout Drawing) {
    d.mirrored { d in
      d.fill("M84 -40C150 0 150 120 130 220C110 260 80 240 84 200C90 120 70 40 84 -40Z", "#2a1624")
    }
    var face = Face(skin: "#c98252", shade: "#a3603f")
    face.brow = "#2a1624"
    face.lips = "#8a3a36"
    face.gaze = .open
    face.draw(on: &d)
    let beard: Outline = """
      M-100 20C-92 60 -80 76 -50 76Q-20 70 0 80Q20 70 50 76C80 76 92 60 100 20\
      C110 110 80 190 30 220\
      L0 262L-30 220C-80 190 -110 110 -100 20Z
      """
    d.form(beard, "#3a1f2c") { d in
      d.fill("M6 70L140 0L140 280L10 280Z", "#24121f")
      d.line("M-60 90Q-50 160 -20 210M-30 130Q-20 190 0 230", "#5a3540", width: 6)
    }
    d.fill("M-34 104Q0 92 34 104Q0 126 -34 104Z", "#b0584a")
    d.fill("M-70 86Q-30 66 0 84Q30 66 70 86Q36 98 0 94Q-36 98 -70 86Z", "#4f2c38")
    d.fill("M12 -26Q46 -44 80 -26Q82 30 46 36Q12 30 12 -26Z", "#17101f")
    d.line("M-104 -66L16 -22M78 -22L104 -40", "#17101f", width: 8)
    d.ring(-104, 62, 15, "#ffcf4a", width: 6)
  }

  private static func pirateHat(on d: inout Drawing) {
    d.fill("M-104 -50Q0 -92 104 -50L108 -100L-108 -100Z", "#d8383f")
    let hat: Outline = """
      M-250 -70C-190 -100 -200 -190 -110 -220C-60 -270 60 -270 110 -220C200 -190 190 -100 250 -70\
      C200 -50 150 -60 110 -80Q0 -128 -110 -80C-150 -60 -200 -50 -250 -70Z
      """
    d.form(hat, "#2b2138") { d in
      d.fill("M30 -270L260 -270L260 -40L60 -40Z", "#181224")
    }
    d.line(
      "M-250 -70C-190 -100 -200 -190 -110 -220C-60 -266 60 -266 110 -220C200 -190 190 -100 250 -70",
      "#f2b134", width: 10)
    d.at(0, -168) { d in
      d.fill(
        "M-34 -10C-34 -52 34 -52 34 -10C34 8 22 10 20 22L-20 22C-22 10 -34 8 -34 -10Z", "#fff3dc")
      d.circle(-13, -8, 9, "#2b2138")
      d.circle(13, -8, 9, "#2b2138")
      d.line("M-40 30L40 48M40 30L-40 48", "#fff3dc", width: 9)
    }
    d.fill(
      "M120 -200C180 -330 260 -330 300 -290C250 -280 240 -230 160 -170Z",
      .along(-40, "#e8433f", "#ffb35a"))
  }
}
