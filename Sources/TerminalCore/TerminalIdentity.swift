/// What the environment says of the terminal, and what follows from its name. Pure: the environment
/// comes in.
package struct TerminalIdentity: Hashable, Sendable {
  /// A program that stands between us and the terminal that the user sees.
  package enum Multiplexer: Hashable, Sendable {
    case tmux
    /// GNU screen, or what can't be told from it by the environment.
    case screen
  }

  /// TERM; empty when it is not set.
  package let term: String
  /// Inside one, the variables of the terminal outside say nothing.
  package let multiplexer: Multiplexer?
  package let isRemote: Bool
  /// The program that the environment names, with its version where it says so: what older terminals
  /// have instead of XTVERSION. Nil inside a multiplexer.
  package let program: TerminalProgram?
  /// Whether variables that kitty or Ghostty set have come through the multiplexer: they were set when
  /// it was started, perhaps in another terminal.
  package let hasTracesOfKitty: Bool
  private let colorTerm: String

  /// - Parameter value: the value of a variable of the environment; nil when it is not set or empty.
  package init(_ value: (String) -> String?) {
    term = value("TERM") ?? ""
    colorTerm = value("COLORTERM") ?? ""
    multiplexer = Self.multiplexer(term: term, value)
    isRemote = value("SSH_CONNECTION") != nil || value("SSH_TTY") != nil
    program = multiplexer == nil ? Self.program(value) : nil
    hasTracesOfKitty =
      ["KITTY_WINDOW_ID", "KITTY_PID", "GHOSTTY_RESOURCES_DIR"].contains { value($0) != nil }
  }

  private static func multiplexer(term: String, _ value: (String) -> String?) -> Multiplexer? {
    if term.hasPrefix("tmux") { return .tmux }
    // One inside the other leaves both variables: the more careful of the two is taken.
    if value("STY") != nil { return .screen }
    if value("TMUX") != nil { return .tmux }
    return term.hasPrefix("screen") ? .screen : nil
  }

  private static func program(_ value: (String) -> String?) -> TerminalProgram? {
    if let version = value("MLTERM") { return TerminalProgram(name: "mlterm", version: version) }
    if let name = value("TERM_PROGRAM") {
      let usual = ["iTerm.app": "iTerm2", "Apple_Terminal": "Terminal.app", "vscode": "VS Code"]
      return TerminalProgram(
        name: usual[name] ?? name, version: value("TERM_PROGRAM_VERSION") ?? "")
    }
    if let version = value("KONSOLE_VERSION") {
      return TerminalProgram(name: "Konsole", version: konsoleVersion(version))
    }
    if let version = value("XTERM_VERSION") { return TerminalProgram(report: version) }
    if value("WT_SESSION") != nil {
      return TerminalProgram(name: "Windows Terminal", version: "")
    }
    return value("VTE_VERSION").map { TerminalProgram(name: "VTE", version: $0) }
  }

  /// Konsole writes 22.12.3 as 221203.
  private static func konsoleVersion(_ text: String) -> String {
    guard text.utf8.count == 6, let number = Int(text) else { return text }
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }

  package var isMultiplexed: Bool { multiplexer != nil }

  private func isProgram(_ names: String...) -> Bool {
    program.map { program in names.contains { program.isNamed($0) } } ?? false
  }

  /// Whether 24-bit colours are promised. Mlterm has them (3.9 at least), but neither says so in
  /// COLORTERM nor answers when asked.
  package var promisesDirectColor: Bool {
    ["truecolor", "24bit"].contains(colorTerm.lowercased()) || isMlterm
  }

  private var isMlterm: Bool { isProgram("mlterm") }

  /// Whether the terminal draws sextants itself, or its font can be expected to have them.
  package var drawsSextants: Bool {
    guard !isMultiplexed else { return false }
    return isProgram("Konsole", "Windows Terminal", "WezTerm", "iTerm2", "ghostty")
      || ["xterm-kitty", "foot", "contour", "xterm-ghostty", "wezterm"].contains {
        term.hasPrefix($0)
      }
  }

  /// The same by the name that the terminal gives itself (XTVERSION).
  package static func drawsSextants(version: String) -> Bool {
    let names = ["kitty", "foot", "konsole", "ghostty", "wezterm", "iterm2", "contour"]
    let lower = version.lowercased()
    return names.contains { lower.hasPrefix($0) }
  }

  /// What pictures can be made of where characters are UTF-8.
  package var symbols: SymbolSet { hasConsoleFont ? .half : drawsSextants ? .sextant : .quadrant }

  /// Whether the font is that of a console or an old terminal, 256 or 512 characters: it has half
  /// blocks, as code page 437 does, and no quadrants.
  package var hasConsoleFont: Bool {
    ["linux", "ansi", "vt1", "vt2", "vt3", "vt4", "vt5", "cons", "wsvt", "sun", "hurd", "mach"]
      .contains { term.hasPrefix($0) }
  }

  /// Whether questions that are strings (OSC, DCS, APC) or have intermediates can be put. The consoles
  /// and Apple's Terminal print parts of them (neovim/neovim#28453), and screen hands them to the
  /// terminal outside.
  package var understandsQuestions: Bool {
    multiplexer != .screen && !hasConsoleFont && !isProgram("Terminal.app")
  }
}
