import CellGeometry
import TestSupport
import Testing

@testable import TerminalCore

@Suite struct PictureChoiceTests {
  private static func answers(_ streams: TerminalProfile?..., isInTmux: Bool = false)
    -> TerminalAnswers
  {
    var parser = InputParser()
    var answers = TerminalAnswers()
    for case .answer(let answer) in parser.take(streams.compactMap { $0?.stream }.joined()) {
      answers.take(answer, isInTmux: isInTmux)
    }
    return answers
  }

  private static func identity(_ environment: [String: String]) -> TerminalIdentity {
    TerminalIdentity { environment[$0] }
  }

  private static func situation(
    _ profile: TerminalProfile, wanted: PictureProtocol = .auto
  ) -> PictureSituation {
    PictureSituation(
      wanted: wanted, identity: identity(profile.environment), answers: answers(profile))
  }

  @Test(arguments: TerminalProfile.all) func choosesForEveryTerminal(_ profile: TerminalProfile) {
    let choice = PictureMethod.choose(Self.situation(profile))
    #expect(choice.method == profile.method, "\(choice.reason)")
    #expect(choice.refusal == nil && !choice.reason.isEmpty)
  }

  // MARK: - Terminals that were not there to be asked

  private static func answers(
    version: String? = nil, attributes: [Int]? = [62], graphics: String? = nil
  ) -> TerminalAnswers {
    var answers = TerminalAnswers()
    if let version { answers.take(.version(version), isInTmux: false) }
    if let graphics { answers.take(.graphics(Array(graphics.utf8)), isInTmux: false) }
    if let attributes { answers.take(.deviceAttributes(attributes), isInTmux: false) }
    return answers
  }

  static let others: [(String?, [Int], String?, [String: String], PictureMethod)] = [
    ("ghostty 1.0.1", [62, 22], "i=31;OK", [:], .kitty(.direct)),
    ("kitty(0.28.0)", [62], "i=31;OK", [:], .kitty(.direct)),
    ("kitty(0.27.1)", [62], "i=31;OK", [:], .kittyDirect(.direct)),
    (nil, [62], "i=31;OK", ["TERM": "xterm-kitty"], .kittyDirect(.direct)),
    (
      "WezTerm 20240203-110809-5046fc22", [65, 4, 6, 18, 22], "i=31;OK", [:], .kittyDirect(.direct)
    ),
    ("iTerm2 3.5.4", [62, 4], "i=31;OK", [:], .iterm2),
    (nil, [62, 4], nil, ["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.4.0"], .iterm2),
    ("mintty 3.7.0", [64, 1, 2, 4, 6, 9, 15, 21, 22, 28, 29], nil, [:], .iterm2),
    ("contour 0.3.12", [62, 4], nil, [:], .sixel(colors: 256)),
    (
      nil, [61, 4, 6, 7, 14, 21, 22, 23, 24, 28, 32], nil, ["WT_SESSION": "x"], .sixel(colors: 256)
    ),
    ("VTE(7200)", [61, 1, 21, 22], nil, [:], .symbols),
    (nil, [1, 2], nil, ["TERM_PROGRAM": "Apple_Terminal"], .symbols),
    ("strange", [62], "i=31;EINVAL:no", [:], .symbols),
  ]

  @Test(arguments: others) func choosesForOthers(
    _ version: String?, _ attributes: [Int], _ graphics: String?, _ environment: [String: String],
    _ method: PictureMethod
  ) {
    let choice = PictureMethod.choose(
      PictureSituation(
        identity: Self.identity(["TERM": "xterm-256color"].merging(environment) { $1 }),
        answers: Self.answers(version: version, attributes: attributes, graphics: graphics)))
    #expect(choice.method == method, "\(choice.reason)")
  }

  @Test(arguments: TerminalProfile.all) func drawsSymbolsWithoutColours(_ profile: TerminalProfile)
  {
    var situation = Self.situation(profile)
    situation.colors = .none
    #expect(PictureMethod.choose(situation).method == .symbols)
    situation.wanted = .kitty
    let choice = PictureMethod.choose(situation)
    #expect(choice.method == .symbols && choice.refusal != nil)
  }

