import AlbumModel
import SystemEdge

/// One look at a folder: watches it, and reads what it holds.
struct FolderVisit: Sendable {
  /// What of the folder counts.
  enum Interest: Sendable {
    /// Every photo and folder in it.
    case everything(includesHidden: Bool)
    /// Whether the files of these names are there.
    case names([[UInt8]])
  }

  struct Outcome: Sendable {
    var folder: Int
    var generation: Int
    /// Nil when it could not be opened: then the fault says why.
    var identity: FileFacts.Identity?
    /// The number of its watch.
    var watch: Int32?
    /// Why it has none.
    var watchError: SystemError?
    /// When its names were changed last; nil when they may have been changed while they were read.
    var stamp: Int64?
    /// When it was read, by the file system's clock.
    var time: Int64 = 0
    var fault: SystemError?
    var listing = FolderListing()
    /// Of the names asked for, those that are there.
    var present: Set<[UInt8]> = []
    /// Photos that were written or replaced since the time that was asked for.
    var rewritten: [[UInt8]] = []
  }

  var folder: Int
  /// Which life of the folder it is for: an outcome for an earlier one is void.
  var generation: Int
  var path: [UInt8]
  var interest: Interest
  /// Nil leaves the folder unwatched.
  var notifier: FolderNotifier?
  /// Which photos are looked at too, whether they were written meanwhile.
  enum Suspicion: Sendable {
    case none
    /// All, if the folder's names were changed since then: a photo may have been replaced.
    case replaced(since: Int64)
    /// All.
    case written(since: Int64)
  }

  var suspicion: Suspicion
  let isCancelled: @Sendable () -> Bool

  func run() -> WatchFinding {
    var outcome = Outcome(folder: folder, generation: generation, time: FileStamp.now())
    switch CPath.openFolder(path) {
    case .failure(let error): outcome.fault = error
    case .success(let descriptor): look(descriptor, &outcome)
    }
    return .folder(outcome)
  }

  private func look(_ descriptor: Int32, _ outcome: inout Outcome) {
    switch notifier?.watch(descriptor, path: path) {
    case .success(let number): outcome.watch = number
    case .failure(let error): outcome.watchError = error
    case nil: break
    }
    let stamp = FileStamp.of(descriptor: descriptor)
    outcome.identity = stamp?.identity
    // The file system's clock ticks slowly: what happens within a tick leaves no trace in it.
    outcome.stamp = stamp.flatMap { outcome.time - $0.modified > Self.tick ? $0.modified : nil }
    switch interest {
    case .everything(let includesHidden):
      let since = suspectedSince(stamp)
      let spare = since == nil ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      var reader = FolderReader(
        includesHidden: includesHidden, count: { _ in }, isCancelled: isCancelled)
      outcome.listing = reader.read(descriptor)
      outcome.fault = outcome.listing.fault
      if let since, spare >= 0 {
        findRewritten(spare, since, &outcome)
        close(spare)
      }
    case .names(let names):
      outcome.present = Set(names.filter { Self.isFile($0, in: descriptor) })
      close(descriptor)
    }
  }

  private static let tick: Int64 = 50_000_000

  private static func isFile(_ name: [UInt8], in directory: Int32) -> Bool {
    if case .success(let facts) = FileFacts.of(name, in: directory) { return facts.isRegular }
    return false
  }

  /// From when on photos may have been written; nil when none is to be looked at.
  private func suspectedSince(_ stamp: FileStamp?) -> Int64? {
    switch suspicion {
    case .none: nil
    case .written(let since): since
    case .replaced(let since):
      (stamp?.modified ?? since) >= since - Self.tick ? since : nil
    }
  }

  private func findRewritten(_ descriptor: Int32, _ since: Int64, _ outcome: inout Outcome) {
    let photos = outcome.listing.photos
    for i in 0..<photos.count {
      guard let stamp = FileStamp.of(photos[i], in: descriptor) else { continue }
      if max(stamp.modified, stamp.altered) >= since - Self.tick {
        outcome.rewritten.append(Array(photos[i]))
      }
    }
  }
}
