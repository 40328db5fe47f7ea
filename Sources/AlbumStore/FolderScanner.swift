import AlbumModel
import Synchronization
import SystemEdge

/// Reads a folder and all folders in it, each that holds photos as an album.
///
/// Two threads read; the calling thread reports. The first album is reported at once, later ones in
/// batches; in order of rank, except for what a slow folder would hold up for more than a second,
/// and for what only links lead to.
struct FolderScanner {
  struct Options: Sendable {
    var includesHidden = false
    /// How long a folder may take before others are reported first, in nanoseconds.
    var patience: UInt64 = 1_000_000_000
    var readers = 2
    /// How many threads may be lost to folders that do not answer.
    var readerLimit = 10
    /// Between two reports, in milliseconds.
    var interval: Int32 = 20
    /// How many albums are reported without waiting for the interval to pass.
    var batch = 256
  }

  let naming: FolderNaming
  let options: Options
  let cancellation: Cancellation

  init(naming: FolderNaming, options: Options = Options(), cancellation: Cancellation) {
    self.naming = naming
    self.options = options
    self.cancellation = cancellation
  }

  /// What came out, besides the albums.
  struct Outcome: Equatable {
    var photos = 0
    /// Albums that are not whole.
    var faults = 0
    /// The first fault, in words.
    var firstFault: String?
  }

  /// Reads the tree; returns when it is read, or soon after a cancellation.
  /// - Parameters:
  ///   - opened: called once, when the root could be opened.
  ///   - report: called on this thread with albums, and with the number of photos found so far.
  /// - Returns: nil when cancelled.
  /// - Throws: why the root could not be opened.
  func run(
    opened: () -> Void, report: ([Album], _ photos: Int) -> Void
  ) throws(SystemError) -> Outcome? {
    let descriptor = try CPath.openFolder(naming.root).get()
    let scan = FolderScan(
      naming: naming, descriptor: descriptor, options: options, cancellation: cancellation)
    opened()
    // The others follow with the first news: until then the processor is the first frame's.
    guard scan.startReaders(1) > 0 else { throw SystemError(code: EAGAIN) }
    defer { scan.end() }
    return collect(from: scan, report)
  }

  private func collect(
    from scan: FolderScan, _ report: ([Album], _ photos: Int) -> Void
  ) -> Outcome? {
    var outcome = Outcome()
    var told = 0
    while true {
      let news = scan.takeNews()
      let photos = scan.photoCount
      if cancellation.isCancelled { return nil }
      for fault in news.albums.lazy.compactMap(\.fault) {
        outcome.faults += 1
        outcome.firstFault = outcome.firstFault ?? fault
      }
      if !news.albums.isEmpty || photos > told { report(news.albums, photos) }
      told = photos
      if news.isFinished {
        outcome.photos = photos
        return outcome
      }
      // With nothing under way but folders that do not answer, only they can end the wait.
      cancellation.wait(milliseconds: news.isReading ? options.interval : -1)
    }
  }
}
