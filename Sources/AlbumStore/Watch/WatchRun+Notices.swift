import AlbumModel
import SystemEdge

extension WatchRun {
  func takeNotices() {
    guard let notifier else { return }
    let notices = notifier.notices()
    if notices.count > plan.tuning.noticeLimit || notices.contains(where: { $0.kind == .overflow })
    {
      readAllAgain()
    } else {
      for notice in notices { take(notice) }
    }
    quietTime = FileStamp.now()
  }

  /// Notices were lost: the disk itself has to say what happened.
  private func readAllAgain() {
    moving = [:]
    orphans = [:]
    libraryFile.isDirty = libraryFile.path != nil
    if libraryFile.isDirty { pace.note(now: MonotonicClock.now()) }
    for folder in folders.values where !folder.isDead {
      let isBeingMet = walk.end(folder.number)
      voidVisits(folder)
      if isBeingMet { walk.begin(folder.number) }
      visit(folder, .written(since: quietTime))
    }
  }

  private func take(_ notice: FolderNotice) {
    if libraryFile.concerns(notice) {
      libraryFile.isDirty = true
      pace.note(now: MonotonicClock.now())
    }
    guard let concerned = watched[notice.watch] else {
      // It may be of a watch that a visit under way has just begun.
      if visitsUnderWay > 0 { orphans[notice.watch, default: []].append(notice) }
      return
    }
    for folder in concerned { take(notice, in: folder) }
  }

  func take(_ notice: FolderNotice, in folder: WatchedFolder) {
    switch notice.kind {
    case .overflow: break
    case .folderLeft: lookAgain(folder)
    case .unmounted:
      // The root first: if it is gone too, its folders are not looked at.
      if let tree = folder.branch?.tree, let root = root(of: tree), root !== folder {
        if root.visits == 0 { lookAgain(root) }
      }
      lookAgain(folder)
    default:
      if notice.isFolder { takeFolder(notice, in: folder) } else { takeFile(notice, in: folder) }
    }
  }

  /// The watch is of no use any more: the path says what is there now.
  private func lookAgain(_ folder: WatchedFolder) {
    visit(folder, folder.readTime.map { .written(since: $0) } ?? .none)
  }

  private func root(of tree: Int) -> WatchedFolder? {
    places[WatchedFolder.Place(directory: trees[tree].naming.directory(of: []))]
  }

  private func isVisible(_ name: [UInt8]) -> Bool {
    plan.options.includesHidden || !PhotoNames.isHidden(name)
  }

  // MARK: - Folders in a folder

  private func takeFolder(_ notice: FolderNotice, in folder: WatchedFolder) {
    guard let branch = folder.branch, isVisible(notice.name) else { return }
    folder.touch(notice.name)
    switch notice.kind {
    case .created, .movedTo: meet(notice.name, in: folder, branch)
    case .deleted, .movedFrom: if let child = folder.children[notice.name] { drop(child) }
    default: break
    }
  }

  /// - `isLink`: whether it comes after all that is no link.
  func meet(
    _ name: [UInt8], in folder: WatchedFolder, _ branch: WatchedFolder.Branch, isLink: Bool = false
  ) {
    if let child = folder.children[name] { return visit(child) }
    let step = FolderWalk.Step(
      tree: branch.tree, parent: folder, name: name, path: CPath.join(branch.path, name))
    if isLink { walk.add(link: step) } else { walk.add(step) }
  }

  // MARK: - Files in a folder

  private func takeFile(_ notice: FolderNotice, in folder: WatchedFolder) {
    let name = notice.name
    switch notice.kind {
    case .created: create(name, in: folder)
    case .written: write(name, in: folder)
    case .deleted: leave(name, in: folder)
    case .movedFrom(let number):
      let slot = isPhoto(name, in: folder) ? leaving(name, folder) : WatchSlot(content: .new)
      moving[number, default: []].append(slot)
      leave(name, in: folder)
    case .movedTo(let number):
      arrive(name, in: folder, moving[number]?.popFirst())
      if moving[number]?.isEmpty == true { moving[number] = nil }
    default: break
    }
    // What left and does not arrive is forgotten with the next report.
    if !moving.isEmpty { pace.note(now: MonotonicClock.now()) }
  }

  private func leaving(_ name: [UInt8], _ folder: WatchedFolder) -> WatchSlot {
    var slot = folder.occupant(name)
    if case .known(let file) = slot.content, let home = folders[file.folder],
      home.isFreshlyTold(file.name, now: MonotonicClock.now())
    {
      slot.isChanged = true
    }
    return slot
  }

  private func isPhoto(_ name: [UInt8], in folder: WatchedFolder) -> Bool {
    if folder.slots[name] != nil { return true }
    if folder.branch == nil { return folder.names.wasListed(name) || folder.names.contains(name) }
    return PhotoNames.isPhoto(name) && isVisible(name)
  }

  private func create(_ name: [UInt8], in folder: WatchedFolder) {
    guard isPhoto(name, in: folder) else { return addCandidate(name, in: folder) }
    folder.set(name, WatchSlot(content: .new, isOpen: true))
    note(folder)
  }

  /// It may be a link to a folder.
  private func addCandidate(_ name: [UInt8], in folder: WatchedFolder) {
    guard folder.branch != nil, isVisible(name) else { return }
    folder.candidates.insert(name)
    note(folder)
  }

  private func write(_ name: [UInt8], in folder: WatchedFolder) {
    guard isPhoto(name, in: folder) else { return }
    var slot = folder.occupant(name)
    switch slot.content {
    case .known: slot.isChanged = true
    case .new: slot.isOpen = false
    // Written before it went, or it came while nobody watched: then it is there.
    case .nothing: slot = WatchSlot(content: .new)
    }
    folder.set(name, slot)
    note(folder)
  }

  private func leave(_ name: [UInt8], in folder: WatchedFolder) {
    folder.candidates.remove(name)
    if let child = folder.children[name] { drop(child) }
    guard isPhoto(name, in: folder) else { return folder.touch(name) }
    folder.set(name, .nothing)
    note(folder)
  }

  /// - `slot`: what left elsewhere; nil when it comes from outside.
  private func arrive(_ name: [UInt8], in folder: WatchedFolder, _ slot: WatchSlot?) {
    let arriving = slot ?? WatchSlot(content: .new)
    if case .known = arriving.content, folder.branch == nil, PhotoNames.isPhoto(name),
      isVisible(name)
    {
      // A listed file stays listed under its new name.
      folder.set(name, arriving)
      return note(folder)
    }
    guard isPhoto(name, in: folder) else { return addCandidate(name, in: folder) }
    let replaced = folder.occupant(name)
    switch (arriving.content, replaced.content) {
    case (.new, .known), (.nothing, .known):
      // Written elsewhere and put in its place: the same photo with another content.
      var slot = replaced
      slot.isChanged = true
      folder.set(name, slot)
    case (.nothing, _): folder.set(name, WatchSlot(content: .new))
    default: folder.set(name, arriving)
    }
    note(folder)
  }
}

extension Array {
  /// The first element, taken out; nil when there is none.
  fileprivate mutating func popFirst() -> Element? {
    isEmpty ? nil : removeFirst()
  }
}
