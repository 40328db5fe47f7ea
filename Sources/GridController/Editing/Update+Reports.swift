import AlbumModel
import TerminalCore

extension GridState {
  /// Takes in which edits earlier runs left.
  mutating func receive(_ past: [PastEdit]) {
    knowsPastEdits = true
    let isUntouched = undoSteps.isEmpty && redoSteps.isEmpty
    let steps = past.map { (UndoStep(id: $0.id, words: $0.words, isStored: true), $0.isUndone) }
    undoSteps = steps.filter { !$0.1 }.map(\.0) + undoSteps
    // Only what was taken back last of all can be done again, and not after a new edit.
    if isUntouched { redoSteps = steps.reversed().prefix { $0.1 }.map(\.0) }
  }

  /// Takes in what came of an edit: what was not done is put back, exactly.
  mutating func receive(_ report: EditReport) -> [Effect] {
    if let index = pendingEdits.firstIndex(of: report.id) { pendingEdits.remove(at: index) }
    noteEdited(report.returned + report.gone)
    var effects: [Effect] = []
    var first: PhotoID?
    changeLibrary(losing: leaving(by: report)) { state in
      state.settle(report.relocations)
      effects = state.putBack(report)
      first = state.take(report.returned)
      state.drop(report.gone)
      if first != nil || !report.relocations.isEmpty { state.findMatches() }
      // They may have been measured while the files were on their way.
      for change in state.step(with: report.id)?.lists ?? [] { state.dropFacts(of: change.section) }
    }
    if let first { show(first) }
    if let line = line(for: report) { message = line }
    doubt(report)
    if report.kind == .performed { noteEnd(ofPerformed: report.id) }
    return effects + (first == nil ? [] : factEffects()) + listDoubtful()
  }

  private func line(for report: EditReport) -> Message? {
    let failures = report.failures.filter { !$0.isGone }
    if let problem = report.problem {
      return Message(.warning, "Nothing was changed: \(problem)")
    }
    if let first = failures.first {
      let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      return Message(
        .warning, "\(text(first.name)): \(first.words)\(more); nothing changed there")
    }
    if !report.notes.isEmpty {
      return Message(.information, report.notes.joined(separator: "; "))
    }
    guard let first = report.failures.first else { return nil }
    let more = report.failures.count > 1 ? " (and \(report.failures.count - 1) more)" : ""
    return Message(.information, "\(text(first.name))\(more) was gone already")
  }

  /// The items that the grid still has and the library has not: those that were gone when they were
  /// to be moved, and those that did not come back.
  private func leaving(by report: EditReport) -> PhotoSet {
    var items = PhotoSet(report.failures.filter(\.isGone).compactMap(\.item))
    for photo in report.gone {
      guard let section = library.section(at: photo.home),
        let place = place(of: photo, in: section)
      else { continue }
      items.insert(library.snapshot.items(of: section)[place])
    }
    guard let step = step(with: report.id) else { return items }
    let failed = failedItems(of: report, step)
    // What an undo or a redo put in, and could not.
    for change in step.lists {
      for item in change.way(isUndo: report.kind == .undone).to where failed.contains(item) {
        items.insert(item)
      }
    }
    for change in step.lists {
      for item in change.way(isUndo: report.kind == .undone).from { items.remove(item) }
    }
    for failure in report.failures where failure.isGone {
      if let item = failure.item { items.insert(item) }
    }
    return items
  }

  private func step(with id: EditID) -> UndoStep? {
    steps.first { $0.id == id }
  }

  private mutating func settle(_ relocations: [EditReport.Relocation]) {
    for relocation in relocations {
      let section = library.catalog.home(of: relocation.item)
      // What was moved on since is to be looked for where it goes, not where it was for a while.
      guard isIn(section, relocation.location) else { continue }
      var details = details(of: relocation.item)
      details.location = relocation.location
      if details.address != nil { details.address = relocation.address }
      library.withCatalog { $0.settle(relocation.item, in: section, as: details) }
    }
  }

  /// Whether a section is the folder of a file; any section where it is none.
  func isIn(_ section: SectionID, _ location: PhotoLocation) -> Bool {
    guard library.kind == .folder, case .file(let path) = location,
      let directory = library.catalog.info(of: section).directory
    else { return true }
    let name = path.suffix(from: (path.lastIndex(of: 0x2f) ?? -1) + 1)
    return path == Self.path(of: name, in: directory)
  }

  func details(of item: PhotoID) -> PhotoDetails {
    let photo = library.catalog.photo(item)
    return photo.details ?? PhotoDetails(location: photo.location)
  }