  /// Placeholders are characters in a colour.
  @Test(arguments: [(ColorDepth.sixteen, true), (.direct, false)])
  func placesDirectlyWithoutPlaceholders(_ colors: ColorDepth, _ isUTF8: Bool) {
    var situation = Self.situation(.named("kitty 0.41"))
    (situation.colors, situation.isUTF8) = (colors, isUTF8)
    #expect(PictureMethod.choose(situation).method == .kittyDirect(.sharedMemory))
    situation.wanted = .kitty
    #expect(PictureMethod.choose(situation).refusal != nil)
  }

  @Test func drawsSymbolsWhereNothingIsAnswered() {
    let choice = PictureMethod.choose(
      PictureSituation(identity: Self.identity(["TERM": "xterm-kitty"])))
    #expect(choice.method == .symbols && choice.reason.contains("not answered"))
  }

  /// A terminal that says it has sixel, but no colours for it, contradicts itself.
  @Test func distrustsContradictions() {
    var answers = TerminalAnswers()
    answers.take(.graphicsAttribute(item: 1, status: 3, values: []), isInTmux: false)
    answers.take(.deviceAttributes([62, 4]), isInTmux: false)
    let situation = PictureSituation(
      identity: Self.identity(["TERM": "xterm"]), answers: answers)
    #expect(PictureMethod.choose(situation).method == .symbols)
  }

  // MARK: - tmux

  private static let outside: [(String, Bool)] = [
    ("kitty 0.41", true), ("kitty 0.26", false), ("konsole", false), ("xterm", false),
    ("mlterm", false), ("foot 1.13", false),
  ]

