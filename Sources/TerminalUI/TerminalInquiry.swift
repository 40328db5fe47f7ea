import TerminalCore

/// The questions to the terminal: what was asked, what has been answered, and what may still come.
struct TerminalInquiry {
  private(set) var answers = TerminalAnswers()
  /// What tmux says; nil outside it, and while it has not.
  private(set) var tmux: TmuxClient?
  private let identity: TerminalIdentity
  private let tmuxLevels: Int
  private var probe: KittyProbe?
  private var question: TmuxQuestion?
  private var awaited: Set<Fence> = []
  /// When the last question was put, by `Clock`.
  private var askedAt: UInt64 = 0
  /// When the first DA1 came.
  private var answeredAt: UInt64?
  /// Whether waiting for an answer was in vain: it is not done again.
  private var hasGivenUp = false

  /// The last of a row of questions, whose answer says that no other one follows.
  private enum Fence {
    case own
    /// The terminal's outside tmux; never comes when tmux passes nothing on.
    case outer
    case pixels
  }

  /// How long answers may take until they are late, in nanoseconds: then it is not waited for them
  /// any more, but they are understood.
  private static let patience: UInt64 = 2_000_000_000
  /// The same for what tmux may keep to itself, after its own answer.
  private var outerPatience: UInt64 { identity.isRemote ? 1_000_000_000 : 250_000_000 }

  init(_ identity: TerminalIdentity, tmuxLevels: Int) {
    self.identity = identity
    self.tmuxLevels = tmuxLevels
  }

  // MARK: - Asking

  /// The questions, to be written at once. Makes the files that they speak of.
  mutating func begin() -> [UInt8] {
    askedAt = Clock.now()
    awaited = [.own]
    guard identity.understandsQuestions else { return TerminalQueries.plain }
    let probe = KittyProbe()
    self.probe = probe
    guard identity.multiplexer == .tmux else { return TerminalQueries.full(probe) }
    awaited.insert(.outer)
    question = TmuxQuestion()
    return TerminalQueries.throughTmux(probe, levels: tmuxLevels)
  }

  /// Asks for pixels anew, after the window has changed; empty when the terminal can't be asked, or
  /// has not even answered the first questions.
  mutating func askForPixels() -> [UInt8] {
    answers.forgetPixels()
    guard identity.understandsQuestions, answeredAt != nil else { return [] }
    askedAt = Clock.now()
    awaited.insert(.pixels)
    return TerminalQueries.pixelsAgain
  }

  // MARK: - Answers

  mutating func take(_ answer: TerminalAnswer) {
    let isFirst = answers.attributes == nil
    answers.take(answer, isInTmux: identity.multiplexer == .tmux)
    switch answer {
    case .deviceAttributes:
      awaited.remove(isFirst ? .own : .outer)
      if isFirst { answeredAt = Clock.now() }
    case .ready: awaited.remove(.pixels)
    default: return
    }
    if awaited.isDisjoint(with: [.own, .outer]) { removeProbe() }
  }

  /// Takes what tmux has said.
  mutating func readQuestion() {
    guard case .answered(let client)? = question?.read() else { return }
    tmux = client
    endQuestion()
    if client?.allowsPassthrough == false {
      awaited.remove(.outer)
      if !awaited.contains(.own) { removeProbe() }
    }
  }

  /// A descriptor to be watched; when it is ready, `readQuestion`.
  var descriptor: Int32? { question?.descriptor }

  /// Whether the terminal that we talk to has answered.
  var isAnswered: Bool { answeredAt != nil }

  /// Whether all has been answered that can be expected to be.
  func isSettled(at now: UInt64) -> Bool {
    guard let answeredAt else { return false }
    let isComplete = !awaited.contains(.outer) && question == nil
    return isComplete || now >= answeredAt + outerPatience
  }

  /// When `isSettled` becomes true without anything coming in.
  var settlingTime: UInt64? {
    guard let answeredAt, awaited.contains(.outer) || question != nil else { return nil }
    return answeredAt + outerPatience
  }

  /// Whether what comes in may be part of an answer.
  func expectsAnswers(at now: UInt64) -> Bool {
    !awaited.isEmpty && now < askedAt + Self.patience
  }

  /// Until when it is worth waiting for what was asked before the terminal is given back; nil when
  /// nothing is to be expected.
  var drainingTime: UInt64? {
    guard !hasGivenUp else { return nil }
    if awaited.contains(.own) || awaited.contains(.pixels) { return askedAt + Self.patience }
    return awaited.contains(.outer) ? settlingTime : nil
  }

  /// Nothing is waited for any more; what comes late finds no files.
  mutating func settle() { removeProbe() }

  mutating func giveUp() { hasGivenUp = true }

  /// Leaves nothing behind.
  mutating func end() {
    removeProbe()
    endQuestion()
  }

  private mutating func removeProbe() {
    probe?.remove()
    probe = nil
  }

  private mutating func endQuestion() {
    question?.end()
    question = nil
  }
}