  // MARK: - What was not done

  /// Undoes in the grid what was not done outside, and keeps the step to what was.
  private mutating func putBack(_ report: EditReport) -> [Effect] {
    guard !report.failures.isEmpty || report.problem != nil, let step = step(with: report.id)
    else { return [] }
    let isUndo = report.kind == .undone
    let failed = failedItems(of: report, step)
    let gone = PhotoSet(report.failures.filter(\.isGone).compactMap(\.item))
    // Taken back or done again since, in the grid: there what failed is where it was.
    let isUndone = !undoSteps.contains { $0.id == step.id }
    let isCurrent = isUndo == isUndone
    for settlement in step.settlements where isCurrent && failed.contains(settlement.item) {
      let place = isUndo ? settlement.after : settlement.before
      library.withCatalog { $0.settle(settlement.item, in: place.section, as: place.details) }
    }
    var reached: [UndoStep.ListChange] = []
    for change in step.lists {
      let (from, to) = change.way(isUndo: isUndo)
      let items =
        report.problem != nil ? from : Self.reached(from, to, failed: failed, gone: gone)
      let now = library.snapshot.items(of: change.section)
      let rest = isCurrent ? now.following(from: to, to: items) : now
      setItems(ItemList(rest.filter { !gone.contains($0) }), of: change.section)
      reached.append(
        UndoStep.ListChange(
          section: change.section, before: ItemList(from.filter { !gone.contains($0) }),
          after: items))
    }
    purge(failed, of: step, isUndo: isUndo, isCurrent: isCurrent)
    if report.problem != nil { return forget(step, isUndo: isUndo, kind: report.kind) }
    guard report.kind == .performed else { return [] }
    // An edit of which nothing was done is none; what is remembered with it is forgotten too.
    if !step.lists.isEmpty, reached.allSatisfy({ $0.before == $0.after }) {
      return forget(step, isUndo: false, kind: .performed)
    }
    reduce(step, to: reached, without: failed)
    return []
  }

  /// What was done afterwards with photos that did not go their way was not done: they are where they
  /// were, and later steps know nothing of them.
  private mutating func purge(
    _ failed: PhotoSet, of step: UndoStep, isUndo: Bool, isCurrent: Bool
  ) {
    var homes: [PhotoID: SectionID] = [:]
    for change in step.lists {
      for item in change.way(isUndo: isUndo).from where failed.contains(item) {
        homes[item] = change.section
      }
    }
    // Reports come in the order of the requests: what waits for one was asked for afterwards. Once
    // the step itself goes the other way everything is where it was.
    let purged = Set(pendingEdits.prefix { $0 != step.id })
    var sections: Set<SectionID> = []
    func purge(_ list: ItemList, but isThere: (PhotoID) -> Bool) -> ItemList {
      let rest = list.filter { !failed.contains($0) || isThere($0) }
      return rest.count == list.count ? list : ItemList(rest)
    }
    func rest(of later: UndoStep) -> UndoStep {
      guard purged.contains(later.id) else { return later }
      var later = later
      later.settlements.removeAll { failed.contains($0.item) }
      for index in later.lists.indices {
        sections.insert(later.lists[index].section)
        // Not even where they are: they must not go from there.
        later.lists[index].before = purge(later.lists[index].before) { _ in false }
        later.lists[index].after = purge(later.lists[index].after) { _ in false }
      }
      return later
    }
    undoSteps = undoSteps.map(rest)
    redoSteps = redoSteps.map(rest)
    lapsed.steps = lapsed.steps.map(rest)
    for section in sections.sorted() where isCurrent {
      let items = library.snapshot.items(of: section)
      setItems(purge(items) { homes[$0] == section }, of: section)
    }
  }

  private func failedItems(of report: EditReport, _ step: UndoStep) -> PhotoSet {
    guard report.problem != nil else {
      return PhotoSet(report.failures.filter { !$0.isGone }.compactMap(\.item))
    }
    var items = PhotoSet(step.settlements.map(\.item))
    for change in step.lists {
      let before = PhotoSet(change.before)
      let after = PhotoSet(change.after)
      for item in change.before where !after.contains(item) { items.insert(item) }
      for item in change.after where !before.contains(item) { items.insert(item) }
    }
    return items
  }

