import SystemEdge

/// One edit of a folder library while it is carried out.
///
/// Whatever it is about to make, the journal has the name of it before.
final class FolderRun {
  let context: FolderContext
  private let journal: Journal
  private var edit: StoredEdit
  private(set) var transfers: [Transfer]
  /// Names in trash folders that transfers of this edit are going to have.
  private var planned: [TrashFolder: Set<[UInt8]>] = [:]

  /// How often another name is tried because somebody took the one that was free.
  private static let attemptLimit = 100

  init(_ edit: StoredEdit, context: FolderContext, journal: Journal) {
    self.context = context
    self.journal = journal
    self.edit = edit
    transfers = edit.transfers
  }

  // MARK: - The journal

  /// How the edit stands.
  func edit(pending: StoredEdit.Direction?, isUndone: Bool) -> StoredEdit {
    edit.pending = pending
    edit.isUndone = isUndone
    edit.transfers = transfers
    edit.count = transfers.count
    return edit
  }

  /// Has on the disk what is about to be done.
  func put(pending: StoredEdit.Direction?, isUndone: Bool) throws(EditProblem) {
    try journal.put(edit(pending: pending, isUndone: isUndone))
  }

  private func putAgain() throws(ItemFailure) {
    edit.transfers = transfers
    do throws(EditProblem) {
      try journal.put(edit)
    } catch {
      throw ItemFailure(words: error.words)
    }
  }

  /// Forgets transfers.
  func keep(only indices: [Int]) { transfers = indices.map { transfers[$0] } }

  // MARK: - Plans

  /// Finds new names in the trash for all files that are going there.
  func planTrash() -> [Int: ItemFailure] {
    var failures: [Int: ItemFailure] = [:]
    for index in transfers.indices where !transfers[index].isAway {
      guard case .trash = transfers[index].away else { continue }
      do throws(ItemFailure) {
        try plan(index, in: try context.trash(for: transfers[index].home))
      } catch {
        failures[index] = error
      }
    }
    return failures
  }

  private func plan(_ index: Int, in trash: OpenTrash) throws(ItemFailure) {
    let home = transfers[index].home
    let name = trash.freeName(for: home.name, taken: planned[trash.folder] ?? [])
    planned[trash.folder, default: []].insert(name)
    transfers[index].away = .trash(
      Transfer.TrashPlace(
        folder: trash.folder, name: name, info: context.trashInfo(of: home, in: trash.folder)))
  }

  /// Finds another trash for this and all that follow from the same folder.
  private func planAnotherTrash(from index: Int, than folder: TrashFolder) throws(ItemFailure) {
    let directory = transfers[index].home.directory
    let trash: OpenTrash
    do throws(ItemFailure) {
      trash = try context.trash(for: transfers[index].home, after: folder)
    } catch {
      throw ItemFailure(
        words: "is on another volume than its trash folder \(SafeText.of(folder.path))")
    }
    for later in index..<transfers.count
    where !transfers[later].isAway && transfers[later].home.directory == directory {
      try plan(later, in: trash)
    }
    try putAgain()
  }

  // MARK: - Away

  /// Takes all files away that stand at home.
  /// - `skipped`: transfers that are left alone.
  /// - Returns: what failed.
  func push(except skipped: Set<Int> = []) -> [Int: ItemFailure] {
    var failures: [Int: ItemFailure] = [:]
    for index in transfers.indices where !transfers[index].isAway && !skipped.contains(index) {
      do throws(ItemFailure) {
        switch transfers[index].away {
        case .trash: try trash(index)
        case .place(let place): try move(index, to: place)
        }
      } catch {
        failures[index] = error
      }
    }
    context.syncChanged()
    return failures
  }

