import CTerminalGuard
import CellGeometry
import TerminalCore

extension CursesTerminal {
  /// Takes the screen. What the guard would write is set before anything changes.
  func enter(asking: Bool) {
    isTaken = true
    arm(restoring: wholeFarewell)
    device.makeRaw()
    device.write(screen.takeOutput() + modes.on + (asking ? inquiry.begin() : []))
  }

  /// Has `bytes` written and the settings put back whatever ends the process.
  func arm(restoring bytes: [UInt8]) {
    var saved = device.savedSettings
    _ = tg_arm(device.descriptor, &saved, bytes, bytes.count)
  }

  func disarm() { tg_disarm() }

  /// Gives the screen back; returns when the terminal has taken the bytes, or does not.
  private func leave() {
    device.drainOutput(milliseconds: 1000)
    var bytes = farewell + modes.off + screen.end()
    if capabilities.hasSynchronizedOutput { bytes = TerminalModes.endUpdate + bytes }
    device.write(bytes)
    device.drainOutput(milliseconds: 1000)
    // The terminal keeps none any more.
    _ = pictures.goodbye()
    setFarewell([])
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
    inquiry.end()
    removeStored()
    tg_disarm()
    tg_uninstall()
  }

  /// Waits for the answers that are still to come, lest they reach the shell. A terminal that does not
  /// answer is waited for once.
  private func awaitAnswers() {
    while let deadline = inquiry.drainingTime, !device.isGone {
      let now = Clock.now()
      guard now < deadline else {
        inquiry.giveUp()
        break
      }
      device.wait(for: Int16(POLLIN), milliseconds: Int32((deadline - now) / 1_000_000) + 1)
      for case .answer(let answer) in parser.take(device.read()) { inquiry.take(answer) }
      inquiry.readQuestion()
    }
  }
}
