import AlbumModel

/// What is told of files that were edited may be about the time before: edits are quicker than the
/// one who watches. It is not taken as it is: the folder is looked into once no edit is under way.
extension GridState {
  /// Leaves out what concerns files that were edited.
  mutating func doubt(_ changes: [FolderChange]) -> [FolderChange] {
    guard !editedPaths.isEmpty else { return changes }
    return changes.map { change in
      var rest = change
      func isEdited(_ name: [UInt8], in directory: [UInt8]) -> Bool {
        editedPaths.contains(Self.path(of: name, in: directory))
      }
      rest.appeared.removeAll { isEdited($0, in: change.directory) }
      rest.vanished.removeAll { isEdited($0, in: change.directory) }
      rest.renamed.removeAll {
        isEdited($0.from, in: $0.fromDirectory) || isEdited($0.to, in: change.directory)
      }
      // Who watches may not have seen yet what an edit put there, and not miss it.
      if rest != change || editedFolders.contains(change.directory) {
        doubtfulFolders.insert(change.directory)
        doubtfulFolders.formUnion(change.renamed.map(\.fromDirectory))
      }
      return rest
    }
  }

  /// Notes where the files are, and were, that an edit is concerned with.
  mutating func noteEdited(_ request: EditRequest) {
    guard library.kind == .folder else { return }
    let id = request.id
    guard let step = steps.first(where: { $0.id == id }) else { return }
    for change in step.lists {
      if let directory = library.catalog.info(of: change.section).directory {
        editedFolders.insert(directory)
      }
      let (before, after) = (PhotoSet(change.before), PhotoSet(change.after))
      for item in change.before where !after.contains(item) { noteEdited(item) }
      for item in change.after where !before.contains(item) { noteEdited(item) }
    }
    for settlement in step.settlements {
      for place in [settlement.before, settlement.after] {
        if case .file(let path) = place.details.location { editedPaths.insert(path) }
      }
    }
  }

  private mutating func noteEdited(_ item: PhotoID) {
    if case .file(let path) = library.catalog.photo(item).location { editedPaths.insert(path) }
  }

  /// Notes files that an earlier run's edit was concerned with.
  mutating func noteEdited(_ photos: [EditReport.Return]) {
    guard library.kind == .folder else { return }
    for photo in photos {
      if case .file(let path) = photo.details.location { editedPaths.insert(path) }
    }
  }

  /// What could not be done may have met others' files, and what came to a folder may have come to one
  /// that somebody gives another name meanwhile.
  mutating func doubt(_ report: EditReport) {
    guard library.kind == .folder else { return }
    for photo in report.returned + report.gone {
      if case .folder(let directory) = photo.home {
        doubtfulFolders.insert(directory)
        editedFolders.insert(directory)
      }
    }
    let isPlain = report.kind == .performed && report.relocations.isEmpty
    guard !isPlain || !report.failures.isEmpty || report.problem != nil,
      let step = steps.first(where: { $0.id == report.id })
    else { return }
    for change in step.lists {
      if let directory = library.catalog.info(of: change.section).directory {
        doubtfulFolders.insert(directory)
      }
    }
  }

  /// Asks what the doubtful folders or the property list hold, once no edit is under way.
  mutating func listDoubtful() -> [Effect] {
    guard pendingEdits.isEmpty else { return [] }
    if isListDoubtful {
      isListDoubtful = false
      return [.reread(asOf: editCount)]
    }
    guard !doubtfulFolders.isEmpty else { return [] }
    let folders = doubtfulFolders.sorted { $0.lexicographicallyPrecedes($1) }
    doubtfulFolders = []
    return [.list(folders, asOf: editCount)]
  }

  /// Takes in what folders hold, unless there were edits since.
  mutating func receive(_ folders: [FolderContents], asOf count: UInt64) -> [Effect] {
    guard count == editCount, pendingEdits.isEmpty else {
      doubtfulFolders.formUnion(folders.map(\.directory))
      return listDoubtful()
    }
    // This is how it is.
    return apply(folders.compactMap(difference), areDoubted: false)
  }

  /// Takes in what the property list holds, unless there were edits since.
  mutating func receive(_ albums: [Album], asOf count: UInt64) -> [Effect] {
    guard count == editCount, pendingEdits.isEmpty else {
      isListDoubtful = true
      return listDoubtful()
    }
    reread(albums)
    return factEffects()
  }

  /// What a folder holds otherwise than the grid has it.
  private func difference(from folder: FolderContents) -> FolderChange? {
    guard let section = library.catalog.section(ofDirectory: folder.directory) else { return nil }
    var names = FolderNames()
    let known = names.items(of: section, in: library)
    let there = Set(folder.photos)
    var change = FolderChange(directory: folder.directory)
    change.appeared = folder.photos.filter { known[$0] == nil }
    change.vanished = known.keys.filter { !there.contains($0) }
    return change
  }
}
