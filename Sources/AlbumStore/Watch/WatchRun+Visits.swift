import AlbumModel
import SystemEdge

extension WatchRun {
  // MARK: - Folders

  /// The folder at a place: the one that was there, or a new one.
  func makeFolder(
    _ place: WatchedFolder.Place, branch: WatchedFolder.Branch?
  ) -> WatchedFolder {
    if let folder = places[place] {
      folder.branch = branch ?? folder.branch
      revive(folder)
      return folder
    }
    let lists = noted.removeValue(forKey: place)
    let folder = WatchedFolder(
      number: nextNumber, place: place, branch: branch, names: Self.names(lists ?? [], branch),
      isReported: lists != nil)
    nextNumber += 1
    places[place] = folder
    folders[folder.number] = folder
    return folder
  }

  private static func names(
    _ lists: [NameList], _ branch: WatchedFolder.Branch?
  ) -> KnownNames {
    if lists.count == 1 { return KnownNames(lists[0], isSorted: false) }
    return KnownNames(
      NameList(lists.flatMap { list in (0..<list.count).map { Array(list[$0]) } }),
      isSorted: false)
  }

  private func revive(_ folder: WatchedFolder) {
    guard folder.isDead else { return }
    folder.isDead = false
    for name in folder.names.all where folder.slots[name] == nil {
      folder.slots[name] = .nothing
    }
    note(folder)
  }

  /// The folder is not there any more, nor is what it held.
  func drop(_ folder: WatchedFolder) {
    guard !folder.isDead else { return }
    for child in folder.children.values { drop(child) }
    folder.children = [:]
    if folder.parent?.children[folder.name] === folder {
      folder.parent?.children[folder.name] = nil
    }
    folder.isDead = true
    folder.slots = folder.slots.mapValues { _ in .nothing }
    folder.candidates = []
    // One that was never walked gives way to no other.
    if folder.identity != nil { walk.reconsiderLinks() }
    forget(folder)
    note(folder)
  }

  /// Ends the watch, and makes what is under way void.
  private func forget(_ folder: WatchedFolder) {
    unwatch(folder)
    if let branch = folder.branch, let identity = folder.identity,
      trees[branch.tree].visited[identity] == folder.number
    {
      trees[branch.tree].visited[identity] = nil
    }
    folder.identity = nil
    folder.stamp = nil
    voidVisits(folder)
  }

  func voidVisits(_ folder: WatchedFolder) {
    folder.generation += 1
    folder.visits = 0
    folder.touched = []
    walk.end(folder.number)
  }

  private func unwatch(_ folder: WatchedFolder) {
    guard let watch = folder.watch else { return }
    folder.watch = nil
    watched[watch]?.removeAll { $0 === folder }
    guard watched[watch]?.isEmpty == true else { return }
    watched[watch] = nil
    isFull = false
    release(watch)
  }

  /// A watch is of no use, unless a visit that is under way has come by the same folder.
  private func release(_ watch: Int32?) {
    if let watch { strays.insert(watch) }
  }

  func unwatchStrays() {
    guard visitsUnderWay == 0, !strays.isEmpty else { return }
    for watch in strays
    where watched[watch] == nil && !libraryFile.watches.contains(where: { $0.watch == watch }) {
      notifier?.unwatch(watch)
    }
    strays = []
  }

  /// There may be something to report of the folder.
  func note(_ folder: WatchedFolder) {
    dirty.insert(folder.number)
    pace.note(now: MonotonicClock.now())
  }

  // MARK: - Visits

  func pumpWalk() {
    while let step = walk.next() { take(step) }
  }

  private func take(_ step: FolderWalk.Step) {
    if !step.path.isEmpty {
      guard let parent = step.parent, !parent.isDead else { return }
    }
    let place = WatchedFolder.Place(directory: trees[step.tree].naming.directory(of: step.path))
    if let folder = places[place], !folder.isDead, let branch = folder.branch {
      // Two trees of a list may have the same folder: one is enough.
      if branch.tree == step.tree { visit(folder) }
      return
    }
    let folder = makeFolder(
      place, branch: WatchedFolder.Branch(tree: step.tree, path: step.path))
    folder.parent = step.parent
    folder.name = step.name
    step.parent?.children[step.name] = folder
    walk.begin(folder.number)
    visit(folder, folder.isReported ? .replaced(since: plan.startTime) : .none)
  }

  /// Has the folder watched and read.
  func visit(_ folder: WatchedFolder, _ suspicion: FolderVisit.Suspicion = .none) {
    if watched.count >= plan.tuning.watchLimit { fill(SystemError(code: ENOSPC)) }
    let interest: FolderVisit.Interest =
      folder.branch == nil
      ? .names(folder.names.everListed)
      : .everything(includesHidden: plan.options.includesHidden)
    folder.visits += 1
    visitsUnderWay += 1
    let visit = FolderVisit(
      folder: folder.number, generation: folder.generation, path: folder.place.path,
      interest: interest, notifier: isFull && folder.watch == nil ? nil : notifier,
      suspicion: suspicion, isCancelled: { [cancellation] in cancellation.isCancelled })
    workers.submit { visit.run() }
  }

