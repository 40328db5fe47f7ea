/// A stylised face, lit from the left: two tones, few features.
struct Face {
  /// What the eyes do.
  enum Gaze {
    case closed
    case open
  }

  var skin: String
  var shade: String
  var lips = "#b4534f"
  var brow = "#2b2024"
  var blush = "#e8836a"
  var gaze = Gaze.closed

  /// The head's outline around the origin, the middle between the eyes; 200 wide, from -122 to 162.
  static let head: Outline = """
    M-100 -30C-104 -150 104 -150 100 -30C102 40 88 92 52 138C28 168 -28 168 -52 138\
    C-88 92 -102 40 -100 -30Z
    """

  /// Draws the head, its ears included, around the origin.
  func draw(on d: inout Drawing) {
    d.ellipse(-98, 14, 17, 28, .solid(skin))
    d.ellipse(98, 14, 17, 28, .solid(shade))
    d.form(Face.head, .solid(skin)) { d in
      d.fill(
        """
        M10 -160C6 -90 8 -50 4 -14C-2 16 -12 40 -17 54Q-20 70 4 74Q8 84 4 96Q-2 112 6 124\
        Q4 146 14 180L160 180L160 -160Z
        """, .solid(shade))
      d.circle(-56, 62, 24, .solid(blush + "66"))
      d.circle(60, 62, 24, .solid(blush + "55"))
    }
    drawEyes(on: &d)
    drawMouth(on: &d)
  }

  private func drawEyes(on d: inout Drawing) {
    d.mirrored { d in
      d.fill("M-74 -30Q-50 -52 -20 -36Q-22 -30 -24 -29Q-50 -40 -74 -30Z", .solid(brow))
      switch gaze {
      case .closed:
        d.line("M-66 2Q-46 18 -25 3", .solid(brow), width: 5.5)
      case .open:
        d.fill("M-67 6Q-46 -16 -23 6Q-46 18 -67 6Z", "#fdf6ea")
        d.circle(-45, 3, 10.5, .solid(brow))
        d.line("M-70 5Q-46 -19 -21 5", .solid(brow), width: 5.5)
      }
    }
    if gaze == .open {
      d.circle(-48, -1, 3, "#ffffff")
      d.circle(42, -1, 3, "#ffffff")
    }
  }

  private func drawMouth(on d: inout Drawing) {
    d.fill("M-30 101Q-12 91 0 96Q12 91 30 101Q14 105 0 104Q-14 105 -30 101Z", .solid(lips))
    d.fill("M-30 101Q0 110 30 101Q18 119 0 119Q-18 119 -30 101Z", .solid(lips + "cc"))
  }
}
