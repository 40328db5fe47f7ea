import Foundation

extension PlaceArt {
  // MARK: - Lighthouse

  @Sendable static func lighthouse() -> Drawing {
    var d = Drawing(800, 1200)
    d.cover(.down("#12244f", "#31487f", "#8a5f92", "#f08a78", "#ffc987"))
    d.stars(130, floor: 600, seed: 2)
    d.fill("M420 292L-60 120L-60 400Z", .across("#fff2b800", "#fff2b8dd"))
    d.fill("M420 292L860 190L860 380Z", .across("#fff2b8cc", "#fff2b833"))
    d.cloud(160, 700, scale: 1.2, "#f7a08d99")
    d.cloud(690, 760, scale: 0.9, "#ffb79799")
    d.rect(0, 830, 800, 400, .down("#e98f82", "#4b5a91", "#14295a"))
    d.glints(30, x: 0...800, y: 845...1050, length: 150, seed: 7, "#ffd9a888")
    d.fill("M190 1010C230 900 330 880 390 850L500 850C570 890 640 900 690 1010Z", "#241f45")
    d.fill("M430 850L500 850C570 890 640 900 690 1010L520 1010Z", "#3d2f5b")
    tower(on: &d)
    surf(on: &d)
    return d
  }

  private static func tower(on d: inout Drawing) {
    d.form("M366 350L474 350L520 880L320 880Z", "#f7efe4") { d in
      for band in 0..<3 {
        let y = 440 + Double(band) * 170
        d.fill(.polygon(280, y, 560, y - 24, 560, y + 62, 280, y + 86), "#d8423f")
      }
      d.fill("M430 340L560 340L560 900L452 900Z", "#1b1f4d44")
      d.fill("M366 350L392 350L360 880L320 880Z", "#ffffff55")
      d.rect(405, 560, 26, 44, "#2a2a55", corner: 13)
      d.rect(402, 720, 30, 48, "#2a2a55", corner: 15)
      d.rect(392, 812, 54, 90, "#2a2a55", corner: 27)
    }
    d.rect(346, 338, 148, 18, "#20204a", corner: 4)
    d.rect(376, 246, 88, 92, .across("#fff7c8", "#ffd769", "#f2a73f"))
    for bar in [376.0, 402, 432, 458] { d.rect(bar, 246, 6, 92, "#20204a") }
    d.glow(420, 292, 150, "#fff3b0")
    d.fill("M364 248Q420 150 476 248Z", "#c23538")
    d.fill("M424 196Q456 206 476 248L432 248Z", "#8d2536")
    d.circle(420, 192, 11, "#c23538")
    d.line("M352 312L488 312M352 312L352 340M488 312L488 340", "#20204a", width: 5)
  }

  private static func surf(on d: inout Drawing) {
    let rows: [(Double, Double, String)] = [
      (1010, 0.4, "#2f4e8c"), (1060, 2.2, "#224078"), (1110, 4.1, "#183263"),
      (1160, 5.5, "#0f2450"),
    ]
    for row in rows {
      let line = d.hillLine(row.0, 12, waves: 3, phase: row.1)
      d.fill(.ground(under: line, floor: 1210), .solid(row.2))
      d.line(.curve(through: line), "#f8d9cf99", width: 5)
    }
    for foam in [(230.0, 1006.0, 34.0), (290, 1014, 26), (610, 1004, 32), (670, 1014, 24)] {
      d.circle(foam.0, foam.1, foam.2, "#ffeee2")
      d.circle(foam.0 + 24, foam.1 + 12, foam.2 * 0.7, "#ffd9cc")
    }
    d.rect(150, 1016, 580, 26, "#2f4e8c", corner: 12)
  }

  // MARK: - Sailing boat

  @Sendable static func sailingBoat() -> Drawing {
    var d = Drawing(1000, 1000)
    d.cover(.down("#0f8ea8", "#5cc5c4", "#c9eedb", "#fff0c4"))
    d.circle(300, 330, 120, "#fff6d2")
    d.circle(300, 330, 165, "#fff6d244")
    d.cloud(760, 250, scale: 1.25, "#ffffffcc")
    d.cloud(130, 520, scale: 0.9, "#ffffffaa")
    d.fill("M0 640C90 600 170 580 260 612C330 600 390 620 450 640Z", "#5fb4b4")
    d.rect(0, 636, 1000, 370, .down("#2fa9b5", "#0b6a8a", "#06405f"))
    d.glints(30, x: 150...460, y: 650...950, length: 180, seed: 3, "#fff3c999")
    sails(on: &d)
    let swells: [(Double, Double, String)] = [
      (800, 0.2, "#0d7797"), (860, 1.7, "#0a6385"), (920, 3.6, "#085070"),
    ]
    for swell in swells {
      let line = d.hillLine(swell.0, 13, waves: 2.2, phase: swell.1)
      d.fill(.ground(under: line, floor: 1010), .solid(swell.2))
      d.line(.curve(through: line), "#bfeee688", width: 4)
    }
    for gull in [(200.0, 170.0, 26.0), (270, 210, 18), (640, 130, 22)] {
      d.bird(gull.0, gull.1, gull.2, "#1c4e68")
    }
    return d
  }