  /// What comes of a list when some items did not go their way: each of them is where it was, behind
  /// what stood before it.
  private static func reached(
    _ from: ItemList, _ to: ItemList, failed: PhotoSet, gone: PhotoSet
  ) -> ItemList {
    let done = to.filter { !failed.contains($0) && !gone.contains($0) }
    let doneSet = PhotoSet(done)
    var behind: [PhotoID: [PhotoID]] = [:]
    var atStart: [PhotoID] = []
    var last: PhotoID?
    for item in from {
      if doneSet.contains(item) {
        last = item
      } else if failed.contains(item) {
        if let last { behind[last, default: []].append(item) } else { atStart.append(item) }
      }
    }
    return ItemList(atStart + done.flatMap { [$0] + (behind[$0] ?? []) })
  }

  /// A step that was not done at all is none; one that was not taken back, or not done again, can
  /// still be.
  private mutating func forget(
    _ step: UndoStep, isUndo: Bool, kind: EditReport.Kind
  ) -> [Effect] {
    undoSteps.removeAll { $0.id == step.id }
    redoSteps.removeAll { $0.id == step.id }
    lapsed.steps.removeAll { $0.id == step.id }
    switch kind {
    case .performed: break
    case .undone: undoSteps.append(step)
    case .redone: redoSteps.append(step)
    }
    guard let change = step.memory else { return [] }
    let (from, to) = isUndo ? (change.after, change.before) : (change.before, change.after)
    guard memory.orders == to.orders, memory.ownOrders == to.ownOrders else { return [] }
    memory.orders = from.orders
    memory.ownOrders = from.ownOrders
    arrange()
    return [.remember(memory)]
  }

  /// Keeps a step to what was done of it: what failed can't be taken back.
  private mutating func reduce(
    _ step: UndoStep, to lists: [UndoStep.ListChange], without failed: PhotoSet
  ) {
    var reduced = step
    reduced.lists = lists
    reduced.settlements.removeAll { failed.contains($0.item) }
    func replace(in steps: inout [UndoStep]) {
      guard let index = steps.lastIndex(where: { $0.id == step.id }) else { return }
      if reduced.isEmpty { steps.remove(at: index) } else { steps[index] = reduced }
    }
    replace(in: &undoSteps)
    replace(in: &redoSteps)
    replace(in: &lapsed.steps)
  }

  // MARK: - Edits of earlier runs

  /// Takes in photos that are back.
  /// - Returns: the first one, be it that it was seen before.
  private mutating func take(_ returned: [EditReport.Return]) -> PhotoID? {
    var first: PhotoID?
    for photo in returned {
      guard
        let section = library.section(at: photo.home)
          ?? photo.album.map({ library.insertEmpty($0) })
      else { continue }
      // Entries of a property list may be alike; a file that is there is known.
      if library.kind == .folder, let place = place(of: photo, in: section) {
        first = first ?? library.snapshot.items(of: section)[place]
        continue
      }
      let item = add(photo.details, to: section)
      let items = library.snapshot.items(of: section)
      let list =
        photo.index.map { items.inserting([item], at: min($0, items.count)) }
        ?? merge([item], into: items)
      setItems(list, of: section)
      first = first ?? item
    }
    return first
  }

  /// Gives a photo an identifier.
  private mutating func add(_ details: PhotoDetails, to section: SectionID) -> PhotoID {
    let contents: Album.Contents
    if case .file(let path) = details.location, library.kind == .folder,
      let directory = library.catalog.info(of: section).directory
    {
      let name = path.suffix(from: (path.lastIndex(of: 0x2f) ?? -1) + 1)
      contents = .files(directory: directory, names: NameList([Array(name)]))
    } else {
      contents = .entries([details])
    }
    let range = library.withCatalog { $0.add(contents, to: section) }
    return PhotoID(rawValue: range.lowerBound)
  }

  /// Takes out photos that are gone again.
  private mutating func drop(_ gone: [EditReport.Return]) {
    for photo in gone {
      guard let section = library.section(at: photo.home),
        let place = place(of: photo, in: section)
      else { continue }
      let items = library.snapshot.items(of: section)
      setItems(items.removing([items[place]]), of: section)
    }
  }

  /// Where a photo of an earlier run's edit is; nil where it is not.
  private func place(of photo: EditReport.Return, in section: SectionID) -> Int? {
    let items = library.snapshot.items(of: section)
    func isIt(_ item: PhotoID) -> Bool {
      library.catalog.photo(item).location == photo.details.location
    }
    if let index = photo.index, items.indices.contains(index), isIt(items[index]) { return index }
    return items.firstIndex(where: isIt)
  }

  /// Bytes as text that is safe for a screen.
  func text(_ bytes: [UInt8]) -> String { DisplayText(bytes: bytes).string }
}
