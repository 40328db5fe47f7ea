import SystemEdge

/// What one edit of a folder library works with.
final class FolderContext {
  let root: LibraryRoot
  let finder: TrashFinder
  let hook: EditStep.Hook
  let folders: FolderCache
  private var openTrashes: [TrashFolder: Result<OpenTrash, ItemFailure>] = [:]
  private var choices: [[UInt8]: Result<OpenTrash, ItemFailure>] = [:]
  private var realPaths: [[UInt8]: [UInt8]] = [:]
  private var changedTrashes: Set<TrashFolder> = []

  init(root: LibraryRoot, finder: TrashFinder, hook: @escaping EditStep.Hook) {
    self.root = root
    self.finder = finder
    self.hook = hook
    folders = FolderCache(hook: hook)
  }

  /// The folder that a place is in.
  func folder(of place: LibraryPlace) throws(ItemFailure) -> OpenFolder {
    switch folders.folder(root.folder(of: place)) {
    case .success(let folder): return folder
    case .failure(let error): throw ItemFailure(error)
    }
  }

  func noteChange(in place: LibraryPlace) { folders.noteChange(in: root.folder(of: place)) }

  func noteChange(in trash: OpenTrash) { changedTrashes.insert(trash.folder) }

  /// Has all that was changed on the disk when it returns.
  func syncChanged() {
    for case .success(let trash)? in changedTrashes.map({ openTrashes[$0] }) { trash.sync() }
    changedTrashes = []
    folders.syncChanged()
  }

  // MARK: - Trash folders

  /// The trash for what stands in a folder; made where it is not there.
  func trash(for place: LibraryPlace) throws(ItemFailure) -> OpenTrash {
    let path = root.folder(of: place)
    if let choice = choices[path] { return try choice.get() }
    let choice: Result<OpenTrash, ItemFailure>
    do throws(ItemFailure) {
      choice = .success(try chooseTrash(for: place, after: nil))
    } catch {
      choice = .failure(error)
    }
    choices[path] = choice
    return try choice.get()
  }

  /// The trash to try when it turned out that a file can't be renamed into another one.
  func trash(for place: LibraryPlace, after former: TrashFolder) throws(ItemFailure) -> OpenTrash {
    let trash = try chooseTrash(for: place, after: former)
    choices[root.folder(of: place)] = .success(trash)
    return trash
  }

  private func chooseTrash(
    for place: LibraryPlace, after former: TrashFolder?
  ) throws(ItemFailure) -> OpenTrash {
    let folder = try folder(of: place)
    var trashes = finder.trashes(for: folder, realPath(of: place))[...]
    if let former {
      trashes = trashes.firstIndex(of: former).map { trashes[($0 + 1)...] } ?? []
    }
    guard let first = trashes.first else {
      throw ItemFailure(words: "there is no trash folder on its volume")
    }
    if let objection = finder.objection(to: first) { throw ItemFailure(words: objection) }
    do throws(EditProblem) {
      let trash = try OpenTrash.make(first, hook: hook)
      // Between the look and the making somebody may have put another one there.
      if let objection = finder.objection(to: first) { throw EditProblem(words: objection) }
      openTrashes[first] = .success(trash)
      return trash
    } catch {
      throw ItemFailure(words: error.words)
    }
  }

  /// A trash folder that files went to.
  func trash(_ folder: TrashFolder) throws(ItemFailure) -> OpenTrash {
    if let known = openTrashes[folder] { return try known.get() }
    let result = OpenTrash.open(folder).mapError { error in
      ItemFailure(
        words: "its trash folder \(SafeText.of(folder.path)) can't be opened: \(error.words)",
        code: error.code)
    }
    openTrashes[folder] = result
    return try result.get()
  }

  /// What a `.trashinfo` says of a file.
  func trashInfo(of place: LibraryPlace, in trash: TrashFolder) -> [UInt8] {
    let path = CPath.join(realPath(of: place), place.name)
    return TrashInfo.content(entry: trash.entry(for: path), seconds: Int64(time(nil)))
  }

  /// The real path of the folder that a place is in.
  private func realPath(of place: LibraryPlace) -> [UInt8] {
    let path = root.folder(of: place)
    if let known = realPaths[path] { return known }
    // Where that is too long for the system, its own spelling has to do.
    let real = LibraryRoot.realPath(of: path) ?? path
    realPaths[path] = real
    return real
  }
}
