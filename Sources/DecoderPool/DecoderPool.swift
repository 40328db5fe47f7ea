package import DecoderProtocol
internal import SystemEdge

/// Has pictures made by child processes, the most wanted first, and survives whatever they do.
///
/// One thread a child waits for requests; children start with the first request that they take.
/// Nothing wakes up while nothing is wanted. Safe to use from any thread.
package final class DecoderPool: Sendable {
  /// Nanoseconds that `shutdown` may keep its caller.
  private static let shutdownPatience: UInt64 = 100_000_000

  private let configuration: Configuration
  private let report: @Sendable (PictureReply) -> Void
  private let state = Monitor(PoolState())
  /// Rung once, at shutdown, and never answered: wakes every thread that waits for a child.
  private let bell: Doorbell?
  /// Rung by every thread that ends.
  private let finished: Doorbell?

  /// Starts nothing yet.
  /// - Parameters:
  ///   - configuration: which program, how many of it, how long to wait for it.
  ///   - report: gets the replies, those of one request in order and from one thread, those of
  ///     different requests from several threads at once. Must not block for long.
  package init(
    configuration: Configuration, report: @escaping @Sendable (PictureReply) -> Void
  ) {
    self.configuration = configuration
    self.report = report
    bell = Doorbell()
    finished = Doorbell()
  }

  deinit { beginShutdown() }

  /// Declares all that is wanted, the most wanted first, in place of what was wanted before.
  ///
  /// What is not named and not begun is dropped without a reply. What is begun goes on, and its
  /// replies are reported. Every request that is begun gets exactly one last reply, and an
  /// identifier that got it is never begun again. Does nothing after `shutdown`.
  /// - Complexity: linear in the old and new requests.
  package func demand(_ requests: [PictureRequest]) {
    let mustStart = state.update { state in
      guard !state.isShutDown else { return false }
      state.queue.replace(with: requests)
      guard !state.startedWorkers, state.queue.waitingCount > 0 else { return false }
      state.startedWorkers = true
      return true
    }
    if mustStart { startWorkers() }
  }

  /// What the pool is doing now. Takes a lock for an instant, never waits for a child.
  package var statistics: Statistics {
    state.withLock { state in
      var statistics = Statistics()
      statistics.queued = state.queue.waitingCount
      statistics.running = state.queue.runningCount
      statistics.restarts = state.restarts
      statistics.children = state.children
      return statistics
    }
  }

  /// Ends all children. What is wanted or running gets no reply. Returns within 100 ms, even when
  /// a child can't be ended. Harmless when done twice.
  package func shutdown() {
    beginShutdown()
    guard let finished else { return }
    let end = MonotonicClock.now() + Self.shutdownPatience
    var polled = pollfd(fd: finished.descriptor, events: Int16(POLLIN), revents: 0)
    while state.withLock({ $0.liveWorkers > 0 }), MonotonicClock.now() < end {
      if poll(&polled, 1, PollTimeout.milliseconds(until: end)) > 0 { finished.answer() }
    }
  }

  private func beginShutdown() {
    state.update { state in
      state.isShutDown = true
      state.queue.removeAll()
    }
    bell?.ring()
  }

  private func startWorkers() {
    let started = (0..<configuration.children).filter { _ in startWorker() }
    guard started.isEmpty else { return }
    let failure = DecodeFailure(.noDecoder, reason: "no threads are left for the decoder")
    while let request = state.withLock({ $0.queue.next() }) {
      report(PictureReply(id: request.id, result: .failure(failure), microseconds: 0))
      state.withLock { $0.queue.finish(request.id) }
    }
    state.withLock { $0.startedWorkers = false }
  }

  private func startWorker() -> Bool {
    guard let bell, let finished else { return false }
    state.withLock { $0.liveWorkers += 1 }
    let didStart = WorkerThread.start { [configuration, state, report] in
      DecoderWorker(configuration, state: state, bell: bell, report: report).run()
      state.withLock { $0.liveWorkers -= 1 }
      finished.ring()
    }
    if !didStart { state.withLock { $0.liveWorkers -= 1 } }
    return didStart
  }
}
