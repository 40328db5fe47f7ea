package import CellGeometry
package import TerminalCore

/// What was found out of a terminal without taking its screen.
package struct TerminalReport: Sendable {
  /// The description of terminfo's that is used: that of TERM, one with more colours that the terminal
  /// has proven, or what an unknown one was taken for.
  package var terminfoName: String
  /// Whether terminfo knows TERM.
  package var knowsTerm: Bool
  package var size: Size
  package var situation: PictureSituation
  package var choice: PictureChoice
  package var capabilities: TerminalCapabilities
  /// How many colours text has, by terminfo and what the terminal has proven.
  package var textColors: ColorDepth
  /// Whether the system knows a cell's pixels, so that the terminal need not be asked.
  package var systemKnowsPixels: Bool
  /// Nanoseconds until the last answer; nil when the terminal did not answer in time.
  package var answerTime: UInt64?
  /// Whether the terminal was not asked, since somebody else is using it: we are in the background.
  package var isInBackground: Bool
  package var startMessage: String?
}

extension CursesTerminal {
  /// How long `examine` waits for answers, in nanoseconds.
  private static let examinationTime: UInt64 = 2_000_000_000

  /// Asks the terminal everything and waits for the answers, two seconds at most; it shows nothing and
  /// is as before afterwards. What was typed meanwhile is lost.
  ///
  /// - Precondition: no frame was drawn, and none will be.
  package func examine() -> TerminalReport {
    precondition(!isTaken, "the screen is in use")
    // Whoever changes a terminal in the background is stopped.
    let isInBackground = tcgetpgrp(device.descriptor) != getpgrp()
    let start = Clock.now()
    if !isInBackground {
      arm(restoring: TerminalModes.breakOff)
      device.makeRaw()
      device.write(inquiry.begin())
      awaitSettlement(until: start + Self.examinationTime)
      device.restoreSettings()
      disarm()
    }
    let time = Clock.now() - start
    choosePictures()
    return TerminalReport(
      terminfoName: screen.terminalName, knowsTerm: knowsTerm, size: size, situation: situation,
      choice: PictureMethod.choose(situation), capabilities: capabilities,
      textColors: screen.colorDepth, systemKnowsPixels: systemCellPixels != nil,
      answerTime: inquiry.isAnswered ? time : nil, isInBackground: isInBackground,
      startMessage: startMessage)
  }

  private func awaitSettlement(until deadline: UInt64) {
    while !isSettled, !device.isGone {
      let now = Clock.now()
      guard now < deadline else { return }
      let wait = min(readTimeout ?? UInt64.max, deadline - now)
      var requests = pollDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&requests, nfds_t(requests.count), Int32(clamping: wait / 1_000_000 + 1))
      for case .terminate in readEvents() { return }
    }
  }
}
