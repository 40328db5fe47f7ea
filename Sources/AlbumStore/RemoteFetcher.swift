import AlbumModel
import SystemEdge

/// Fetches photos from the web into a cache, by the system's `curl`: the network is touched by
/// child processes only, at most two at a time.
///
/// A photo is fetched once; what lies in the cache is used without asking whether it changed.
package final class RemoteFetcher: Sendable {
  /// What a fetch may cost.
  package struct Limits: Equatable, Sendable {
    /// The largest file, in bytes.
    package var size: UInt64
    /// The longest time for one file, in seconds.
    package var seconds: Int
    /// How long a failure is remembered before another demand tries again, in nanoseconds.
    package var memory: UInt64

    package init(size: UInt64 = 64 << 20, seconds: Int = 60, memory: UInt64 = 30_000_000_000) {
      self.size = size
      self.seconds = seconds
      self.memory = memory
    }
  }

  /// Why an address gave no file, in a few words, safe for a screen; never with a password.
  package struct Failure: Error, Equatable, Sendable {
    package var reason: String
    package init(reason: String) { self.reason = reason }
  }

  package typealias Report =
    @Sendable (_ address: [UInt8], _ result: Result<[UInt8], Failure>) -> Void

  private struct State {
    var queue: FetchQueue
    var isStopped = false
    var hasSwept = false
    var threads = 0
    var cancellations: [[UInt8]: Cancellation] = [:]
  }

  private let state: Monitor<State>
  private let curl: CurlFetch
  private let report: Report
  /// Rung by every thread that ends.
  private let finished = Doorbell()

  /// Nanoseconds that `stop` may keep its caller.
  private static let stopPatience: UInt64 = 100_000_000

  /// - Parameters:
  ///   - cacheDirectory: where files are kept; made when it is missing, with access for nobody
  ///     else.
  ///   - program: the program to fetch with, as `curl` is called.
  ///   - limits: what a fetch may cost.
  ///   - report: called on a thread of the fetcher's with the path of the file, once each time
  ///     that an address becomes demanded.
  package init(
    cacheDirectory: [UInt8], program: String = "curl", limits: Limits = Limits(),
    report: @escaping Report
  ) {
    curl = CurlFetch(directory: cacheDirectory, program: program, limits: limits)
    state = Monitor(State(queue: FetchQueue(memory: limits.memory)))
    self.report = report
  }

  /// Says which addresses are wanted now, the most wanted first. What is not among them any more
  /// is not begun, and given up when it is under way. Returns at once.
  package func demand(_ addresses: [[UInt8]]) {
    let missing = state.update { state in
      state.queue.demand(addresses)
      for (address, cancellation) in state.cancellations
      where !state.queue.isDemanded(address) {
        cancellation.cancel()
      }
      let missing = min(2, state.queue.waitingCount) - state.threads
      if missing > 0 { state.threads += missing }
      return max(0, missing)
    }
    for _ in 0..<missing where !WorkerThread.start({ self.work() }) {
      state.withLock { $0.threads -= 1 }
    }
  }

  /// Ends all fetches, and lets them clear away what they began. Returns within 100 ms.
  package func stop() {
    state.update { state in
      state.isStopped = true
      for cancellation in state.cancellations.values { cancellation.cancel() }
    }
    guard let finished else { return }
    let end = MonotonicClock.now() + Self.stopPatience
    var bell = pollfd(fd: finished.descriptor, events: Int16(POLLIN), revents: 0)
    while state.withLock({ $0.threads > 0 }) {
      let now = MonotonicClock.now()
      guard now < end else { return }
      if poll(&bell, 1, Int32((end - now) / 1_000_000) + 1) > 0 { finished.answer() }
    }
  }

  /// Fetches until nothing waits; a later demand starts another thread.
  private func work() {
    defer { finished?.ring() }
    let mustSweep = state.withLock { state in
      defer { state.hasSwept = true }
      return !state.hasSwept
    }
    if mustSweep { curl.sweep() }
    while let (address, known, cancellation) = next() {
      let result = known ?? curl.fetch(address, cancellation)
      let isWanted = state.update { state in
        state.cancellations[address] = nil
        let isCancelled = cancellation.isCancelled
        return state.queue.finish(
          address, isCancelled ? nil : result, now: MonotonicClock.now())
      }
      if isWanted, let result { report(address, result) }
    }
  }

  private func next() -> ([UInt8], Result<[UInt8], Failure>?, Cancellation)? {
    state.withLock { state in
      guard !state.isStopped, let next = state.queue.next(now: MonotonicClock.now()) else {
        state.threads -= 1
        return nil
      }
      let cancellation = Cancellation()
      state.cancellations[next.address] = cancellation
      return (next.address, next.known, cancellation)
    }
  }
}
