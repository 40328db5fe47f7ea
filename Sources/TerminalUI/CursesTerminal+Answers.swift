import CellGeometry
import TerminalCore

extension CursesTerminal {
  /// Takes over what has been answered, and says what is known now when that is more than before.
  func learn() {
    capabilities.cellPixels = systemCellPixels ?? inquiry.answers.cellPixels(in: size)
    if inquiry.isAnswered { takeAnswers(inquiry.answers) }
    guard capabilities != reported, inquiry.isAnswered || systemCellPixels != nil else { return }
    useProvenColors()
    reported = capabilities
    pending.append(.capabilities(capabilities))
  }

  private func takeAnswers(_ answers: TerminalAnswers) {
    capabilities.hasSynchronizedOutput = answers.hasSynchronizedOutput
    if let program = answers.program, TerminalIdentity.drawsSextants(version: program.name),
      capabilities.symbols == .quadrant
    {
      capabilities.symbols = .sextant
    }
    if answers.hasDirectColor, !hasFixedColors { capabilities.colors = .direct }
    capabilities.background = answers.background
    if !isSettled, inquiry.isSettled(at: Clock.now()) {
      isSettled = true
      inquiry.settle()
    }
    choosePictures()
  }

  /// Chooses how pictures are drawn by what is known; before the answers are in, what the user says
  /// is trusted.
  func choosePictures() {
    guard isSettled else {
      capabilities.pictures =
        capabilities.colors == .none && wantedPictures != .none
        ? .symbols : wantedPictures.trustedMethod
      adjustCapabilities()
      return
    }
    let choice = PictureMethod.choose(situation)
    if choice != self.choice {
      self.choice = choice
      capabilities.pictures = choice.method
    }
    adjustCapabilities()
    for notice in notices(of: choice) where noticed.insert(notice).inserted { onNotice?(notice) }
  }

  /// What decides how pictures are drawn.
  var situation: PictureSituation {
    PictureSituation(
      wanted: wantedPictures, identity: identity, answers: inquiry.answers, tmux: inquiry.tmux,
      tmuxLevels: tmuxLevels, colors: pictureColors, isUTF8: screen.isUTF8)
  }

  /// Placeholders are text, which has the colours of curses.
  private var pictureColors: ColorDepth {
    let isProven = capabilities.colors >= .palette && !hasFixedColors
    return isProven ? capabilities.colors : min(capabilities.colors, screen.colorDepth)
  }

  private func adjustCapabilities() {
    capabilities.pictureLimit = nil
    capabilities.tmuxLevels = 0
    switch capabilities.pictures {
    case .sixel: capabilities.pictureLimit = inquiry.answers.largestSixel
    case .kitty: capabilities.tmuxLevels = identity.multiplexer == .tmux ? tmuxLevels : 0
    case .kittyDirect, .iterm2, .symbols, .none: break
    }
  }

  private func notices(of choice: PictureChoice) -> [String] {
    var notices: [String] = []
    if let refusal = choice.refusal { notices.append("\(refusal); pictures are made of symbols") }
    if wantedPictures == .auto, let advice = choice.advice {
      notices.append(choice.remedy.map { "\(advice); \($0) helps" } ?? advice)
    }
    if choice.method.hasPixels, capabilities.cellPixels == nil {
      notices.append("the terminal does not say how large its cells are; taken for 10×20 pixels")
    }
    return notices.map { DisplayText($0).string }
  }
}

extension PictureMethod {
  /// Whether pictures have pixels of their own.
  var hasPixels: Bool { self != .symbols && self != .none }
}
