import CTerminalGuard
import CellGeometry
import TerminalCore

extension CursesTerminal {
  /// Takes the screen. What the guard would write is set before anything changes.
  func enter(asking: Bool) {
    isTaken = true
    var saved = device.savedSettings
    _ = tg_arm(device.descriptor, &saved, restoreBytes, restoreBytes.count)
    device.makeRaw()
    var bytes = screen.takeOutput() + modes.on
    if asking {
      bytes += identity.understandsStrings ? TerminalQueries.full : TerminalQueries.plain
    }
    device.write(bytes)
  }

  /// Gives the screen back; returns when the terminal has taken the bytes, or does not.
  private func leave() {
    device.drainOutput(milliseconds: 1000)
    var bytes = modes.off + screen.end()
    if capabilities.hasSynchronizedOutput { bytes = TerminalModes.endUpdate + bytes }
    device.write(bytes)
    device.drainOutput(milliseconds: 1000)
  }

  package func suspend() {
    guard isTaken, !isClosed, !device.isGone, tg_can_stop() != 0 else { return }
    leave()
    awaitAnswers()
    device.restoreSettings()
    tg_disarm()
    tg_stop(200)
    // Going on is what we do now; what else has come is not lost.
    for signal in takeSignals() where ![SIGCONT, SIGTSTP, SIGWINCH].contains(signal) {
      pending.append(.terminate(signal: signal))
    }
    resume()
  }

  /// Takes the screen again after the process was stopped; somebody else may have used it.
  func resume() {
    enter(asking: false)
    invalidate()
    pending.insert(.resumed, at: 0)
    measure()
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    if isTaken, !device.isGone {
      leave()
      awaitAnswers()
      device.restoreSettings()
    }
    tg_disarm()
    tg_uninstall()
  }

  /// Waits for the answer to our last question, lest it reaches the shell.
  private func awaitAnswers() {
    let wait: UInt64 = identity.isRemote ? 1_000_000_000 : 300_000_000
    let deadline = Clock.now() + wait
    while !isAnswered, !device.isGone {
      let now = Clock.now()
      guard now < deadline else { break }
      device.wait(for: Int16(POLLIN), milliseconds: Int32((deadline - now) / 1_000_000) + 1)
      for case .answer(.deviceAttributes) in parser.take(device.read()) { isAnswered = true }
    }
  }
}