  private func fill(_ error: SystemError) {
    isFull = true
    guard !hasToldLimit else { return }
    hasToldLimit = true
    Log.info(
      "\(watched.count) folders are watched, others looked at only when asked: \(error.words)")
  }

  func take(_ outcome: FolderVisit.Outcome) {
    visitsUnderWay -= 1
    guard let folder = folders[outcome.folder], outcome.generation == folder.generation else {
      return release(outcome.watch)
    }
    let isMet = walk.end(folder.number)
    var touched = folder.touched
    folder.visits -= 1
    if folder.visits == 0 { folder.touched = [] }
    if isSuperseded(folder, outcome) {
      if isMet { walk.begin(folder.number) }
      return release(outcome.watch)
    }
    guard let identity = outcome.identity else {
      return takeUnopened(folder, outcome, isMet: isMet)
    }
    if isElsewhere(folder, identity) {
      release(outcome.watch)
      return passOver(folder, identity)
    }
    guard isThere(folder, outcome) else {
      lose(folder)
      return release(outcome.watch)
    }
    if let before = folder.identity, before != identity {
      empty(folder)
      // Notices were of the folder that was there before.
      touched = []
    }
    takeWatch(folder, outcome)
    folder.identity = identity
    folder.stamp = outcome.stamp
    folder.readTime = outcome.time
    if folder.branch == nil {
      applyPresence(folder, outcome, touched)
    } else {
      apply(folder, outcome, touched)
    }
    if let watch = outcome.watch, let notices = orphans.removeValue(forKey: watch) {
      for notice in notices { take(notice, in: folder) }
    }
  }

  /// Whether it says that the folder is gone, of which a later visit may say more.
  private func isSuperseded(_ folder: WatchedFolder, _ outcome: FolderVisit.Outcome) -> Bool {
    guard folder.visits > 0 else { return false }
    guard let identity = outcome.identity, let branch = folder.branch else { return true }
    return trees[branch.tree].visited[identity].map { $0 != folder.number } ?? false
  }

  private func takeWatch(_ folder: WatchedFolder, _ outcome: FolderVisit.Outcome) {
    if let error = outcome.watchError { fill(error) }
    guard folder.watch != outcome.watch else { return }
    unwatch(folder)
    guard let watch = outcome.watch else { return }
    folder.watch = watch
    watched[watch, default: []].append(folder)
  }

  /// Whether the same folder is walked by another path.
  private func isElsewhere(
    _ folder: WatchedFolder, _ identity: FileFacts.Identity
  ) -> Bool {
    guard let branch = folder.branch else { return false }
    if let other = trees[branch.tree].visited[identity], other != folder.number { return true }
    if let before = folder.identity, before != identity {
      trees[branch.tree].visited[before] = nil
      // The folder that was here may be elsewhere now.
      walk.reconsiderLinks()
    }
    trees[branch.tree].visited[identity] = folder.number
    return false
  }

  /// The way to it may be of use when the other one goes.
  private func passOver(_ folder: WatchedFolder, _ identity: FileFacts.Identity) {
    guard let branch = folder.branch else { return }
    let step = FolderWalk.Step(
      tree: branch.tree, parent: folder.parent, name: folder.name, path: branch.path)
    drop(folder)
    // The other one may have gone with what was here before.
    if trees[branch.tree].visited[identity] == nil {
      walk.add(link: step)
    } else {
      walk.passOver(step)
    }
  }

  /// Another folder is at the path now: what it holds are other files, whatever their names.
  private func empty(_ folder: WatchedFolder) {
    for child in folder.children.values { drop(child) }
    for name in Set(folder.names.all).union(folder.slots.keys) { folder.slots[name] = .nothing }
    note(folder)
  }

  private func takeUnopened(
    _ folder: WatchedFolder, _ outcome: FolderVisit.Outcome, isMet: Bool
  ) {
    let isAbsent = outcome.fault.map { $0.meansAbsent || $0.code == ELOOP } ?? true
    if folder.isRoot { return lose(folder) }
    guard let branch = folder.branch else {
      if isAbsent { applyPresence(folder, outcome, []) }
      return unwatch(folder)
    }
    // Photos below a root that is gone are kept.
    guard !trees[branch.tree].isGone else { return }
    if isAbsent { return drop(folder) }
    if isMet && !folder.isReported { showFresh(folder, NameList(), outcome.fault) }
  }

  // MARK: - Roots

