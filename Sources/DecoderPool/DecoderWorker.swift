internal import DecoderProtocol
internal import SystemEdge

/// The work of one of the pool's threads: takes requests and has its child answer them, one at a
/// time.
final class DecoderWorker {
  /// How often a request is begun anew because its child was killed from outside.
  private static let killLimit = 5
  /// Pictures of rising quality that may come before the final one.
  private static let previewLimit = 4

  private let configuration: DecoderPool.Configuration
  private let state: Monitor<PoolState>
  private let bell: Doorbell
  private let report: @Sendable (PictureReply) -> Void
  private var child: DecoderChild?
  private var failures = 0
  private var hasStarted = false

  init(
    _ configuration: DecoderPool.Configuration, state: Monitor<PoolState>, bell: Doorbell,
    report: @escaping @Sendable (PictureReply) -> Void
  ) {
    self.configuration = configuration
    self.state = state
    self.bell = bell
    self.report = report
  }

  /// Works until the pool is shut down.
  func run() {
    while let request = takeRequest() { serve(request) }
    dropChild()
  }

  private func takeRequest() -> PictureRequest? {
    let request: PictureRequest?? = state.wait { state in
      if state.isShutDown { return .some(nil) }
      return state.queue.next().map { .some($0) }
    }
    return request ?? nil
  }

  private func serve(_ request: PictureRequest) {
    let begin = MonotonicClock.now()
    do {
      try answer(request, until: begin &+ configuration.deadline)
      failures = 0
    } catch .shutDown {
      dropChild()
    } catch {
      let failure = note(error)
      finish(request, .failure(failure), since: begin)
      rest()
    }
  }

  // MARK: - One request

  private func answer(_ request: PictureRequest, until deadline: UInt64) throws(DecoderFault) {
    let begin = MonotonicClock.now()
    if let absence = state.withLock({ $0.absence }) {
      return finish(request, .failure(absence), since: begin)
    }
    let frame: [UInt8]
    do {
      frame = try checkedFrame(request)
    } catch {
      let failure = DecodeFailure(.unreadable, reason: "can't be asked for: \(error)")
      return finish(request, .failure(failure), since: begin)
    }
    for _ in 0..<Self.killLimit {
      do {
        return try attempt(request, frame, until: deadline)
      } catch .killed(let signal) {
        // Hardly this file's fault.
        Log.info("decoder: killed by signal \(signal), its picture is begun anew")
        dropChild()
        failures += 1
        rest()
      }
    }
    try attempt(request, frame, until: deadline)
  }

  private func attempt(
    _ request: PictureRequest, _ frame: [UInt8], until deadline: UInt64
  ) throws(DecoderFault) {
    if state.withLock({ $0.isShutDown }) { throw .shutDown }
    let child = try readyChild()
    let isUsed = child.hasReplied
    do {
      try converse(with: child, frame, about: request, until: deadline)
    } catch .ended where isUsed && child.isSilent {
      // An earlier file may have harmed it: a fresh child shows whether it was this one.
      try converse(with: try readyChild(), frame, about: request, until: deadline)
    }
  }

  /// The request as it is sent, having made sure that a decoder accepts it.
  private func checkedFrame(_ request: PictureRequest) throws(WireError) -> [UInt8] {
    let frame = try request.frame()
    _ = try PictureRequest(message: Array(frame.dropFirst(WireWriter.prefixLength)))
    return frame
  }

  private func converse(
    with child: DecoderChild, _ frame: [UInt8], about request: PictureRequest,
    until deadline: UInt64
  ) throws(DecoderFault) {
    try child.send(frame, until: deadline)
    for _ in 0...Self.previewLimit {
      let reply = try child.receive(until: deadline)
      state.withLock { $0.failedStarts = 0 }
      try check(reply, answers: request)
      if reply.isFinal { return finish(request, reply.result, microseconds: reply.microseconds) }
      report(reply)
    }
    throw .nonsense("more often than it may")
  }

  private func check(_ reply: PictureReply, answers request: PictureRequest) throws(DecoderFault) {
    guard reply.id == request.id else { throw .nonsense("for another picture") }
    guard case .picture(let picture) = reply.result else { return }
    guard picture.columns <= request.box.columns, picture.rows <= request.box.rows else {
      throw .nonsense("with too large a picture")
    }
  }

  private func finish(
    _ request: PictureRequest, _ result: PictureReply.Result, since begin: UInt64
  ) {
    let microseconds = (MonotonicClock.now() - begin) / 1000
    finish(request, result, microseconds: UInt32(clamping: microseconds))
  }

  private func finish(
    _ request: PictureRequest, _ result: PictureReply.Result, microseconds: UInt32
  ) {
    // Reported first, so that an idle pool has nothing left to report.
    report(PictureReply(id: request.id, result: result, microseconds: microseconds))
    state.withLock { $0.queue.finish(request.id) }
  }

  // MARK: - The child

  /// The child, started anew when there is none that can take a request.
  private func readyChild() throws(DecoderFault) -> DecoderChild {
    if let child, child.isQuiet { return child }
    dropChild()
    let new: DecoderChild
    do {
      new = try DecoderChild(configuration, bell: bell)
    } catch {
      throw .unstartable(error.code, "\(error)")
    }
    child = new
    state.withLock { state in
      state.children += 1
      if hasStarted { state.restarts += 1 }
    }
    hasStarted = true
    return new
  }

  /// Takes leave of a child that failed.
  private func note(_ fault: DecoderFault) -> DecodeFailure {
    let failure = fault.failure(deadline: configuration.deadline)
    Log.error("decoder: \(failure.reason)")
    failures += 1
    let hadGreeted = child?.hasGreeted ?? false
    dropChild()
    return state.withLock { state in
      if failure.kind == .noDecoder { state.absence = failure }
      if !hadGreeted, case .ended = fault { state.noteFailedStart() }
      return state.absence ?? failure
    }
  }

  private func dropChild() {
    guard let child else { return }
    child.abandon()
    self.child = nil
    state.withLock { $0.children -= 1 }
  }

  /// Stays away from the queue for as long as the last failures in a row ask for.
  private func rest() {
    let delay = configuration.backoff.delay(afterFailures: failures)
    guard delay > 0 else { return }
    let end = MonotonicClock.now() + delay
    var polled = pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0)
    while MonotonicClock.now() < end {
      if poll(&polled, 1, PollTimeout.milliseconds(until: end)) > 0 { return }
    }
  }
}

extension PictureReply {
  /// Whether nothing follows it.
  fileprivate var isFinal: Bool {
    switch result {
    case .picture(let picture): picture.quality.isFinal
    case .failure: true
    }
  }
}
