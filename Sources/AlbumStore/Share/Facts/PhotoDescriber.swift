package import AlbumModel
import DecoderProtocol
import SystemEdge

/// Finds out what photos' files say of themselves, on one thread and with one decoder, both of low
/// priority, which end when there was nothing to do for a while. Only headers are read.
package final class PhotoDescriber: Sendable {
  package typealias Report = @Sendable (PhotoID, PhotoMetadata) -> Void

  private struct Job {
    var item: PhotoID
    var path: [UInt8]
  }

  private struct State {
    /// The most wanted last.
    var waiting: [Job] = []
    var active: PhotoID?
    var isActiveWanted = false
    var hasThread = false
    var isStopped = false
  }

  private let program: String?
  private let report: Report
  private let state = Monitor(State())
  private let cancellation = Cancellation()

  /// How long a decoder waits for more to do, in nanoseconds.
  private static let idleTime: UInt64 = 10_000_000_000
  /// How long a header may take, in nanoseconds.
  private static let patience: UInt64 = 10_000_000_000

  /// - Parameters:
  ///   - program: the decoder; without one only sizes and times are found.
  ///   - report: called on the describer's thread, once for each photo that is demanded and lies in
  ///     a file, even if that can't be read.
  package init(program: String?, report: @escaping Report) {
    self.program = program
    self.report = report
  }

  /// Says which photos are wanted now, the most wanted first. What is not among them any more is
  /// given up. Returns at once. A photo that was reported and is demanded again is read again;
  /// photos on the web are passed over.
  package func demand(_ photos: [(PhotoID, PhotoLocation)]) {
    let needsThread = state.withLock { state in
      guard !state.isStopped else { return false }
      let jobs = photos.compactMap { item, location -> Job? in
        if case .file(let path) = location { Job(item: item, path: path) } else { nil }
      }
      state.isActiveWanted = jobs.contains { $0.item == state.active }
      state.waiting = jobs.reversed().filter { $0.item != state.active }
      guard !state.waiting.isEmpty, !state.hasThread else { return false }
      state.hasThread = true
      return true
    }
    if needsThread {
      if !WorkerThread.start({ self.work() }) { state.withLock { $0.hasThread = false } }
    } else {
      cancellation.wake()
    }
  }

  /// Gives everything up, for good.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      state.isActiveWanted = false
      state.waiting = []
    }
    cancellation.cancel()
  }

  private func work() {
    ThreadPriority.lower()
    let client = program.map { ExportClient(program: $0, cancellation: cancellation) }
    while let job = next(client) {
      let metadata = describe(job.path, client)
      if state.withLock({ $0.isActiveWanted }) { report(job.item, metadata) }
    }
  }

  private func next(_ client: ExportClient?) -> Job? {
    let end = MonotonicClock.now() + Self.idleTime
    while true {
      let now = MonotonicClock.now()
      let isOver = client?.isRunning != true || now >= end
      switch take(isOver: isOver) {
      case .job(let job): return job
      case .leave: return nil
      case .wait:
        cancellation.wait(milliseconds: Int32(clamping: (end - min(now, end)) / 1_000_000 + 1))
      }
    }
  }

  private enum Turn {
    case job(Job)
    case leave
    case wait
  }

  private func take(isOver: Bool) -> Turn {
    state.withLock { state in
      state.active = nil
      if let job = state.waiting.popLast() {
        state.active = job.item
        state.isActiveWanted = true
        return .job(job)
      }
      guard isOver || state.isStopped else { return .wait }
      state.hasThread = false
      return .leave
    }
  }

  private func describe(_ path: [UInt8], _ client: ExportClient?) -> PhotoMetadata {
    var metadata = PhotoMetadata()
    guard !path.contains(0), case .success(let file) = FileFacts.of(path), file.isRegular else {
      return metadata
    }
    metadata.byteCount = file.size
    metadata.modified = file.modified
    let answer = client?.ask(patience: Self.patience) { .metadata(id: $0, source: path) }
    if case .metadata(let record)? = answer { metadata.add(record) }
    return metadata
  }
}
