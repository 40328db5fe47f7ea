import SystemEdge

/// Threads that look at the disk for a watcher, which must not wait for it: a dead mount costs a
/// thread. Each lets others go first, and ends when there is nothing left to do.
final class WatchWorkers: Sendable {
  typealias Work = @Sendable () -> WatchFinding

  private struct State {
    var waiting: [Work] = []
    var next = 0
    /// When each busy thread began with what it does.
    var busy: [Int: UInt64] = [:]
    var nextThread = 0
    var findings: [WatchFinding] = []
    var isEnded = false

    var hasWaiting: Bool { next < waiting.count }

    mutating func take() -> Work? {
      guard hasWaiting, !isEnded else { return nil }
      defer { next += 1 }
      let work = waiting[next]
      if next >= 256 {
        waiting.removeSubrange(..<next)
        next = 0
      }
      return work
    }
  }

  private let state = Monitor(State())
  private let wake: @Sendable () -> Void
  /// How long work may take until another thread does the rest, in nanoseconds.
  private static let patience: UInt64 = 1_000_000_000
  private static let threadLimit = 4

  /// - `wake`: called on any thread when there are findings.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func submit(_ work: @escaping Work) {
    let thread = state.update { state -> Int? in
      state.waiting.append(work)
      return state.busy.isEmpty ? Self.enlist(in: &state) : nil
    }
    if let thread { start(thread) }
  }

  /// What was found since the last call, in order.
  func takeFindings() -> [WatchFinding] {
    state.withLock { state in
      defer { state.findings = [] }
      return state.findings
    }
  }

  /// Starts another thread when all are held up.
  /// - Returns: whether it is worth asking again after a while, if nothing is found till then.
  func relieve(now: UInt64) -> Bool {
    let (thread, isWorthwhile) = state.update { state -> (Int?, Bool) in
      guard state.hasWaiting, !state.isEnded else { return (nil, false) }
      let areHeldUp = state.busy.values.allSatisfy { now > $0 + Self.patience }
      guard areHeldUp else { return (nil, true) }
      guard state.busy.count < Self.threadLimit else { return (nil, false) }
      return (Self.enlist(in: &state), true)
    }
    if let thread { start(thread) }
    return isWorthwhile
  }

  /// Lets the threads go as soon as they can.
  func end() { state.update { $0.isEnded = true } }

  private static func enlist(in state: inout State) -> Int {
    state.nextThread += 1
    state.busy[state.nextThread] = MonotonicClock.now()
    return state.nextThread
  }

  private func start(_ thread: Int) {
    let hasStarted = WorkerThread.start {
      ThreadPriority.lower()
      self.work(thread)
    }
    if !hasStarted { state.update { $0.busy[thread] = nil } }
  }

  private func work(_ thread: Int) {
    while true {
      let work = state.update { state -> Work? in
        guard let work = state.take() else {
          state.busy[thread] = nil
          return nil
        }
        state.busy[thread] = MonotonicClock.now()
        return work
      }
      guard let work else { return }
      let finding = work()
      state.update { $0.findings.append(finding) }
      wake()
    }
  }
}
