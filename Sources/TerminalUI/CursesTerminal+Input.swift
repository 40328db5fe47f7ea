import CellGeometry
package import TerminalCore

extension CursesTerminal {
  /// How long an Esc waits for the rest of a sequence, in nanoseconds.
  private static let escapeWait: UInt64 = 30_000_000

  package func readEvents() -> [TerminalEvent] {
    guard !isClosed else { return [] }
    readSignals()
    let bytes = device.read()
    handle(parser.take(bytes))
    settleEscape(didRead: !bytes.isEmpty)
    if device.isGone && !didReportHangup {
      didReportHangup = true
      pending.append(.hangup)
    }
    if isAnswered && capabilities != reported {
      useProvenColors()
      reported = capabilities
      pending.append(.capabilities(capabilities))
    }
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
      escapeDeadline = now + Self.escapeWait
    } else if let deadline = escapeDeadline, deadline <= now {
      handle(parser.timeout())
      escapeDeadline = nil
    }
  }

  func handle(_ inputs: [TerminalInput]) {
    for input in inputs {
      switch input {
      case .event(let event): pending.append(event)
      case .answer(let answer): learn(answer)
      }
    }
  }

  private func learn(_ answer: TerminalAnswer) {
    switch answer {
    case .deviceAttributes: isAnswered = true
    case .mode(2026, let state): capabilities.hasSynchronizedOutput = (1...3).contains(state)
    case .version(let version):
      if TerminalIdentity.drawsSextants(version: version), capabilities.symbols == .quadrant {
        capabilities.symbols = .sextant
      }
    case .setting(let setting?) where TerminalQueries.confirmsDirectColor(setting):
      if !hasFixedColors { capabilities.colors = .direct }
    case .color(slot: 11, let color): capabilities.background = color
    case .cellPixels(let pixels):
      answeredCellPixels = pixels
      capabilities.cellPixels = capabilities.cellPixels ?? pixels
    default: break
    }
  }

  /// Terminfo's `xterm` has eight colours. Where the terminal has shown that it has all of them, or
  /// the user has said so, text gets 256 by the description of that terminal's kind.
  private func useProvenColors() {
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
    // The font may be another now: an old answer says nothing any more.
    if newSize != size { answeredCellPixels = nil }
    capabilities.cellPixels = pixels ?? answeredCellPixels
    guard newSize != size else { return }
    size = newSize
    screen.resize(to: size)
    forgetScreen()
    pending.append(.resize(size))
  }
}
