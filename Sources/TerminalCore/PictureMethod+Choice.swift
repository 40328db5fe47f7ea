extension PictureMethod {
  /// More colours than this cost bytes that nobody sees.
  package static let mostSixelColors = 256

  /// How pictures are drawn where things are so; to be asked again when the terminal has answered more.
  /// Pure, constant time.
  package static func choose(_ situation: PictureSituation) -> PictureChoice {
    let best = situation.best
    guard situation.wanted != .auto else { return best }
    let method = situation.wantedMethod
    guard let refusal = situation.refusal else {
      return PictureChoice(method, because: "--protocol \(situation.wanted.rawValue) says so")
    }
    return PictureChoice(
      .symbols, because: refusal, advice: best.advice, remedy: best.remedy, refusal: refusal)
  }
}

extension PictureSituation {
  // MARK: - The terminal decides

  fileprivate var best: PictureChoice {
    if colors == .none { return PictureChoice(.symbols, because: "colours are off") }
    switch identity.multiplexer {
    case .screen:
      return PictureChoice(.symbols, because: "GNU screen hands no pictures on")
    case .tmux: return bestInTmux
    case nil: return bestOutside
    }
  }

  private var bestOutside: PictureChoice {
    let name = program?.description ?? "the terminal"
    if TerminalQuirks.has(.inlineFiles, program) {
      return PictureChoice(.iterm2, because: "\(name) draws inline files of iTerm2")
    }
    if answers.hasKittyGraphics { return kitty(name) }
    if answers.hasSixel {
      return PictureChoice(
        .sixel(colors: sixelColors), because: "\(name) says that it has sixel (DA1: 4)")
    }
    guard answers.attributes != nil else {
      return PictureChoice(.symbols, because: "the terminal has not answered")
    }
    if answers.attributes?.contains(4) == true {
      return PictureChoice(
        .symbols, because: "\(name) says that it has sixel, but no colours for it")
    }
    return PictureChoice(.symbols, because: "\(name) has neither kitty's graphics nor sixel")
  }

  private func kitty(_ name: String) -> PictureChoice {
    let medium = answers.kittyMedium
    guard TerminalQuirks.has(.placeholders, program) else {
      return PictureChoice(
        .kittyDirect(medium), because: "\(name) has kitty's graphics, but no placeholders")
    }
    guard canWritePlaceholders else {
      return PictureChoice(
        .kittyDirect(medium),
        because: "\(name) has kitty's graphics; placeholders need UTF-8 and 256 colours")
    }
    return PictureChoice(
      .kitty(medium), because: "\(name) draws pictures where placeholder characters stand")
  }

  // MARK: - In tmux

  private var bestInTmux: PictureChoice {
    let name = program?.description ?? "tmux"
    if hasOuterPlaceholders {
      return PictureChoice(
        .kitty(answers.kittyMedium),
        because: "\(name) passes pictures on to \(outerName), which draws placeholders")
    }
    var choice = ownOfTmux(name)
    if passesThrough != true, mayHaveOuterPlaceholders {
      choice.advice = "tmux passes no pictures on to \(outerName)"
      choice.remedy = "tmux set -g allow-passthrough on"
    } else if answers.outerProgram?.isNamed("tmux") == true {
      choice.advice = "tmux runs in tmux: say how many by --tmux-levels \(tmuxLevels + 1)"
    }
    return choice
  }

  /// What tmux itself can: pictures by placement or inline files would stand at a wrong place.
  private func ownOfTmux(_ name: String) -> PictureChoice {
    guard answers.attributes != nil else {
      return PictureChoice(.symbols, because: "tmux has not answered")
    }
    // Of more than 20 pictures tmux forgets the first (its image.c, MAX_IMAGE_COUNT), and takes a whole
    // one away where text is written over it: with a picture for every row of cells most of a grid was
    // missing (tried with tmux 3.5a in xterm).
    if answers.hasSixel {
      return PictureChoice(
        .symbols, because: "\(name) has sixel, but keeps too few pictures for a grid")
    }
    return PictureChoice(.symbols, because: "\(name) has no sixel, \(outerLack)")
  }

  private var outerLack: String {
    switch passesThrough {
    case true? where answers.outerProgram?.isNamed("tmux") == true: "and runs in \(outerName)"
    case true?: "and \(outerName) draws no placeholders"
    case false?: "and passes no pictures on"
    case nil: "and the terminal outside does not answer through it"
    }
  }

  private var outerName: String {
    outerProgram?.description ?? tmux.map(\.outerTerm).flatMap { $0.isEmpty ? nil : $0 }
      ?? "the terminal outside"
  }

  fileprivate var hasOuterPlaceholders: Bool {
    answers.hasKittyGraphics && TerminalQuirks.has(.placeholders, outerProgram)
      && canWritePlaceholders
  }

  /// Whether the terminal outside would draw placeholders, could it be reached: what it says of
  /// itself counts, then its TERM, then what it left in the environment.
  private var mayHaveOuterPlaceholders: Bool {
    guard canWritePlaceholders else { return false }
    if let outerProgram { return TerminalQuirks.has(.placeholders, outerProgram) }
    if let term = tmux?.outerTerm, !term.isEmpty {
      return term.hasPrefix("xterm-kitty") || term.hasPrefix("xterm-ghostty")
    }
    return identity.hasTracesOfKitty
  }

  private var sixelColors: Int {
    min(answers.colorRegisters ?? PictureMethod.mostSixelColors, PictureMethod.mostSixelColors)
  }

  // MARK: - The user decides

  /// The method that the user wants, with what the answers add to it.
  fileprivate var wantedMethod: PictureMethod {
    switch wanted {
    case .kitty: .kitty(answers.kittyMedium)
    case .kittyDirect: .kittyDirect(answers.kittyMedium)
    case .sixel: .sixel(colors: sixelColors)
    case .auto, .iterm2, .symbols, .none: wanted.trustedMethod
    }
  }

  /// Why it can't be so; nil when it can, or when the terminal, which never answered, is trusted.
  fileprivate var refusal: String? {
    if [.auto, .symbols, .none].contains(wanted) { return nil }
    if colors == .none { return "pictures with pixels need colours, and colours are off" }
    if identity.multiplexer == .screen { return "GNU screen hands no pictures on" }
    if wanted == .kitty, !canWritePlaceholders {
      return "kitty's placeholders need UTF-8 and 256 colours"
    }
    return isInTmux ? refusalInTmux : refusalOutside
  }

  private var refusalOutside: String? {
    guard answers.attributes != nil else { return nil }
    let name = program?.description ?? "the terminal"
    switch wanted {
    case .kitty where !answers.hasKittyGraphics, .kittyDirect where !answers.hasKittyGraphics:
      return "\(name) does not have kitty's graphics"
    case .sixel where !answers.hasSixel: return "\(name) does not have sixel"
    default: return nil
    }
  }

  private var refusalInTmux: String? {
    let name = program?.description ?? "tmux"
    switch wanted {
    case .kittyDirect, .iterm2:
      return "in tmux, \(wanted.rawValue) would draw pictures at wrong places"
    case .kitty where passesThrough == false: return "\(name) passes no pictures on"
    case .kitty where answers.outerAttributes != nil && !answers.hasKittyGraphics:
      return "\(outerName) does not have kitty's graphics"
    case .sixel where answers.attributes != nil && !answers.hasSixel:
      return "\(name) does not have sixel"
    default: return nil
    }
  }
}
