extension FlowerArt {
  // MARK: - Cherry blossom

  @Sendable static func cherryBlossom() -> Drawing {
    var d = Drawing(900, 1200)
    d.cover(.down("#8fcfe0", "#c5e6e4", "#fbe9dc"))
    d.circle(450, 470, 215, "#f2604f")
    d.form("M120 900C260 800 370 640 420 590Q450 570 480 590C530 640 640 800 780 900Z", "#6a86b8") {
      d in
      d.fill("M450 560C530 640 640 800 800 910L520 910C480 800 500 680 450 560Z", "#4f6a9f")
      d.fill(
        "M300 560L600 560L560 700L530 668L506 716L470 660L440 724L410 664L378 706L352 684Z",
        "#ffffff")
      d.fill("M450 560L600 560L560 700L530 668L506 716L484 682Z", "#d5def0")
    }
    d.hill(872, 18, waves: 1.3, phase: 1, "#7fa8a8")
    d.hill(980, 22, waves: 1, phase: 3, "#5a8a94")
    d.rect(0, 1050, 900, 150, .down("#f3c9c4", "#d99aa8"))
    d.hill(1080, 14, waves: 1.2, phase: 5, .down("#3f6f7c", "#2c5264"))
    blossomBranches(on: &d)
    return d
  }

  private static func blossomBranches(on d: inout Drawing) {
    d.line("M930 90C780 130 640 150 520 250C450 300 380 310 300 300", "#3d2433", width: 30)
    d.line("M640 175C560 130 480 120 390 140C330 150 270 130 220 100", "#3d2433", width: 18)
    d.line("M700 150C690 250 640 330 600 400C590 440 600 480 580 520", "#3d2433", width: 15)
    d.line("M300 300C240 300 200 330 150 370", "#3d2433", width: 13)
    let blooms: [(Double, Double, Double)] = [
      (220, 100, 1), (300, 130, 0.8), (390, 140, 1.15), (640, 110, 1),
      (720, 70, 1.2), (790, 160, 1.25), (860, 60, 1.3), (520, 262, 1), (440, 330, 0.8),
      (330, 300, 1.2),
      (250, 330, 0.9), (150, 372, 1.15), (640, 340, 1), (596, 450, 0.85), (860, 210, 1),
      (580, 524, 0.7), (120, 60, 0.7),
    ]
    for (index, bloom) in blooms.enumerated() {
      d.at(bloom.0, bloom.1, scale: bloom.2, turn: Double(index) * 29) { d in
        blossom(on: &d, isDeep: index.isMultiple(of: 3))
      }
    }
    var dice = Dice(13)
    for _ in 0..<26 {
      d.at(dice.from(40, 860), dice.from(480, 1150), turn: dice.from(0, 360)) { d in
        d.fill(.petal(length: 26, width: 20), .solid(dice.pick(["#ffd3dd", "#f793b0", "#ffffff"])))
      }
    }
  }

  private static func blossom(on d: inout Drawing, isDeep: Bool) {
    let colors = isDeep ? ("#f793b0", "#e0608f") : ("#ffe3ea", "#f7a5bf")
    for index in 0..<5 {
      d.at(0, 0, turn: Double(index) * 72) { d in
        d.fill(
          "M0 0C-40 -16 -46 -56 -18 -68Q-6 -70 0 -58Q6 -70 18 -68C46 -56 40 -16 0 0Z",
          .down(colors.0, colors.1))
      }
    }
    d.circle(0, 0, 11, "#c93f6f")
    for index in 0..<7 {
      let tip = Spot.polar(radius: 24, degrees: Double(index) * 51)
      d.circle(tip.x, tip.y, 3.4, "#ffd257")
    }
  }

  // MARK: - Iris