  @Test(arguments: ["tmux 3.3", "tmux 3.5"], outside)
  func choosesThroughTmux(_ tmux: String, _ outside: (name: String, hasPlaceholders: Bool)) {
    let (inner, outer) = (TerminalProfile.named(tmux), TerminalProfile.named(outside.name))
    var answers = TerminalAnswers()
    var parser = InputParser()
    let outerStream = outer.stream
    for case .answer(let answer) in parser.take(inner.stream + outerStream) {
      switch answer {
      // The others are not put through tmux.
      case .deviceAttributes, .version, .graphics: answers.take(answer, isInTmux: true)
      default: break
      }
    }
    let situation = PictureSituation(
      identity: Self.identity(inner.environment), answers: answers)
    let choice = PictureMethod.choose(situation)
    #expect(situation.passesThrough == true)
    #expect(
      choice.method == (outside.hasPlaceholders ? .kitty(.sharedMemory) : inner.method),
      "\(choice.reason)")
    #expect(choice.advice == nil)
  }

  static let clients: [(String, String, PictureMethod, Bool)] = [
    // It has sixel, but keeps too few pictures.
    ("tmux 3.5", "off\txterm\tXTerm(379)\tsixel,title", .symbols, false),
    ("tmux 3.5", "off\tfoot\t\t", .symbols, false),
    ("tmux 3.5", "off\txterm-kitty\tkitty(0.41.1)\tRGB,title", .symbols, true),
    ("tmux 3.3", "off\txterm-kitty\tkitty(0.41.1)\tRGB,title", .symbols, true),
    ("tmux 3.3", "off\txterm-kitty\t\tRGB,title", .symbols, true),
    ("tmux 3.3", "off\txterm-ghostty\tghostty 1.1.0\tRGB", .symbols, true),
    ("tmux 3.3", "off\txterm-kitty\tkitty(0.26.5)\tRGB,title", .symbols, false),
    ("tmux 3.3", "off\txterm-256color\tXTerm(379)\t256", .symbols, false),
    ("tmux 3.3", "on\txterm-kitty\tkitty(0.41.1)\tRGB", .symbols, false),
  ]

  @Test(arguments: clients)
  func asksTmuxItself(_ tmux: String, _ line: String, _ method: PictureMethod, _ helps: Bool) throws
  {
    let profile = TerminalProfile.named(tmux)
    let client = try #require(TmuxClient(line: line))
    let choice = PictureMethod.choose(
      PictureSituation(
        identity: Self.identity(profile.environment),
        answers: Self.answers(profile, isInTmux: true), tmux: client))
    #expect(choice.method == method, "\(choice.reason)")
    #expect((choice.remedy == "tmux set -g allow-passthrough on") == helps)
  }

  @Test func readsWhatTmuxSays() throws {
    let client = try #require(TmuxClient(line: "on\txterm-256color\tXTerm(379)\t256,sixel"))
    #expect(client.allowsPassthrough == true && client.hasOuterSixel == true)
    #expect(client.outerProgram?.name == "XTerm" && client.outerTerm == "xterm-256color")
    let old = try #require(TmuxClient(line: "\tscreen\t\t"))
    #expect(old.allowsPassthrough == nil && old.outerProgram == nil && old.hasOuterSixel == nil)
    #expect(TmuxClient(line: "no server running") == nil && TmuxClient(line: "") == nil)
  }

  @Test func saysThatTmuxRunsInTmux() {
    let profile = TerminalProfile.named("tmux 3.3")
    let choice = PictureMethod.choose(
      PictureSituation(
        identity: Self.identity(profile.environment),
        answers: Self.answers(profile, profile, isInTmux: true)))
    #expect(choice.advice?.contains("--tmux-levels 2") == true)
  }

  // MARK: - The user decides

  static let refusals: [(String, PictureProtocol, Bool)] = [
    ("xterm", .kitty, true), ("xterm", .kittyDirect, true), ("xterm", .sixel, false),
    ("xterm", .iterm2, false), ("xterm", .symbols, false), ("xterm", .none, false),
    ("xterm-plain", .sixel, true), ("kitty 0.41", .sixel, true),
    ("kitty 0.41", .kittyDirect, false),
    ("kitty 0.26", .kitty, false), ("konsole", .sixel, false), ("foot 1.13", .kitty, true),
    ("tmux 3.3", .kittyDirect, true), ("tmux 3.3", .iterm2, true), ("tmux 3.3", .sixel, true),
    ("tmux 3.5", .sixel, false),
  ]

  @Test(arguments: refusals)
  func refusesWhatTheTerminalDenies(_ name: String, _ wanted: PictureProtocol, _ isRefused: Bool) {
    let choice = PictureMethod.choose(Self.situation(.named(name), wanted: wanted))
    #expect((choice.refusal != nil) == isRefused, "\(choice)")
    if isRefused {
      #expect(choice.method == .symbols)
    } else {
      #expect(choice.method.hasName(wanted))
    }
  }

  @Test(arguments: PictureProtocol.allCases)
  func trustsTheUserWhereNothingIsAnswered(_ wanted: PictureProtocol) {
    let choice = PictureMethod.choose(
      PictureSituation(wanted: wanted, identity: Self.identity(["TERM": "xterm"])))
    #expect(choice.method == wanted.trustedMethod && choice.refusal == nil)
  }

  @Test(arguments: [["TERM": "screen"], ["TERM": "xterm", "STY": "1.tty"]])
  func keepsToSymbolsInScreen(_ environment: [String: String]) {
    let identity = Self.identity(environment)
    #expect(identity.multiplexer == .screen && !identity.understandsQuestions)
    let situation = PictureSituation(
      wanted: .sixel, identity: identity, answers: Self.answers(attributes: [62, 4]))
    #expect(PictureMethod.choose(situation).refusal != nil)
  }
}

extension PictureMethod {
  fileprivate func hasName(_ wanted: PictureProtocol) -> Bool {
    switch (self, wanted) {
    case (.kitty, .kitty), (.kittyDirect, .kittyDirect), (.iterm2, .iterm2), (.sixel, .sixel),
      (.symbols, .symbols), (.none, .none):
      true
    default: false
    }
  }
}
