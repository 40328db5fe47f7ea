package import GridController
package import TerminalCore

extension Theme {
  /// The theme of a name, for a terminal.
  package static func named(_ name: ThemeName, for terminal: TerminalCapabilities) -> Theme {
    switch (name, terminal.colors) {
    case (_, .none): monochrome
    case (.standard, .eight), (.standard, .sixteen): standard16
    case (.standard, _):
      terminal.background.map { !$0.isDark } ?? false
        ? light256 : standard256(accent: accent(on: terminal.background))
    case (.wood, .eight), (.wood, .sixteen): wood16
    case (.wood, _): wood256
    }
  }

  /// A camera's orange, as bright as the background asks for; unknown, one that can be read on both.
  private static func accent(on background: RGB?) -> UInt8 {
    guard let background else { return 202 }
    return background.isDark ? 208 : 166
  }

  private static func standard256(accent: UInt8) -> Theme {
    let orange = Color.indexed(accent)
    return Theme(
      ground: .plain,
      bar: Style(foreground: .indexed(250), background: .indexed(236)),
      barTitle: Style(
        foreground: .indexed(231), background: .indexed(236), attributes: .bold),
      header: Style(foreground: .indexed(253), background: .indexed(24)),
      headerTitle: Style(foreground: .indexed(231), background: .indexed(24), attributes: .bold),
      rule: Style(foreground: .indexed(244)),
      caption: .plain,
      cursorCaption: Style(foreground: .indexed(16), background: orange, attributes: .bold),
      cursor: Style(foreground: orange, attributes: .bold),
      placeholders: [60, 66, 95, 96, 65, 67, 101, 103].map {
        Style(foreground: .indexed(231), background: .indexed($0))
      },
      failure: Style(foreground: .indexed(231), background: .indexed(88)),
      selected: Style(foreground: .indexed(39), attributes: .bold),
      selectedCaption: Style(
        foreground: .indexed(231), background: .indexed(25), attributes: .bold),
      delete: Style(foreground: .indexed(196), attributes: .bold),
      button: Style(foreground: .indexed(255), background: .indexed(239)),
      badge: Style(foreground: orange, attributes: .bold),
      status: Style(foreground: .indexed(250), background: .indexed(236)),
      statusName: Style(foreground: .indexed(231), background: .indexed(236), attributes: .bold),
      hintKey: Style(foreground: .indexed(215), background: .indexed(236)),
      hint: Style(foreground: .indexed(246), background: .indexed(236)),
      message: Style(foreground: .indexed(231), background: .indexed(236)),
      warning: Style(foreground: .indexed(222), background: .indexed(236), attributes: .bold),
      overlay: Style(foreground: .indexed(252), background: .indexed(235)),
      overlayTitle: Style(foreground: .indexed(215), background: .indexed(235), attributes: .bold),
      overlayKey: Style(foreground: .indexed(231), background: .indexed(235), attributes: .bold))
  }

  /// On a light background bars and menus are light too.
  private static let light256: Theme = {
    var theme = standard256(accent: 166)
    let bar = Color.indexed(253)
    let menu = Color.indexed(255)
    let ink = Color.indexed(16)
    let brown = Color.indexed(130)
    theme.bar = Style(foreground: .indexed(238), background: bar)
    theme.barTitle = Style(foreground: ink, background: bar, attributes: .bold)
    theme.rule = Style(foreground: .indexed(242))
    theme.selected = Style(foreground: .indexed(25), attributes: .bold)
    theme.delete = Style(foreground: .indexed(160), attributes: .bold)
    theme.button = Style(foreground: ink, background: .indexed(250))
    theme.status = theme.bar
    theme.statusName = theme.barTitle
    theme.hintKey = Style(foreground: brown, background: bar)
    theme.hint = Style(foreground: .indexed(240), background: bar)
    theme.message = Style(foreground: ink, background: bar)
    theme.warning = Style(foreground: .indexed(124), background: bar, attributes: .bold)
    theme.overlay = Style(foreground: .indexed(236), background: menu)
    theme.overlayTitle = Style(foreground: brown, background: menu, attributes: .bold)
    theme.overlayKey = Style(foreground: ink, background: menu, attributes: .bold)
    return theme
  }()

  private static let standard16 = Theme(
    ground: .plain,
    bar: Style(attributes: .reverse),
    barTitle: Style(attributes: [.reverse, .bold]),
    header: Style(foreground: .indexed(7), background: .indexed(4)),
    headerTitle: Style(foreground: .indexed(7), background: .indexed(4), attributes: .bold),
    rule: Style(foreground: .indexed(6)),
    caption: .plain,
    cursorCaption: Style(foreground: .indexed(0), background: .indexed(3)),
    cursor: Style(foreground: .indexed(3), attributes: .bold),
    placeholders: [4, 5, 6].map { Style(foreground: .indexed(7), background: .indexed($0)) },
    failure: Style(foreground: .indexed(7), background: .indexed(1)),
    selected: Style(foreground: .indexed(6), attributes: .bold),
    selectedCaption: Style(foreground: .indexed(0), background: .indexed(6)),
    delete: Style(foreground: .indexed(1), attributes: .bold),
    button: Style(attributes: [.reverse, .bold]),
    badge: Style(foreground: .indexed(3), attributes: .bold),
    status: Style(attributes: .reverse),
    statusName: Style(attributes: [.reverse, .bold]),
    hintKey: Style(attributes: [.reverse, .bold]),
    hint: Style(attributes: .reverse),
    message: Style(attributes: [.reverse, .bold]),
    warning: Style(attributes: [.reverse, .bold]),
    overlay: Style(foreground: .indexed(7), background: .indexed(4)),
    overlayTitle: Style(foreground: .indexed(3), background: .indexed(4), attributes: .bold),
    overlayKey: Style(foreground: .indexed(7), background: .indexed(4), attributes: .bold))

  private static let monochrome = Theme(
    ground: .plain,
    bar: Style(attributes: .reverse),
    barTitle: Style(attributes: [.reverse, .bold]),
    header: Style(attributes: .bold),
    headerTitle: Style(attributes: .bold),
    rule: .plain,
    caption: .plain,
    cursorCaption: Style(attributes: [.reverse, .bold]),
    cursor: Style(attributes: .bold),
    placeholders: [.plain],
    failure: .plain,
    selected: Style(attributes: .bold),
    selectedCaption: Style(attributes: .bold),
    delete: Style(attributes: .bold),
    button: Style(attributes: [.reverse, .bold]),
    badge: Style(attributes: .bold),
    status: Style(attributes: .reverse),
    statusName: Style(attributes: [.reverse, .bold]),
    hintKey: Style(attributes: [.reverse, .bold]),
    hint: Style(attributes: .reverse),
    message: Style(attributes: [.reverse, .bold]),
    warning: Style(attributes: [.reverse, .bold]),
    overlay: .plain,
    overlayTitle: Style(attributes: .bold),
    overlayKey: Style(attributes: .bold))
}
