import AlbumModel
import SystemEdge

/// The one thread of a watcher: sleeps until the system has notices, a worker has findings or
/// somebody asks, and reports what it gathered when that is due. It waits for no disk but that of
/// files that have just come.
final class WatchRun {
  let plan: WatchPlan
  let cancellation: Cancellation
  let workers: WatchWorkers
  private let inbox: Monitor<WatchInbox>
  let notifier: FolderNotifier?

  // MARK: - What is known

  var folders: [Int: WatchedFolder] = [:]
  var places: [WatchedFolder.Place: WatchedFolder] = [:]
  /// By the number of the watch: mostly one, several where trees of a list overlap.
  var watched: [Int32: [WatchedFolder]] = [:]
  var nextNumber = 0
  var trees: [WatchedTree] = []
  /// What was noted and has not been met in a walk.
  var noted: [WatchedFolder.Place: [NameList]] = [:]
  var libraryFile = WatchedLibraryFile()

  // MARK: - What is under way

  var walk = FolderWalk()
  /// Visits, of which each may bring a watch whose notices came before it.
  var visitsUnderWay = 0
  var orphans: [Int32: [FolderNotice]] = [:]
  /// Watches that no folder needs, to be ended when no visit may have come by them.
  var strays: Set<Int32> = []
  /// Folders about which there may be something to report.
  var dirty: Set<Int> = []
  /// Folders that are new, with the fault of their listing.
  var freshFolders: [(folder: WatchedFolder, fault: SystemError?)] = []
  /// Files that left a folder and may arrive in another, by the number of their move.
  var moving: [UInt32: [WatchSlot]] = [:]
  /// Whether the last report was put off so that the other half of a move could come.
  var hasAwaitedMoves = false
  var pace: ReportPace
  /// When files that nobody has closed are to be looked at.
  var nextLook: UInt64?
  /// When all notices had been taken, by the file system's clock.
  var quietTime: Int64
  var hasToldLimit = false
  var isFull = false
  private var isChecking = false
  private var hasSettledNoted = false
  private var knowsKind = true

  init(plan: WatchPlan, inbox: Monitor<WatchInbox>, cancellation: Cancellation) {
    self.plan = plan
    self.inbox = inbox
    self.cancellation = cancellation
    workers = WatchWorkers { cancellation.wake() }
    notifier = Self.makeNotifier(plan)
    pace = ReportPace(
      shortest: plan.tuning.shortestInterval, longest: plan.tuning.longestInterval)
    quietTime = plan.startTime
  }

  private static func makeNotifier(_ plan: WatchPlan) -> FolderNotifier? {
    guard plan.tuning.usesNotices else { return nil }
    do throws(SystemError) {
      return try FolderNotifier()
    } catch {
      Log.info("folders are looked at only when asked: no notices: \(error.words)")
      return nil
    }
  }

  func run() {
    begin()
    while !cancellation.isCancelled {
      pumpWalk()
      settleNotedWhenWalked()
      checkWhenAsked()
      wait()
      guard !cancellation.isCancelled else { break }
      takeNotices()
      for finding in workers.takeFindings() { take(finding) }
      if visitsUnderWay == 0 { orphans = [:] }
      unwatchStrays()
      reportWhenDue()
    }
    workers.end()
  }

  private func wait() {
    var timeout: Int32 = -1
    let now = MonotonicClock.now()
    for time in [pace.dueTime, nextLook].compactMap(\.self) {
      let milliseconds = time > now ? Int32(min((time - now) / 1_000_000 + 1, 60_000)) : 0
      timeout = timeout < 0 ? milliseconds : min(timeout, milliseconds)
    }
    if workers.relieve(now: now) { timeout = timeout < 0 ? 1000 : min(timeout, 1000) }
    cancellation.wait(readable: notifier.map { [$0.descriptor] } ?? [], milliseconds: timeout)
  }

  // MARK: - The beginning

  private func begin() {
    let told = inbox.withLock { inbox in
      defer { inbox.albums = [] }
      return inbox
    }
    for album in told.albums { note(album) }
    switch plan.source {
    case .path(let path):
      knowsKind = false
      workers.submit {
        if case .success(let kind) = PathKind.of(path) { .kind(kind) } else { .kind(nil) }
      }
    case .paths, .standardInput: told.trees.forEach(plant)
    case .sample(let path): visitLibraryFile(path)
    }
  }

  private func take(_ kind: PathKind?) {
    knowsKind = true
    guard case .path(let path) = plan.source else { return }
    switch kind {
    case .folder: plant(FolderNaming(root: FolderLibrary.trimmed(path)))
    case .plist: visitLibraryFile(path)
    case .photo: break
    case nil: if noted.isEmpty { tellGone(path) } else { plantNoted(path) }
    }
  }

  /// The library went before it could be watched.
  private func plantNoted(_ path: [UInt8]) {
    let root = FolderLibrary.trimmed(path)
    let isTree = noted.keys.contains { $0.directory.starts(with: root) }
    if isTree { plant(FolderNaming(root: root)) }
  }

  private func plant(_ naming: FolderNaming) {
    trees.append(WatchedTree(naming: naming))
    walk.add(FolderWalk.Step(tree: trees.count - 1, parent: nil, name: [], path: []))
  }

  private func note(_ album: Album) {
    guard case .files(let directory, let names) = album.contents else { return }
    guard directory.isEmpty else {
      noted[WatchedFolder.Place(directory: directory), default: []].append(names)
      return
    }
    var lists: [[UInt8]: NameList] = [:]
    for i in 0..<names.count {
      let path = names[i]
      let start = (path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex - 1) + 1
      lists[Array(path[..<start]), default: NameList()].append(path[start...])
    }
    for (prefix, names) in lists {
      noted[WatchedFolder.Place(directory: [], prefix: prefix), default: []].append(names)
    }
  }

  /// What no walk came by is of a list, or gone by now: its files are looked at by name.
  private func settleNotedWhenWalked() {
    guard !hasSettledNoted, knowsKind, walk.isFinished else { return }
    hasSettledNoted = true
    for place in noted.keys { visit(makeFolder(place, branch: nil)) }
  }

  // MARK: - Findings

  private func take(_ finding: WatchFinding) {
    switch finding {
    case .kind(let kind): take(kind)
    case .folder(let outcome): take(outcome)
    case .stale(let numbers):
      isChecking = false
      for folder in numbers.compactMap({ folders[$0] }) where !folder.isDead {
        visit(folder, folder.readTime.map { .written(since: $0) } ?? .none)
      }
    case .libraryFile(let stamp, let watches): takeLibraryFile(stamp, watches)
    }
  }

  private func checkWhenAsked() {
    guard knowsKind, hasSettledNoted, !isChecking else { return }
    let isDue = inbox.withLock { inbox in
      defer { inbox.isCheckDue = false }
      return inbox.isCheckDue
    }
    guard isDue else { return }
    if let path = libraryFile.path { visitLibraryFile(path) }
    let suspects = folders.values.filter { folder in
      !folder.isDead && folder.visits == 0 && (folder.watch == nil || folder.isRoot)
    }.map { FolderSuspect(number: $0.number, path: $0.place.path, known: $0) }
    guard !suspects.isEmpty else { return }
    isChecking = true
    workers.submit { .stale(suspects.filter(\.isStale).map(\.number)) }
  }
}
