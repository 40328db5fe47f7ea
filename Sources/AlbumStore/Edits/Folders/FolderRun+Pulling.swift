import SystemEdge

extension FolderRun {
  /// Finds other names for files whose own is taken at home, all before the journal is written.
  func planHomes() {
    var planned: [[UInt8]: Set<[UInt8]>] = [:]
    for index in transfers.indices where transfers[index].isAway {
      let place = transfers[index].home
      let path = context.root.folder(of: place)
      var taken = planned[path] ?? []
      if case .success(let folder) = context.folders.folder(path),
        taken.contains(place.name) || folder.holds(place.name), whereabouts(of: index) == .away
      {
        var number = 1
        var name = place.name
        while taken.contains(name) || folder.holds(name) {
          number += 1
          name = NumberedName.name(place.name, number: number)
        }
        setName(index, name)
      }
      taken.insert(transfers[index].home.name)
      planned[path] = taken
    }
  }

  /// Brings all files home that are away.
  /// - Returns: what failed.
  func pull() -> [Int: ItemFailure] {
    var failures: [Int: ItemFailure] = [:]
    for index in transfers.indices where transfers[index].isAway {
      do throws(ItemFailure) {
        switch transfers[index].away {
        case .trash(let place): try restore(index, place)
        case .place(let place): try moveBack(index, place)
        }
      } catch {
        failures[index] = error
      }
    }
    context.syncChanged()
    return failures
  }

  private func restore(_ index: Int, _ place: Transfer.TrashPlace) throws(ItemFailure) {
    let trash = try context.trash(place.folder)
    guard try isAway(index, trash.files, place.name, gone: "is not in the trash any more") else {
      return removeOrphan(index)
    }
    try rename(index, from: trash.files, place.name)
    context.noteChange(in: trash)
    context.hook(.removeTrashInfo)
    trash.info.remove(OpenTrash.infoName(place.name))
  }

  private func moveBack(_ index: Int, _ place: LibraryPlace) throws(ItemFailure) {
    let folder = try context.folder(of: place)
    guard try isAway(index, folder, place.name, gone: "is gone already") else { return }
    try rename(index, from: folder, place.name)
    context.noteChange(in: place)
  }

  /// Whether the file stands where the edit left it.
  /// - Returns: false when it is home, where somebody else has brought it.
  private func isAway(
    _ index: Int, _ folder: OpenFolder, _ name: [UInt8], gone words: String
  ) throws(ItemFailure) -> Bool {
    switch folder.identity(of: name) {
    case .success(let found) where transfers[index].isOf(found): return true
    case .failure(let error) where !error.meansAbsent: throw ItemFailure(error)
    default: break
    }
    guard whereabouts(of: index) == .home else { throw ItemFailure(words: words, isGone: true) }
    setAway(index, false)
    return false
  }

  private func rename(
    _ index: Int, from folder: OpenFolder, _ name: [UInt8]
  ) throws(ItemFailure) {
    let original = transfers[index].home.name
    let home = try homeFolder(of: index)
    var number = 1
    while true {
      context.hook(.renameFile)
      let target = transfers[index].home.name
      guard let error = folder.rename(name, to: home, as: target) else { break }
      guard error.code == EEXIST else { throw ItemFailure(error) }
      repeat { number += 1 } while home.holds(NumberedName.name(original, number: number))
      try settle(index, as: NumberedName.name(original, number: number))
    }
    context.noteChange(in: transfers[index].home)
    context.hook(.checkFile)
    switch home.identity(of: transfers[index].home.name) {
    case .success(let found): note(index, isAway: false, found)
    case .failure(let error):
      throw ItemFailure(words: "can't be found in its folder: \(error.words)", code: error.code)
    }
  }

