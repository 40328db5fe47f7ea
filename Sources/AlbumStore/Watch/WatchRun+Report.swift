import AlbumModel
import SystemEdge

extension WatchRun {
  func reportWhenDue() {
    let now = MonotonicClock.now()
    if let look = nextLook, look <= now {
      nextLook = nil
      pace.note(now: now)
    }
    guard let due = pace.dueTime, now >= due else { return }
    if !moving.isEmpty && !hasAwaitedMoves {
      hasAwaitedMoves = true
      return pace.postpone(until: now + 10_000_000)
    }
    hasAwaitedMoves = false
    guard pace.takeDue(now: now) else { return }
    moving = [:]
    report()
  }

  private func report() {
    if libraryFile.isDirty, let path = libraryFile.path {
      libraryFile.isDirty = false
      visitLibraryFile(path)
    }
    keepWhatRootsTookAlong()
    let settled = dirty.compactMap { folders[$0] }.sorted { $0.number < $1.number }
    dirty = []
    reportFresh()
    // What is still being written stays, to be looked at later.
    let postponed = settled.map { folder in (folder, examine(folder)) }
    let report = WatchReport(folders: folders, dirty: settled)
    for (folder, slots) in postponed where !slots.isEmpty && !folder.isDead {
      folder.slots.merge(slots) { old, _ in old }
      dirty.insert(folder.number)
    }
    reportFirst(report.firstNames)
    let told = report.told
    if !told.isEmpty { tell(.changed(told)) }
  }

  private func tell(_ event: LibraryEvent) {
    if !cancellation.isCancelled { plan.report(event) }
  }

  /// Photos that went because the whole library did are kept.
  private func keepWhatRootsTookAlong() {
    for tree in Set(dirty.compactMap { folders[$0]?.branch?.tree }) where !trees[tree].isGone {
      let root = trees[tree].naming.root
      guard case .failure(let error) = FileFacts.of(root), error.meansAbsent,
        let folder = places[WatchedFolder.Place(directory: trees[tree].naming.directory(of: []))]
      else { continue }
      lose(folder)
    }
  }

  // MARK: - New albums

  private func reportFresh() {
    var albums: [Album] = []
    for (folder, fault) in freshFolders {
      if folder.isDead {
        withdraw(folder)
      } else if let album = album(folder, folder.names.base, fault) {
        albums.append(album)
      }
    }
    freshFolders = []
    if !albums.isEmpty { tell(.albums(albums)) }
  }

  /// The folder went before it was reported; what moved out of it is new where it is.
  private func withdraw(_ folder: WatchedFolder) {
    folder.isReported = false
    folder.names = KnownNames()
    for other in folders.values where !other.slots.isEmpty {
      other.slots = other.slots.mapValues { slot in
        guard case .known(let file) = slot.content, file.folder == folder.number else {
          return slot
        }
        return WatchSlot(content: .new, isCertain: true)
      }
    }
  }

  private func reportFirst(_ names: [Int: [[UInt8]]]) {
    var albums: [Album] = []
    for (number, names) in names.sorted(by: { $0.key < $1.key }) {
      guard let folder = folders[number] else { continue }
      let list = NaturalOrder.sort(NameList(names))
      folder.isReported = true
      folder.names = KnownNames(list)
      if let album = album(folder, list, nil) { albums.append(album) }
    }
    if !albums.isEmpty { tell(.albums(albums)) }
  }

  private func album(
    _ folder: WatchedFolder, _ photos: NameList, _ fault: SystemError?
  ) -> Album? {
    guard let branch = folder.branch else { return nil }
    folder.albumTime = MonotonicClock.now()
    return trees[branch.tree].naming.album(of: branch.path, photos: photos, fault: fault)
  }

  // MARK: - Files that came

  /// Looks at the files that came: what is none is forgotten.
  /// - Returns: those that are still being written, which are taken out.
  private func examine(_ folder: WatchedFolder) -> [[UInt8]: WatchSlot] {
    let new = folder.slots.filter { $0.value.content == .new && !$0.value.isCertain }
    guard !folder.isDead, !(new.isEmpty && folder.candidates.isEmpty) else { return [:] }
    let candidates = folder.candidates
    folder.candidates = []
    guard case .success(let descriptor) = CPath.openFolder(folder.place.path) else { return [:] }
    defer { close(descriptor) }
    for name in candidates { followLink(name, in: folder, descriptor) }
    var postponed: [[UInt8]: WatchSlot] = [:]
    for (name, slot) in new {
      guard isPhotoFile(name, in: folder, descriptor) else {
        folder.slots[name] = .nothing
        continue
      }
      guard slot.isOpen, !isStill(name, descriptor) else { continue }
      postponed[name] = slot
      folder.slots[name] = nil
    }
    if !postponed.isEmpty {
      let time = MonotonicClock.now() + plan.tuning.stillness
      nextLook = min(nextLook ?? time, time)
    }
    return postponed
  }

  private func isPhotoFile(
    _ name: [UInt8], in folder: WatchedFolder, _ descriptor: Int32
  ) -> Bool {
    guard case .success(let facts) = FileFacts.of(name, in: descriptor) else { return false }
    if facts.isFolder { followLink(name, in: folder, descriptor) }
    return facts.isRegular
  }

  /// A link has no content of its own to be written, and what is old is written by nobody.
  private func isStill(_ name: [UInt8], _ descriptor: Int32) -> Bool {
    if case .success(let facts) = FileFacts.of(name, in: descriptor, followsLinks: false),
      case .link = facts.kind
    {
      return true
    }
    guard let stamp = FileStamp.of(name, in: descriptor) else { return true }
    return abs(FileStamp.now() - stamp.modified) >= Int64(plan.tuning.stillness)
  }

  private func followLink(_ name: [UInt8], in folder: WatchedFolder, _ descriptor: Int32) {
    guard let branch = folder.branch, folder.children[name] == nil,
      case .success(let own) = FileFacts.of(name, in: descriptor, followsLinks: false),
      case .link = own.kind, case .success(let facts) = FileFacts.of(name, in: descriptor),
      facts.isFolder
    else { return }
    meet(name, in: folder, branch, isLink: true)
  }
}
