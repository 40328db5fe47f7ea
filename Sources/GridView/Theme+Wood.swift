import TerminalCore

extension Theme {
  /// Photos on planks, their captions on paper.
  static let wood256: Theme = {
    let plank = Color.indexed(137)
    let dark = Color.indexed(52)
    let paper = Color.indexed(230)
    return Theme(
      ground: .wood,
      bar: Style(foreground: .indexed(180), background: dark),
      barTitle: Style(foreground: paper, background: dark, attributes: .bold),
      header: Style(foreground: .indexed(223), background: .indexed(94)),
      headerTitle: Style(foreground: paper, background: .indexed(94), attributes: .bold),
      rule: Style(foreground: dark, background: plank),
      caption: Style(foreground: dark, background: .indexed(187)),
      cursorCaption: Style(foreground: paper, background: .indexed(124), attributes: .bold),
      cursor: Style(foreground: .indexed(124), background: plank, attributes: .bold),
      placeholders: [95, 101, 131, 66].map {
        Style(foreground: paper, background: .indexed($0))
      },
      failure: Style(foreground: paper, background: .indexed(88)),
      selected: Style(foreground: .indexed(18), background: plank, attributes: .bold),
      selectedCaption: Style(foreground: paper, background: .indexed(18), attributes: .bold),
      delete: Style(foreground: .indexed(124), background: plank, attributes: .bold),
      button: Style(foreground: paper, background: .indexed(94)),
      badge: Style(foreground: .indexed(124), background: plank, attributes: .bold),
      status: Style(foreground: .indexed(180), background: dark),
      statusName: Style(foreground: paper, background: dark, attributes: .bold),
      hintKey: Style(foreground: .indexed(221), background: dark),
      hint: Style(foreground: .indexed(180), background: dark),
      message: Style(foreground: paper, background: dark),
      warning: Style(foreground: .indexed(221), background: dark, attributes: .bold),
      overlay: Style(foreground: dark, background: paper),
      overlayTitle: Style(foreground: .indexed(124), background: paper, attributes: .bold),
      overlayKey: Style(foreground: .indexed(94), background: paper, attributes: .bold))
  }()

  /// The console's brown is its dark yellow.
  static let wood16: Theme = {
    let plank = Color.indexed(3)
    let black = Color.indexed(0)
    let white = Color.indexed(7)
    return Theme(
      ground: .wood,
      bar: Style(foreground: plank, background: black),
      barTitle: Style(foreground: plank, background: black, attributes: .bold),
      header: Style(foreground: white, background: .indexed(1)),
      headerTitle: Style(foreground: white, background: .indexed(1), attributes: .bold),
      rule: Style(foreground: black, background: plank),
      caption: Style(foreground: black, background: white),
      cursorCaption: Style(foreground: white, background: .indexed(1), attributes: .bold),
      cursor: Style(foreground: .indexed(1), background: plank, attributes: .bold),
      placeholders: [4, 5, 6].map { Style(foreground: white, background: .indexed($0)) },
      failure: Style(foreground: white, background: .indexed(1)),
      selected: Style(foreground: .indexed(4), background: plank, attributes: .bold),
      selectedCaption: Style(foreground: white, background: .indexed(4), attributes: .bold),
      delete: Style(foreground: .indexed(1), background: plank, attributes: .bold),
      button: Style(foreground: black, background: plank),
      badge: Style(foreground: .indexed(1), background: plank, attributes: .bold),
      status: Style(foreground: plank, background: black),
      statusName: Style(foreground: plank, background: black, attributes: .bold),
      hintKey: Style(foreground: white, background: black, attributes: .bold),
      hint: Style(foreground: plank, background: black),
      message: Style(foreground: white, background: black),
      warning: Style(foreground: white, background: black, attributes: .bold),
      overlay: Style(foreground: black, background: white),
      overlayTitle: Style(foreground: .indexed(1), background: white, attributes: .bold),
      overlayKey: Style(foreground: black, background: white, attributes: .bold))
  }()
}

extension RGB {
  /// Whether light text reads better on it: relative luminance by ITU-R BT.709's weights, without
  /// the transfer curve, below the middle.
  var isDark: Bool {
    2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) < 128 * 10_000
  }
}