  /// The folder that a file came from; made again where it is not there any more.
  private func homeFolder(of index: Int) throws(ItemFailure) -> OpenFolder {
    let place = transfers[index].home
    let path = context.root.folder(of: place)
    if case .failure(let error) = context.folders.folder(path), error.meansAbsent {
      context.hook(.makeFolder)
      if let error = UserFolder.make(path) {
        throw ItemFailure(
          words: "its folder \(SafeText.of(path)) can't be made again: \(error.words)",
          code: error.code)
      }
    }
    return try context.folder(of: place)
  }

  // MARK: - Where files are

  enum Whereabouts {
    case home
    case away
    /// Under two names, as one file: a renaming in two steps was interrupted.
    case both
    case nowhere
  }

  func whereabouts(of index: Int) -> Whereabouts {
    let transfer = transfers[index]
    let home = identity(of: transfer, atHome: true)
    let away = identity(of: transfer, atHome: false)
    switch (home, away) {
    case (let home?, let away?): return home.isOneFile(with: away) ? .both : .away
    case (_?, nil): return .home
    case (nil, _?): return .away
    case (nil, nil): return .nowhere
    }
  }

  /// What stands at one end of a transfer, if it is the transfer's file.
  private func identity(of transfer: Transfer, atHome: Bool) -> FileIdentity? {
    let found: FileIdentity?
    switch (atHome, transfer.away) {
    case (true, _):
      found = try? context.folder(of: transfer.home).identity(of: transfer.home.name).get()
    case (false, .place(let place)):
      found = try? context.folder(of: place).identity(of: place.name).get()
    case (false, .trash(let place)):
      found = try? context.trash(place.folder).files.identity(of: place.name).get()
    }
    return found.flatMap { transfer.isOf($0) ? $0 : nil }
  }

  /// Removes the `.trashinfo` of a file that is not in the trash, if it is of this edit's making.
  func removeOrphan(_ index: Int) {
    guard case .trash(let place) = transfers[index].away,
      let trash = try? context.trash(place.folder), !trash.files.holds(place.name)
    else { return }
    let name = OpenTrash.infoName(place.name)
    // The program may have died while it was writing.
    guard let content = trash.info.read(name), place.info.starts(with: content) else { return }
    context.hook(.removeTrashInfo)
    trash.info.remove(name)
    context.noteChange(in: trash)
  }

  /// Files at home that are not those of the edit: with them nothing is done.
  func strangers() -> [Int: ItemFailure] {
    var failures: [Int: ItemFailure] = [:]
    for index in transfers.indices where !transfers[index].isAway {
      let home = transfers[index].home
      do throws(ItemFailure) {
        switch try context.folder(of: home).identity(of: home.name) {
        case .failure(let error): throw ItemFailure(error)
        case .success(let found) where !transfers[index].isOf(found):
          throw ItemFailure(words: "is another file now")
        case .success: break
        }
      } catch {
        failures[index] = error
      }
    }
    return failures
  }

  // MARK: - After an interruption

  /// Whether the volumes are there that the files are on.
  var canLookAround: Bool {
    transfers.allSatisfy { transfer in
      guard case .trash(let place) = transfer.away else { return true }
      return (try? context.trash(place.folder)) != nil
    }
  }

  /// Looks where the files are, and cleans up what an interrupted edit has left beside them.
  func lookAround() {
    for index in transfers.indices {
      let whereabouts = whereabouts(of: index)
      if whereabouts == .both { removeSecondName(index) }
      setAway(index, whereabouts == .away)
      if whereabouts != .away { removeOrphan(index) }
    }
    context.syncChanged()
  }

  /// Takes the name away that the file got in the edit: it keeps the one that it had.
  private func removeSecondName(_ index: Int) {
    switch transfers[index].away {
    case .place(let place):
      _ = try? context.folder(of: place).remove(place.name)
      context.noteChange(in: place)
    case .trash(let place):
      guard let trash = try? context.trash(place.folder) else { return }
      trash.files.remove(place.name)
      context.noteChange(in: trash)
    }
  }
}
