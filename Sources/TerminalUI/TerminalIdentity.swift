import TerminalCore

/// What the environment says of the terminal, and what follows from its name.
struct TerminalIdentity {
  let term: String
  private let program: String
  private let colorTerm: String
  /// Inside tmux or screen the variables of the terminal outside say nothing.
  let isMultiplexed: Bool
  let isRemote: Bool
  private let isKonsole: Bool
  private let isWindowsTerminal: Bool
  private let isMlterm: Bool

  init(_ value: (String) -> String?) {
    term = value("TERM") ?? ""
    program = value("TERM_PROGRAM") ?? ""
    colorTerm = value("COLORTERM") ?? ""
    isMultiplexed =
      value("TMUX") != nil || value("STY") != nil || term.hasPrefix("tmux")
      || term.hasPrefix("screen")
    isRemote = value("SSH_CONNECTION") != nil || value("SSH_TTY") != nil
    isKonsole = value("KONSOLE_VERSION") != nil
    isWindowsTerminal = value("WT_SESSION") != nil
    isMlterm = value("MLTERM") != nil
  }

  /// Whether 24-bit colours are promised. Mlterm has them (3.9 at least), but neither says so in
  /// COLORTERM nor answers when asked.
  var promisesDirectColor: Bool {
    ["truecolor", "24bit"].contains(colorTerm.lowercased()) || (isMlterm && !isMultiplexed)
  }

  /// Whether the terminal draws sextants itself, or its font can be expected to have them.
  var drawsSextants: Bool {
    guard !isMultiplexed else { return false }
    return isKonsole || isWindowsTerminal
      || ["WezTerm", "iTerm.app", "ghostty"].contains(program)
      || ["xterm-kitty", "foot", "contour", "xterm-ghostty", "wezterm"].contains {
        term.hasPrefix($0)
      }
  }

  /// The same by the name that the terminal gives itself (XTVERSION).
  static func drawsSextants(version: String) -> Bool {
    let names = ["kitty", "foot", "konsole", "ghostty", "wezterm", "iterm2", "contour"]
    let lower = version.lowercased()
    return names.contains { lower.hasPrefix($0) }
  }

  /// What pictures can be made of where characters are UTF-8.
  var symbols: SymbolSet { hasConsoleFont ? .half : drawsSextants ? .sextant : .quadrant }

  /// Whether the font is that of a console or an old terminal, 256 or 512 characters: it has half
  /// blocks, as code page 437 does, and no quadrants.
  var hasConsoleFont: Bool {
    ["linux", "ansi", "vt1", "vt2", "vt3", "vt4", "vt5", "cons", "wsvt", "sun", "hurd", "mach"]
      .contains { term.hasPrefix($0) }
  }

  /// Whether questions that are strings (OSC, DCS) can be put. The consoles print parts of them, and
  /// screen hands them to the terminal outside.
  var understandsStrings: Bool {
    let isScreen = term.hasPrefix("screen") && Environment.value("TMUX") == nil
    return !isScreen && !hasConsoleFont
  }
}
