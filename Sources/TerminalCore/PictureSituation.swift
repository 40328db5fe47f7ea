/// All that decides how pictures are drawn.
package struct PictureSituation: Hashable, Sendable {
  /// What the user wants.
  package var wanted: PictureProtocol
  package var identity: TerminalIdentity
  package var answers: TerminalAnswers
  /// What tmux says; nil outside it, and where it can't be asked.
  package var tmux: TmuxClient?
  /// How many tmux, one in the other, kitty's sequences are wrapped for when we are in tmux.
  package var tmuxLevels: Int
  /// How many colours text and pictures may have.
  package var colors: ColorDepth
  /// Whether characters are UTF-8.
  package var isUTF8: Bool

  package init(
    wanted: PictureProtocol = .auto, identity: TerminalIdentity,
    answers: TerminalAnswers = TerminalAnswers(), tmux: TmuxClient? = nil, tmuxLevels: Int = 1,
    colors: ColorDepth = .direct, isUTF8: Bool = true
  ) {
    self.wanted = wanted
    self.identity = identity
    self.answers = answers
    self.tmux = tmux
    self.tmuxLevels = tmuxLevels
    self.colors = colors
    self.isUTF8 = isUTF8
  }

  /// The terminal's name: its own, or that which the environment has.
  package var program: TerminalProgram? { answers.program ?? identity.program }

  package var isInTmux: Bool { identity.multiplexer == .tmux }

  /// Whether sequences reach the terminal outside tmux; nil when that is not known.
  package var passesThrough: Bool? {
    guard isInTmux else { return nil }
    if answers.outerAttributes != nil || answers.outerProgram != nil { return true }
    return answers.hasKittyGraphics ? true : tmux?.allowsPassthrough
  }

  /// The terminal outside tmux, as far as it is known.
  package var outerProgram: TerminalProgram? { answers.outerProgram ?? tmux?.outerProgram }

  /// Whether placeholders, which are characters in one of 256 colours, can be written.
  var canWritePlaceholders: Bool { isUTF8 && colors >= .palette }
}