  /// Where a file system was unmounted, an empty folder is left that is another one.
  private func isThere(_ folder: WatchedFolder, _ outcome: FolderVisit.Outcome) -> Bool {
    guard folder.isRoot, let branch = folder.branch else { return true }
    let listing = outcome.listing
    let isEmpty = listing.photos.isEmpty && listing.folders.isEmpty && listing.links.isEmpty
    let isAnother = folder.identity.map { $0 != outcome.identity } ?? trees[branch.tree].isGone
    if isAnother && isEmpty { return false }
    if trees[branch.tree].isGone { regain(branch.tree) }
    return true
  }

  func lose(_ root: WatchedFolder) {
    guard let tree = root.branch?.tree else { return }
    for folder in folders.values where folder.branch?.tree == tree {
      forget(folder)
      folder.slots = [:]
      folder.candidates = []
      dirty.remove(folder.number)
    }
    guard !trees[tree].isGone else { return }
    trees[tree].isGone = true
    tellGone(trees[tree].naming.root)
  }

  func tellGone(_ path: [UInt8]) {
    plan.problem("\(SafeText.of(path)) is gone; its photos are kept until it is back")
  }

  private func regain(_ tree: Int) {
    trees[tree].isGone = false
    for folder in folders.values where folder.branch?.tree == tree && !folder.isRoot {
      if folder.isDead { note(folder) } else { visit(folder) }
    }
  }

  // MARK: - What a folder holds

  private func applyPresence(
    _ folder: WatchedFolder, _ outcome: FolderVisit.Outcome, _ touched: Set<[UInt8]>
  ) {
    for name in folder.names.everListed where !touched.contains(name) {
      settle(name, in: folder, isThere: outcome.present.contains(name))
    }
  }

  private func apply(
    _ folder: WatchedFolder, _ outcome: FolderVisit.Outcome, _ touched: Set<[UInt8]>
  ) {
    let listing = outcome.listing
    if folder.isReported || !folder.slots.isEmpty {
      applyPhotos(folder, listing, touched)
    } else if !listing.photos.isEmpty || listing.fault != nil {
      showFresh(folder, listing.photos, listing.fault)
    }
    for name in outcome.rewritten where !touched.contains(name) {
      var slot = folder.occupant(name)
      guard case .known = slot.content else { continue }
      slot.isChanged = true
      folder.slots[name] = slot
      note(folder)
    }
    applyFolders(folder, listing, touched)
  }

  private func applyPhotos(
    _ folder: WatchedFolder, _ listing: FolderListing, _ touched: Set<[UInt8]>
  ) {
    let photos = listing.photos
    if folder.slots.isEmpty && folder.names.isUntouched && folder.names.base == photos { return }
    var present = Set<[UInt8]>(minimumCapacity: photos.count)
    for i in 0..<photos.count { present.insert(Array(photos[i])) }
    for name in present where !touched.contains(name) {
      settle(name, in: folder, isThere: true)
    }
    // What could not be read to its end says nothing about what it does not name.
    guard listing.fault == nil else { return }
    let others = Set(folder.names.all).union(folder.slots.keys)
    for name in others where !present.contains(name) && !touched.contains(name) {
      settle(name, in: folder, isThere: false)
    }
  }

  private func settle(_ name: [UInt8], in folder: WatchedFolder, isThere: Bool) {
    let slot = folder.occupant(name)
    guard (slot.content != .nothing) != isThere else { return }
    folder.slots[name] = isThere ? WatchSlot(content: .new, isCertain: true) : .nothing
    note(folder)
  }

  /// A folder's first photos, which the receiver gets as they are listed.
  private func showFresh(_ folder: WatchedFolder, _ photos: NameList, _ fault: SystemError?) {
    folder.names = KnownNames(photos)
    folder.isReported = true
    // What moves out of it before it is told can't be read where the album says it is.
    folder.albumTime = MonotonicClock.now()
    freshFolders.append((folder, fault))
    note(folder)
  }

  private func applyFolders(
    _ folder: WatchedFolder, _ listing: FolderListing, _ touched: Set<[UInt8]>
  ) {
    guard let branch = folder.branch else { return }
    var present: Set<[UInt8]> = []
    for (names, isLink) in [(listing.folders, false), (listing.links, true)] {
      for i in (0..<names.count).reversed() {
        let name = Array(names[i])
        present.insert(name)
        guard folder.children[name] == nil else { continue }
        let step = FolderWalk.Step(
          tree: branch.tree, parent: folder, name: name, path: CPath.join(branch.path, name))
        if isLink { walk.add(link: step) } else { walk.add(step) }
      }
    }
    guard listing.fault == nil else { return }
    for (name, child) in folder.children
    where !present.contains(name) && !touched.contains(name) { drop(child) }
  }
}
