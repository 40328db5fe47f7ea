import CellGeometry
package import TerminalCore

extension CursesTerminal {
  /// How long an Esc waits for the rest of a sequence, in nanoseconds.
  private static let escapeWait: UInt64 = 30_000_000
  /// The same while it may begin an answer, which comes in pieces over a slow line.
  private static let answerWait: UInt64 = 300_000_000

  package func readEvents() -> [TerminalEvent] {
    guard !isClosed else { return [] }
    readSignals()
    parser.expectsAnswers = inquiry.expectsAnswers(at: Clock.now())
    let bytes = device.read()
    handle(parser.take(bytes))
    inquiry.readQuestion()
    settleEscape(didRead: !bytes.isEmpty)
    if device.isGone && !didReportHangup {
      didReportHangup = true
      pending.append(.hangup)
    }
    learn()
    defer { pending = [] }
    return pending
  }

  private func settleEscape(didRead: Bool) {
    guard parser.isPending else {
      escapeDeadline = nil
      return
    }
    let now = Clock.now()
    if didRead || escapeDeadline == nil {
      escapeDeadline = now + (parser.expectsAnswers ? Self.answerWait : Self.escapeWait)
    } else if let deadline = escapeDeadline, deadline <= now {
      handle(parser.timeout())
      escapeDeadline = nil
    }
  }

  func handle(_ inputs: [TerminalInput]) {
    for input in inputs {
      switch input {
      case .event(let event): pending.append(event)
      case .answer(let answer): inquiry.take(answer)
      }
    }
  }

  /// Terminfo's `xterm` has eight colours. Where the terminal has shown that it has all of them, or
  /// the user has said so, text gets 256 by the description of that terminal's kind.
  func useProvenColors() {
    guard capabilities.colors >= .palette, screen.colorDepth < .palette else { return }
    let names = ["\(identity.term)-256color", "xterm-256color"]
    guard let better = screen.successor(names: names, size: size) else { return }
    screen = better
    forgetScreen()
  }

  // MARK: - Signals

  private func readSignals() {
    var isResized = false
    for signal in takeSignals() {
      switch signal {
      case SIGWINCH: isResized = true
      case SIGTSTP: suspend()
      case SIGCONT: resume()
      default: pending.append(.terminate(signal: signal))
      }
    }
    if isResized { measure() }
  }

  func takeSignals() -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = readBytes(signals, &buffer)
    return buffer.prefix(max(0, count)).map { Int32($0) }
  }

  /// Asks the system for the size, and says when it has changed.
  func measure() {
    guard let (newSize, pixels) = device.measure() else { return }
    systemCellPixels = pixels
    // The font may be another now: an old answer says nothing any more.
    if pixels == nil, newSize != size { device.write(inquiry.askForPixels()) }
    guard newSize != size else { return }
    size = newSize
    screen.resize(to: size)
    forgetScreen()
    pending.append(.resize(size))
  }
}