  private static func sails(on d: inout Drawing) {
    d.at(560, 760, turn: 5) { d in
      d.rect(-6, -590, 12, 560, "#6b3a2c")
      d.form("M14 -580C170 -400 230 -220 250 -70L14 -70Z", "#f2573d") { d in
        d.fill("M14 -580C60 -400 90 -220 96 -60L14 -60Z", "#ff7a52")
        d.fill("M0 -250L260 -190L260 -130L0 -190Z", "#fff3dc")
      }
      d.form("M-14 -550C-60 -380 -170 -190 -260 -80L-14 -80Z", "#fff7e6") { d in
        d.fill("M-14 -560C-30 -380 -60 -190 -100 -60L20 -60Z", "#eed9bd")
      }
      d.fill("M-6 -590L-6 -630Q40 -612 70 -622L60 -600Q30 -590 -6 -600Z", "#f2b134")
      d.form("M-260 -48L300 -48C270 10 240 60 190 84L-190 84C-230 50 -250 0 -260 -48Z", "#7b2d2e") {
        d in
        d.rect(-300, -50, 620, 22, "#f4e3c6")
        d.rect(-300, 34, 620, 80, "#4e1b2a")
      }
    }
  }

  // MARK: - Beach

  /// A beach from straight above.
  @Sendable static func beach() -> Drawing {
    var d = Drawing(1200, 800)
    d.cover(.along(20, "#ffe2ac", "#f8c987"))
    let tide: [(Double, Paint)] = [
      (0, "#e3ad6e"), (26, "#ffffff"), (60, "#a9ece0"), (120, "#5fd8d3"), (210, "#21b7c4"),
      (330, "#0b92b3"), (460, "#08749f"),
    ]
    for (shift, paint) in tide {
      let x = 520 + shift
      let edge = (0...16).map { step -> Spot in
        let part = Double(step) / 16
        let wave = sin(part * 9 + shift * 0.011) * 34 + sin(part * 21 + shift * 0.02) * 10
        return Spot(x + 240 * (1 - part) - 120 + wave, part * 840 - 20)
      }
      let line = Outline.curve(through: edge).data
      d.fill(Outline(line + "L1300 820L1300 -20Z"), paint)
      if shift == 120 || shift == 330 { d.line(.curve(through: edge), "#ffffffaa", width: 7) }
    }
    parasol(on: &d, 250, 270, radius: 150, "#f0493e", "#fff5e4")
    towel(on: &d, 395, 470, turn: -24, "#2a6fb0", "#ffd24d")
    towel(on: &d, 250, 540, turn: -14, "#f27aa0", "#fff5e4")
    parasol(on: &d, 120, 690, radius: 105, "#ffb52e", "#fff5e4")
    swimmer(on: &d)
    return d
  }

  private static func parasol(
    on d: inout Drawing, _ x: Double, _ y: Double, radius: Double, _ one: String, _ two: String
  ) {
    d.ellipse(x + 46, y + 52, radius, radius * 0.96, "#a8703a66")
    d.at(x, y, turn: 10) { d in
      for slice in 0..<10 {
        let start = Spot.polar(radius: radius, degrees: Double(slice) * 36)
        let end = Spot.polar(radius: radius, degrees: Double(slice + 1) * 36)
        let color = slice.isMultiple(of: 2) ? one : two
        let shade = slice < 4 ? 0.16 : 0
        d.fill(
          .polygon(0, 0, start.x, start.y, end.x, end.y), .solid(Tint.mix(color, "#7a2a3a", shade)))
      }
      d.circle(0, 0, radius * 0.09, "#fff5e4")
    }
  }

  private static func towel(
    on d: inout Drawing, _ x: Double, _ y: Double, turn: Double, _ base: String, _ stripe: String
  ) {
    d.at(x, y, turn: turn) { d in
      d.rect(-36, -78, 92, 190, "#a8703a55", corner: 5)
      d.rect(-46, -90, 92, 190, .solid(base), corner: 5)
      d.rect(-46, -70, 92, 14, .solid(stripe))
      d.rect(-46, -46, 92, 7, .solid(stripe))
      d.rect(-46, 64, 92, 14, .solid(stripe))
    }
  }

  private static func swimmer(on d: inout Drawing) {
    d.at(900, 380, turn: 30) { d in
      d.ellipse(26, 34, 92, 92, "#06568455")
      d.ring(0, 0, 66, "#ffd24d", width: 46)
      for turn in [0.0, 90, 180, 270] {
        d.at(0, 0, turn: turn) { d in
          d.fill("M40 -16L92 -30L92 30L40 16Z", "#ff6f61")
        }
      }
    }
    d.at(1050, 130, turn: 60) { d in
      d.fill("M-14 -90Q0 -120 14 -90L20 60L-20 60Z", "#06568444")
      d.fill("M-26 -90Q-6 -150 14 -90Q22 0 6 70L-18 70Q-34 0 -26 -90Z", "#fff5e4")
      d.rect(-9, -112, 6, 180, "#f0493e")
    }
  }
}
