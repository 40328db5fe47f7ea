import AlbumModel
import Synchronization
import SystemEdge

/// One run of a `FolderScanner`: what its threads share.
final class FolderScan: Sendable {
  struct News {
    var albums: [Album]
    var isReading: Bool
    var isFinished: Bool
  }

  private struct State {
    var queue = FolderQueue()
    var readers = 0
    /// Whether an album has been reported.
    var hasReported = false
    var isEnded = false
  }

  private let naming: FolderNaming
  private let descriptor: Int32
  private let options: FolderScanner.Options
  private let cancellation: Cancellation
  private let state = Monitor(State())
  private let photos = Atomic<Int>(0)

  /// - `descriptor`: the root's, which this closes when the last thread is done.
  init(
    naming: FolderNaming, descriptor: Int32, options: FolderScanner.Options,
    cancellation: Cancellation
  ) {
    self.naming = naming
    self.descriptor = descriptor
    self.options = options
    self.cancellation = cancellation
  }

  deinit { close(descriptor) }

  /// Photos found so far, in folders that are still being read too.
  var photoCount: Int { photos.load(ordering: .relaxed) }

  // MARK: - The reporting thread

  /// - Returns: how many threads were started; they may have ended already.
  @discardableResult
  func startReaders(_ count: Int) -> Int {
    (0..<count).count { _ in
      state.withLock { $0.readers += 1 }
      let hasStarted = WorkerThread.start { self.readFolders() }
      if !hasStarted { state.withLock { $0.readers -= 1 } }
      return hasStarted
    }
  }

  /// What there is to report. Replaces threads whose folder does not answer.
  func takeNews() -> News {
    let (news, missing) = state.update { state in
      state.queue.passOverStalled(now: MonotonicClock.now(), limit: options.patience)
      let missing =
        min(options.readers + state.queue.stalledCount, options.readerLimit) - state.readers
      let albums = state.queue.takeReady()
      if !albums.isEmpty { state.hasReported = true }
      let news = News(
        albums: albums, isReading: state.queue.isReading, isFinished: state.queue.isFinished)
      return (news, missing)
    }
    if missing > 0 && !news.isFinished { startReaders(missing) }
    return news
  }

  /// Lets the threads go, those that wait at once and those that read as soon as they can.
  func end() { state.update { $0.isEnded = true } }

  // MARK: - The reading threads

  private func readFolders() {
    var reader = FolderReader(
      includesHidden: options.includesHidden,
      count: { self.photos.add($0, ordering: .relaxed) },
      isCancelled: { self.cancellation.isCancelled })
    while let job = nextJob() { read(job, with: &reader) }
  }

  private func nextJob() -> FolderQueue.Job? {
    enum Turn {
      case job(FolderQueue.Job)
      case leave
    }
    let turn: Turn = state.wait { state in
      let isSurplus = state.readers > options.readers + state.queue.stalledCount
      if isSurplus || state.isEnded || cancellation.isCancelled || state.queue.isFinished {
        state.readers -= 1
        return .leave
      }
      return state.queue.next(now: MonotonicClock.now()).map { .job($0) }
    }
    if case .job(let job) = turn { return job }
    return nil
  }

  private func read(_ job: FolderQueue.Job, with reader: inout FolderReader) {
    let listing = list(job.path, with: &reader)
    let album = naming.album(of: job.path, photos: listing.photos, fault: listing.fault)
    let isNews = state.update { state in
      state.queue.finish(job, album: album, listing: listing)
      let ready = state.queue.readyCount
      return ready >= options.batch || (ready > 0 && !state.hasReported) || state.queue.isFinished
        // Whoever passed this folder over may wait for nothing else.
        || !state.queue.isReading
    }
    if isNews { cancellation.wake() }
  }

  private func list(_ path: [UInt8], with reader: inout FolderReader) -> FolderListing {
    switch CPath.openFolder(path, in: descriptor) {
    case .failure(let error):
      // What is gone by now was not there.
      return FolderListing(fault: error.meansAbsent || error.code == ELOOP ? nil : error)
    case .success(let folder):
      if case .success(let facts) = FileFacts.of(descriptor: folder),
        !state.withLock({ $0.queue.visit(facts.identity) })
      {
        close(folder)
        return FolderListing()
      }
      return reader.read(folder)
    }
  }
}
