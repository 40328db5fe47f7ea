extension AnimalArt {
  // MARK: - Hummingbird

  @Sendable static func hummingbird() -> Drawing {
    var d = Drawing(1000, 1000)
    d.cover(.along(60, "#fdf0a8", "#f7d05c", "#f2b04a"))
    d.circle(600, 430, 340, "#fff6c8")
    for leaf in [
      (-30.0, 930.0, 40.0, 1.5), (150, 1040, 20, 1.3), (1030, 1010, -40, 1.3), (-40, 200, 110, 1.1),
    ] {
      d.at(leaf.0, leaf.1, scale: leaf.3, turn: leaf.2) { d in
        d.fill(.petal(length: 330, width: 130, belly: 0.45), "#4f9a5c")
        d.fill("M0 0C60 -100 60 -230 0 -330Z", "#2c7550")
      }
    }
    d.line("M-20 760C60 700 90 640 110 560M-20 560C40 520 60 470 80 400", "#3a7d4a", width: 14)
    d.at(110, 560, turn: 64) { d in trumpet(on: &d, "#f2463f", "#b81f3f") }
    d.at(84, 400, scale: 0.62, turn: 40) { d in trumpet(on: &d, "#ff7a52", "#d8383f") }
    d.at(590, 470, turn: 8) { d in colibri(on: &d) }
    return d
  }

  private static func trumpet(on d: inout Drawing, _ lit: String, _ dark: String) {
    d.fill(
      """
      M-16 10C-20 -80 -30 -120 -86 -170Q-60 -200 -40 -190Q-20 -224 0 -204Q20 -224 40 -190\
      Q60 -200 86 -170C30 -120 20 -80 16 10Z
      """,
      .solid(lit))
    d.fill(
      "M0 10C4 -80 10 -130 0 -204Q20 -224 40 -190Q60 -200 86 -170C30 -120 20 -80 16 10Z",
      .solid(dark))
    d.fill("M-20 20Q0 -30 20 20Z", "#2c7550")
  }

  private static func colibri(on d: inout Drawing) {
    // The far wing and the tail lie behind the body.
    d.form("M10 -70C-20 -200 -40 -320 -130 -430C-20 -400 90 -280 90 -90Z", "#4fb3b0") { d in
      for step in 0..<5 {
        d.line(
          Outline(
            "M50 -80Q\((10 - Double(step) * 12).svg) -250 \((-110 + Double(step) * 36).svg) -420"),
          "#1d6f7a88", width: 6)
      }
    }
    for feather in [(-16.0, "#123a5c"), (-4, "#1d5f80"), (8, "#2a86a0"), (20, "#123a5c")] {
      d.at(120, 170, turn: 150 + feather.0) { d in
        d.fill(.petal(length: 240, width: 52, belly: 0.7), .solid(feather.1))
      }
    }
    colibriBody(on: &d)
    nearWing(on: &d)
  }

  private static func colibriBody(on d: inout Drawing) {
    d.line("M-212 -104C-310 -96 -380 -78 -452 -44", "#2a1a33", width: 11)
    let body: Outline = """
      M-216 -108C-206 -176 -120 -196 -66 -150C-20 -110 60 -80 110 0C150 70 160 150 130 230\
      C60 210 -40 150 -90 70C-120 10 -140 -40 -160 -70C-190 -74 -214 -84 -216 -108Z
      """
    d.form(body, .along(50, "#3fd0a0", "#17967f", "#0f6070")) { d in
      d.fill("M-220 -80C-170 -80 -150 -30 -130 20C-80 120 30 190 140 240L-200 240Z", "#f7f0dc")
      d.fill("M-60 120C0 180 80 210 140 240L60 250Z", "#c9d5c4")
      d.fill(
        "M-230 -104C-170 -100 -120 -70 -66 -30C-80 30 -110 60 -130 50C-150 -10 -170 -60 -230 -80Z",
        .along(40, "#ff4f8a", "#c2186a"))
      d.fill("M-220 -120C-190 -190 -110 -190 -66 -150L-100 -140Q-160 -150 -220 -120Z", "#8af0b4")
    }
    d.circle(-148, -122, 17, "#151226")
    d.circle(-153, -128, 5, "#ffffff")
  }

  private static func nearWing(on d: inout Drawing) {
    let wing: Outline =
      "M-30 -80C40 -180 150 -330 350 -400C380 -260 260 -60 110 30C50 40 -20 0 -30 -80Z"
    d.form(wing, .along(-40, "#0f6070", "#1d8f92", "#6fd8c0")) { d in
      for step in 0..<7 {
        let part = Double(step)
        let tip = "\((350 - part * 24).svg) \((-370 + part * 64).svg)"
        d.line(
          Outline(
            """
            M\((-10 + part * 16).svg) \((-60 + part * 14).svg)\
            Q\((140 + part * 8).svg) \((-190 + part * 40).svg) \(tip)
            """
          ), "#0a4a5c88", width: 7)
      }
      d.fill("M-30 -80C40 -180 80 -220 130 -260C130 -160 100 -60 60 30Z", "#17967f")
    }
  }

  // MARK: - Cat

  @Sendable static func cat() -> Drawing {
    var d = Drawing(1000, 1000)
    d.cover("#c9344a")
    wallpaper(on: &d)
    d.circle(500, 430, 350, "#f7b83f")
    d.circle(500, 430, 350, .along(60, "#ffd96b", "#f5a233"))
    d.rect(0, 840, 1000, 160, .down("#2b5f6a", "#1a3f4f"))
    d.rect(0, 836, 1000, 14, "#f2dcae")
    plant(on: &d)
    d.at(470, 500) { d in catBody(on: &d) }
    return d
  }

  private static func wallpaper(on d: inout Drawing) {
    for row in 0..<9 {
      for column in 0..<9 {
        let x = Double(column) * 130 + (row.isMultiple(of: 2) ? 0 : 65) - 20
        d.at(x, Double(row) * 112, scale: 0.5) { d in
          for turn in [-50.0, 0, 50] {
            d.at(0, 0, turn: turn) { d in d.fill(.petal(length: 70, width: 30), "#a3203f") }
          }
        }
      }
    }
  }

  private static func plant(on d: inout Drawing) {
    for leaf in [(-58.0, 250.0), (-28, 330), (4, 380), (34, 320), (62, 240)] {
      d.at(856, 690, turn: leaf.0) { d in
        d.form(.petal(length: leaf.1, width: 92), "#2f8f74") { d in
          d.rect(0, -400, 100, 400, "#1d6a62")
        }
      }
    }
    d.form("M770 680L942 680L918 850L794 850Z", "#f4e6cf") { d in
      d.rect(870, 660, 90, 200, "#d8bfa6")
      d.rect(760, 730, 190, 26, "#2b5f6a")
    }
  }

  private static func catBody(on d: inout Drawing) {
    d.fill(
      .ribbon(
        through: [
          Spot(120, 310), Spot(230, 330), Spot(330, 340), Spot(392, 300), Spot(392, 220),
          Spot(350, 180), Spot(312, 200),
        ], from: 64, to: 30), "#15131f")
    d.form("M-110 -60C-210 80 -230 260 -190 350L190 350C230 260 210 80 110 -60Z", "#1c1a2a") { d in
      d.fill("M-110 -60C-210 80 -230 260 -190 360L-160 360C-190 240 -150 80 -80 -40Z", "#4a4560")
      d.fill("M60 -40C150 80 160 240 120 360L260 360L260 -60Z", "#100e18")
      d.fill("M-34 -30Q0 60 34 -30L20 110Q0 130 -20 110Z", "#2d2940")
    }
    d.mirrored { d in
      d.fill("M16 150C60 150 84 240 80 330Q80 352 50 352L10 352Z", "#242133")
      d.line("M36 344L36 322M58 344L58 324", "#100e18", width: 5)
    }
    d.line("M0 190L0 346", "#100e18", width: 6)
    d.mirrored { d in
      d.fill("M40 -250L160 -390Q206 -290 180 -160Z", "#1c1a2a")
      d.fill("M84 -260L152 -336Q176 -270 162 -196Z", "#c9566a")
    }
    let head: Outline =
      """
      M0 -270C110 -280 200 -220 204 -120C206 -20 110 40 0 40C-110 40 -206 -20 -204 -120\
      C-200 -220 -110 -280 0 -270Z
      """
    d.form(head, "#1c1a2a") { d in
      d.fill("M60 -280C140 -160 130 -40 40 50L230 50L230 -280Z", "#100e18")
      d.fill("M-204 -120C-200 -220 -110 -280 0 -272C-100 -260 -170 -200 -180 -100Z", "#4a4560")
    }
    catFeatures(on: &d)
  }

  private static func catFeatures(on d: inout Drawing) {
    d.mirrored { d in
      d.fill("M34 -110C60 -168 130 -168 156 -130C140 -84 70 -76 34 -110Z", "#d6ef5a")
      d.fill("M34 -110C60 -84 120 -80 156 -130C146 -90 80 -60 34 -110Z", "#93c23a")
      d.ellipse(96, -122, 13, 34, "#100e18")
      d.line("M60 -20L196 -44M62 -8L200 2", "#8f8aa8", width: 4)
    }
    d.circle(-102, -138, 7, "#ffffff")
    d.circle(88, -138, 7, "#ffffff")
    d.fill("M-20 -50Q0 -60 20 -50Q12 -28 0 -26Q-12 -28 -20 -50Z", "#e0788a")
    d.line("M0 -26L0 -14M-28 -6Q-10 8 0 -12Q10 8 28 -6", "#8f8aa8", width: 5)
  }

  // MARK: - Penguins

  @Sendable static func penguins() -> Drawing {
    var d = Drawing(1200, 900)
    d.cover(.down("#7fb8e8", "#bcd9f2", "#f7d3dc", "#ffe6cf"))
    d.circle(930, 330, 92, "#fff7e6")
    d.circle(930, 330, 140, "#fff7e655")
    iceberg(on: &d)
    d.rect(0, 560, 1200, 90, .down("#5a9ed0", "#3f7fb8"))
    d.glints(20, x: 700...1150, y: 568...630, length: 120, seed: 2, "#fff0dccc")
    d.fill(
      "M-10 910L-10 640Q180 600 420 622T900 616T1210 640L1210 910Z",
      .down("#ffffff", "#cfe3f5", "#a8c9e8"))
    d.ellipse(560, 846, 330, 34, "#6f9fd0aa")
    d.ellipse(860, 850, 170, 24, "#6f9fd0aa")
    d.at(470, 470, scale: 1.06) { d in penguin(on: &d) }
    d.at(770, 650, scale: 0.98) { d in chick(on: &d) }
    var dice = Dice(12)
    for _ in 0..<40 {
      d.circle(dice.from(0, 1200), dice.from(0, 880), dice.from(3, 7), "#ffffffcc")
    }
    return d
  }

  private static func iceberg(on d: inout Drawing) {
    d.form("M-20 570L60 370L150 420L230 280L330 390L400 350L520 570Z", "#f7fbff") { d in
      d.fill(
        """
        M230 280L330 390L290 450L350 570L180 570L240 430ZM400 350L520 570L420 570L380 470Z\
        M60 370L150 420L120 570L60 570L90 470Z
        """,
        "#a8cbea")
    }
    d.form("M720 570L800 470L880 500L960 430L1040 500L1110 470L1220 570Z", "#e8f2fb") { d in
      d.fill("M960 430L1040 500L1010 570L940 570L980 500ZM1110 470L1220 570L1120 570Z", "#a8cbea")
    }
  }

  /// An emperor penguin that looks to the right and down, about 720 tall.
  private static func penguin(on d: inout Drawing) {
    d.fill("M-90 330L-140 366L-10 366L-20 330ZM20 330L10 366L140 366L90 330Z", "#3a2f44")
    let body: Outline = """
      M-40 -300C20 -330 90 -300 100 -230C110 -180 150 -140 170 -60C200 80 200 260 120 340\
      Q0 380 -120 340C-200 250 -190 60 -150 -60C-130 -130 -120 -170 -110 -210\
      C-106 -260 -80 -290 -40 -300Z
      """
    d.form(body, "#1f2440") { d in
      d.fill(
        "M60 -170C130 -120 160 0 160 120C160 240 120 320 60 360L-70 360C-110 240 -90 0 -40 -120Z",
        "#fffdf6")
      d.fill("M60 -170C130 -120 160 0 160 120C160 240 120 320 60 360L210 360L210 -170Z", "#dfe6f2")
      d.fill(
        """
        M-60 -210C-20 -240 20 -220 40 -180C60 -150 90 -140 110 -110C60 -60 -20 -80 -60 -100\
        C-80 -140 -80 -190 -60 -210Z
        """,
        .along(60, "#ffb52e", "#ffd96b", "#fffdf6"))
      d.fill("M-160 -60C-210 100 -190 260 -120 350L-220 350L-220 -60Z", "#0f1330")
    }
    d.fill(
      "M-130 -80C-60 -40 -50 120 -90 240C-130 280 -160 250 -170 200C-190 100 -180 0 -130 -80Z",
      "#2f365c")
    d.fill("M140 -110C200 -40 250 60 236 160C220 170 200 140 180 80Z", "#141833")
    d.fill("M84 -280C130 -270 170 -250 190 -220C150 -226 120 -226 96 -222Z", "#141833")
    d.fill("M98 -250C130 -246 160 -236 184 -222C150 -232 120 -236 98 -238Z", "#f58a5c")
    d.circle(44, -252, 12, "#fffdf6")
    d.circle(46, -252, 8, "#0b0d20")
  }

  /// A grey chick, about 400 tall, that looks up to the left.
  private static func chick(on d: inout Drawing) {
    d.fill("M-70 180L-96 206L-6 206L-14 180ZM16 180L10 206L100 206L70 180Z", "#3a2f44")
    d.form(
      """
      M0 -140C90 -140 130 -40 130 50C130 140 80 196 0 196C-80 196 -130 140 -130 50\
      C-130 -40 -90 -140 0 -140Z
      """,
      "#a8b3c9"
    ) { d in
      d.fill("M30 -150C110 -40 100 120 20 210L160 210L160 -150Z", "#8793b0")
      d.ellipse(-30, 80, 76, 100, "#cfd8e6")
    }
    d.fill("M110 -20C170 20 180 90 164 130C130 120 110 70 100 20Z", "#7582a3")
    d.fill("M-110 -20C-160 20 -170 80 -156 120C-130 110 -110 60 -100 20Z", "#b8c3d6")
    d.form(
      """
      M-10 -250C70 -250 100 -190 96 -140C90 -80 40 -70 -10 -70C-60 -70 -106 -80 -110 -140\
      C-112 -200 -80 -250 -10 -250Z
      """,
      "#232844"
    ) { d in
      d.fill(
        """
        M-120 -170C-80 -210 -20 -200 -6 -160C20 -200 60 -200 80 -160C80 -110 40 -80 -10 -80\
        C-80 -80 -120 -110 -120 -170Z
        """,
        "#fffdf6")
    }
    d.circle(-52, -156, 11, "#12142c")
    d.circle(36, -156, 11, "#12142c")
    d.circle(-55, -160, 4, "#ffffff")
    d.circle(33, -160, 4, "#ffffff")
    d.fill("M-30 -140Q-8 -154 14 -140L-8 -112Z", "#3a2f44")
  }
}
