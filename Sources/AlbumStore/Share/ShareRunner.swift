package import AlbumModel
import SystemEdge

/// Carries out acts of sharing, each on a thread of its own.
package final class ShareRunner: Sendable {
  private let context: ShareContext
  private let report: @Sendable (ShareReport) -> Void
  private let running = Monitor<[UInt64: Cancellation]>([:])

  /// - Parameters:
  ///   - decoderProgram: what makes copies and thumbnails; nil when there is none.
  ///   - localCopy: the path of a photo from the web that has been fetched, by its address; nil when
  ///     it has not. Called on the runner's threads.
  ///   - report: called on the runner's threads; the last report of each order is `finished`.
  package convenience init(
    decoderProgram: String?, localCopy: @escaping @Sendable ([UInt8]) -> [UInt8]?,
    report: @escaping @Sendable (ShareReport) -> Void
  ) {
    self.init(
      context: ShareContext(decoderProgram: decoderProgram, localCopy: localCopy), report: report)
  }

  init(context: ShareContext, report: @escaping @Sendable (ShareReport) -> Void) {
    self.context = context
    self.report = report
  }

  /// Begins. Returns at once.
  package func run(_ order: ShareOrder) {
    let cancellation = Cancellation()
    running.withLock { $0[order.id] = cancellation }
    let hasStarted = WorkerThread.start {
      let job = ShareJob(order, self.context, cancellation) { done in
        self.report(
          ShareReport(id: order.id, news: .progress(done: done, of: order.items.count)))
      }
      let outcome = job.run()
      self.report(ShareReport(id: order.id, news: .finished(outcome)))
      self.running.withLock { $0[order.id] = nil }
    }
    guard !hasStarted else { return }
    running.withLock { $0[order.id] = nil }
    var outcome = ShareReport.Outcome(done: 0, words: "")
    outcome.problem = "no thread can be started"
    report(ShareReport(id: order.id, news: .finished(outcome)))
  }

  /// Ends an order as soon as can be; it reports what was done. Programs of the user's that run
  /// already are left alone.
  package func cancel(_ id: UInt64) { running.withLock { $0[id] }?.cancel() }

  /// Ends all orders as `cancel` does, and waits a little for them to clear up.
  package func stop() {
    let all = running.withLock { Array($0.values) }
    all.forEach { $0.cancel() }
    let end = MonotonicClock.now() + 2_000_000_000
    while !running.withLock({ $0.isEmpty }), MonotonicClock.now() < end { _ = poll(nil, 0, 2) }
  }
}