  private func trash(_ index: Int) throws(ItemFailure) {
    for _ in 0..<Self.attemptLimit {
      guard case .trash(let place) = transfers[index].away else { return }
      let home = transfers[index].home
      let source = try context.folder(of: home)
      let trash = try context.trash(place.folder)
      let infoName = OpenTrash.infoName(place.name)
      context.hook(.writeTrashInfo)
      if let error = trash.info.create(infoName, place.info) {
        guard error.code == EEXIST else { throw ItemFailure(words: error.words, code: error.code) }
        try plan(index, in: trash)
        try putAgain()
        continue
      }
      context.hook(.renameFile)
      guard let error = source.rename(home.name, to: trash.files, as: place.name) else {
        context.noteChange(in: home)
        context.noteChange(in: trash)
        return try checkTrashed(index, source, trash, place.name)
      }
      context.hook(.removeTrashInfo)
      trash.info.remove(infoName)
      switch error.code {
      case EEXIST:
        try plan(index, in: trash)
        try putAgain()
      case EXDEV: try planAnotherTrash(from: index, than: place.folder)
      default: throw ItemFailure(error)
      }
    }
    throw ItemFailure(words: "no free name was found for it in the trash")
  }

  /// Whether what is in the trash now is what was meant, and is not in its place any more.
  private func checkTrashed(
    _ index: Int, _ source: OpenFolder, _ trash: OpenTrash, _ name: [UInt8]
  ) throws(ItemFailure) {
    context.hook(.checkFile)
    let home = transfers[index].home
    switch trash.files.identity(of: name) {
    case .failure(let error):
      if error.meansAbsent { trash.info.remove(OpenTrash.infoName(name)) }
      throw ItemFailure(words: "can't be found in the trash: \(error.words)", code: error.code)
    case .success(let found):
      guard found.isProbably(transfers[index].identity) else {
        // Somebody put another file under the name since it was looked at: that was not meant.
        if trash.files.rename(name, to: source, as: home.name) == nil {
          trash.info.remove(OpenTrash.infoName(name))
          throw ItemFailure(words: "was replaced by another file meanwhile")
        }
        return note(index, isAway: true, found)
      }
      if case .success(let left) = source.identity(of: home.name), left.isOneFile(with: found) {
        throw ItemFailure(words: "is still in its place")
      }
      note(index, isAway: true, found)
    }
  }

  func note(_ index: Int, isAway: Bool, _ found: FileIdentity) {
    transfers[index].isAway = isAway
    // Some file systems give a file another inode when it is renamed.
    transfers[index].identity = found
  }

  func setName(_ index: Int, _ name: [UInt8]) { transfers[index].home.name = name }

  func setAway(_ index: Int, _ isAway: Bool) { transfers[index].isAway = isAway }

  /// Has another name for the file at home in the journal.
  func settle(_ index: Int, as name: [UInt8]) throws(ItemFailure) {
    let former = transfers[index].home.name
    transfers[index].home.name = name
    do throws(ItemFailure) {
      try putAgain()
    } catch {
      transfers[index].home.name = former
      throw error
    }
  }

  private func move(_ index: Int, to place: LibraryPlace) throws(ItemFailure) {
    let home = transfers[index].home
    let source = try context.folder(of: home)
    let path = context.root.folder(of: place)
    let target: OpenFolder
    switch context.folders.folder(path) {
    case .success(let folder): target = folder
    case .failure(let error):
      throw ItemFailure(
        words: "the folder \(SafeText.of(path)) can't be opened: \(error.words)", code: error.code)
    }
    context.hook(.renameFile)
    if let error = source.rename(home.name, to: target, as: place.name) {
      throw Self.moveFailure(error, to: path)
    }
    context.noteChange(in: home)
    context.noteChange(in: place)
    context.hook(.checkFile)
    switch target.identity(of: place.name) {
    case .failure(let error):
      throw ItemFailure(
        words: "can't be found in \(SafeText.of(path)): \(error.words)", code: error.code)
    case .success(let found): note(index, isAway: true, found)
    }
  }

  private static func moveFailure(_ error: SystemError, to path: [UInt8]) -> ItemFailure {
    let folder = FolderPlan.shown(path)
    return switch error.code {
    case EEXIST:
      ItemFailure(words: "there is already a file of this name in \(folder)", code: error.code)
    case EXDEV:
      ItemFailure(
        words: "\(folder) is on another volume, to which photos can be copied but not moved",
        code: error.code)
    default: ItemFailure(error)
    }
  }
}