  @Sendable static func iris() -> Drawing {
    var d = Drawing(1000, 1000)
    d.cover(.along(50, "#e8c15a", "#d9a23a", "#c98a2a"))
    goldLeaf(on: &d)
    d.fill("M-20 1020L-20 900Q240 850 500 905T1020 890L1020 1020Z", "#1f5f6a")
    for blade in irisBlades { d.fill(Outline(blade.0), .solid(blade.1)) }
    d.line("M300 420C310 620 290 820 310 1010", "#2f7a5a", width: 20)
    d.line("M690 330C680 560 710 800 690 1010", "#2f7a5a", width: 22)
    d.line("M500 640C505 780 500 900 510 1010", "#2f7a5a", width: 16)
    d.at(690, 330, scale: 1.16) { d in irisHead(on: &d, "#5b3fc4", "#3a2596", "#8a6fe8") }
    d.at(300, 440, scale: 0.98) { d in irisHead(on: &d, "#2f5fc9", "#1c3d96", "#6f9df0") }
    d.at(504, 660, scale: 0.6) { d in irisHead(on: &d, "#7a3fb8", "#4f2390", "#a878e0") }
    return d
  }

  private static let irisBlades = [
    ("M140 1010C150 800 110 620 60 480C170 620 210 820 210 1010Z", "#1d6b58"),
    ("M230 1010C230 860 200 760 150 690C260 760 300 880 300 1010Z", "#3a8f66"),
    ("M420 1010C400 820 430 640 480 540C480 700 500 860 480 1010Z", "#2a7d60"),
    ("M590 1010C570 840 590 700 570 600C640 720 660 880 650 1010Z", "#17594f"),
    ("M780 1010C770 820 830 640 900 500C880 680 870 860 850 1010Z", "#2a7d60"),
    ("M880 1010C880 860 920 740 980 660C970 780 960 900 950 1010Z", "#1d6b58"),
    ("M330 1010C330 900 350 800 400 720C400 820 410 920 400 1010Z", "#17594f"),
  ]

  private static func goldLeaf(on d: inout Drawing) {
    var dice = Dice(88)
    for row in 0..<5 {
      for column in 0..<5 {
        let shade = dice.pick(["#fff0b01c", "#8a5a1014", "#fff0b02c", "#8a5a1008"])
        d.rect(Double(column) * 200, Double(row) * 200, 198, 198, .solid(shade))
      }
    }
  }

  /// An iris of about 300 units across, its heart at the origin.
  private static func irisHead(on d: inout Drawing, _ base: String, _ dark: String, _ lit: String) {
    d.fill("M0 20C-60 -40 -150 -130 -80 -215C-40 -250 0 -200 6 -150Z", .solid(dark))
    d.fill("M0 20C60 -40 150 -130 80 -215C40 -250 0 -200 -6 -150Z", .solid(dark))
    d.fill("M0 20C-70 -60 -80 -180 0 -252C80 -180 70 -60 0 20Z", .down(lit, base))
    d.fill("M0 20C10 -60 20 -180 0 -252C80 -180 70 -60 0 20Z", .solid(base))
    d.mirrored { d in
      d.fill(
        "M-10 -10C-90 -60 -190 -30 -208 60C-214 120 -180 160 -150 176C-140 110 -80 50 -4 30Z",
        .down(base, dark))
      d.fill("M-10 -10C-90 -50 -180 -20 -208 60C-170 10 -80 0 -4 20Z", .solid(lit))
      d.line("M-20 12C-70 10 -120 30 -150 70", "#ffd24a", width: 11)
    }
    d.form(
      "M0 -6C-56 30 -96 110 -62 190Q-30 236 0 216Q30 236 62 190C96 110 56 30 0 -6Z",
      .down(lit, base)
    ) { d in
      d.fill("M0 -10C30 60 20 160 0 240L110 240L110 -10Z", .solid(base))
      d.fill("M0 0C-26 40 -24 90 0 130C24 90 26 40 0 0Z", "#fff0c2")
      d.fill("M0 0C-12 40 -12 80 0 112C12 80 12 40 0 0Z", "#f7b52a")
    }
  }
}
