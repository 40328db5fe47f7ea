import AlbumModel
import TerminalCore

extension GridState {
  /// A step with the next number.
  mutating func step(
    words: String, memory before: LibraryMemory? = nil, isStored: Bool = false
  ) -> UndoStep {
    var step = UndoStep(id: EditID(rawValue: nextEdit), words: words, isStored: isStored)
    nextEdit += 1
    if let before { step.memory = UndoStep.MemoryChange(before: before, after: memory) }
    return step
  }

  /// Notes what can be taken back; what was taken back before can't be done again any more.
  mutating func push(_ step: UndoStep) {
    undoSteps.append(step)
    redoSteps = []
  }

  mutating func undo(times: Int) -> [Effect] {
    repeatStep(times, none: "Nothing to undo") { state in
      guard let step = state.undoSteps.popLast() else { return nil }
      state.redoSteps.append(step)
      return state.apply(step, isUndo: true)
    }
  }

  mutating func redo(times: Int) -> [Effect] {
    repeatStep(times, none: "Nothing to redo") { state in
      guard let step = state.redoSteps.popLast() else { return nil }
      state.undoSteps.append(step)
      return state.apply(step, isUndo: false)
    }
  }

  private mutating func repeatStep(
    _ times: Int, none: String, _ body: (inout GridState) -> [Effect]?
  ) -> [Effect] {
    cancelLift()
    isAtDeletedEnd = false
    var effects: [Effect] = []
    for turn in 0..<max(1, times) {
      guard let more = body(&self) else {
        if turn == 0 { message = Message(.information, none) }
        break
      }
      effects += more
    }
    return effects
  }

  /// Takes a step back, or does it again.
  private mutating func apply(_ step: UndoStep, isUndo: Bool) -> [Effect] {
    if step.isStored, settings.isReadOnly {
      message = Message(.warning, "This library is read-only: nothing can be edited")
      if isUndo {
        undoSteps.append(redoSteps.removeLast())
      } else {
        redoSteps.append(undoSteps.removeLast())
      }
      return []
    }
    for settlement in step.settlements {
      let place = isUndo ? settlement.before : settlement.after
      library.withCatalog { $0.settle(settlement.item, in: place.section, as: place.details) }
    }
    let first = changeLists(of: step, isUndo: isUndo)
    var effects = changeMemory(of: step, isUndo: isUndo)
    relist()
    if let first { show(first) }
    message = Message(.information, (isUndo ? "Undone: " : "Done again: ") + step.words)
    if step.isStored { effects.append(.edit(isUndo ? .undo(step.id) : .redo(step.id))) }
    return effects
  }

  /// - Returns: the first item that came back, to be shown.
  private mutating func changeLists(of step: UndoStep, isUndo: Bool) -> PhotoID? {
    var returned: PhotoID?
    for change in step.lists {
      let (from, to) = isUndo ? (change.after, change.before) : (change.before, change.after)
      let now = library.snapshot.items(of: change.section)
      setItems(now.following(from: from, to: to), of: change.section)
      if returned == nil, to.count > from.count {
        let known = PhotoSet(from)
        returned = to.first { !known.contains($0) }
      }
    }
    return returned
  }

  private mutating func changeMemory(of step: UndoStep, isUndo: Bool) -> [Effect] {
    guard let change = step.memory else { return [] }
    let searches = memory.searches
    memory = isUndo ? change.before : change.after
    memory.searches = searches
    renewPins()
    arrange()
    return [.remember(memory)]
  }

  /// Puts the cursor on an item in its album, where it is shown.
  func path(of item: PhotoID) -> GridIndexPath? {
    shown.indexPath(of: item, in: library.catalog.home(of: item))
  }

  mutating func show(_ item: PhotoID) {
    guard let path = path(of: item) else { return }
    place(cursorAt: path)
  }

  // MARK: - What came of it

  /// Takes in which edits earlier runs left.
  mutating func receive(_ past: [PastEdit]) {
    let steps = past.map { edit -> (UndoStep, Bool) in
      (UndoStep(id: edit.id, words: edit.words, isStored: true), edit.isUndone)
    }
    undoSteps = steps.filter { !$0.1 }.map(\.0) + undoSteps
    // Only what was taken back last of all can be done again, and not after a new edit.
    let undone = steps.reversed().prefix { $0.1 }.map(\.0)
    if undoSteps.last?.lists.isEmpty ?? true { redoSteps = Array(undone) + redoSteps }
  }

  mutating func receive(_ report: EditReport) -> [Effect] {
    pendingEdits.remove(report.id)
    settle(report)
    let failed = putBack(report)
    let effects = take(report.returned)
    drop(report.gone)
    relist()
    if let first = report.failures.first(where: { !$0.isGone }) {
      let others = report.failures.count { !$0.isGone } - 1
      let more = others > 0 ? " (and \(others) more)" : ""
      message = Message(
        .warning, "\(text(first.name)): \(first.words)\(more); nothing changed there")
    } else if let problem = report.problem {
      message = Message(.warning, "Nothing was changed: \(problem)")
    } else if !report.notes.isEmpty {
      message = Message(.information, report.notes.joined(separator: "; "))
    } else if failed > 0 {
      message = Message(.information, "\(failed) of them were gone already")
    }
    return effects
  }

  private mutating func settle(_ report: EditReport) {
    for relocation in report.relocations {
      let section = library.catalog.home(of: relocation.item)
      var details = details(of: relocation.item)
      details.location = relocation.location
      if details.address != nil { details.address = relocation.address }
      library.withCatalog { $0.settle(relocation.item, in: section, as: details) }
    }
  }

  func details(of item: PhotoID) -> PhotoDetails {
    let photo = library.catalog.photo(item)
    return photo.details ?? PhotoDetails(location: photo.location)
  }

  /// Undoes in the grid what was not done outside.
  /// - Returns: how many photos were gone already.
  private mutating func putBack(_ report: EditReport) -> Int {
    let isUndo = report.kind == .undone
    guard let step = (undoSteps + redoSteps).last(where: { $0.id == report.id }) else { return 0 }
    var failed = PhotoSet(report.failures.filter { !$0.isGone }.compactMap(\.item))
    if report.problem != nil {
      for change in step.lists {
        for item in change.before where !change.after.contains(item) { failed.insert(item) }
        for item in change.after where !change.before.contains(item) { failed.insert(item) }
      }
    }
    let gone = report.failures.count { $0.isGone }
    let isRearranged = report.problem != nil && failed.isEmpty
    guard !failed.isEmpty || isRearranged else { return gone }
    for settlement in step.settlements where failed.contains(settlement.item) {
      let place = isUndo ? settlement.after : settlement.before
      library.withCatalog { $0.settle(settlement.item, in: place.section, as: place.details) }
    }
    for change in step.lists {
      let (from, to) = isUndo ? (change.after, change.before) : (change.before, change.after)
      let reached = report.problem != nil ? from : Self.partial(from, to, without: failed)
      let now = library.snapshot.items(of: change.section)
      setItems(now.following(from: to, to: reached), of: change.section)
    }
    if report.problem != nil { forget(report.id, isUndo: isUndo) }
    return gone
  }

  /// What comes of a list when some items were not moved.
  private static func partial(
    _ from: ItemList, _ to: ItemList, without failed: PhotoSet
  ) -> ItemList {
    let before = PhotoSet(from)
    let after = PhotoSet(to)
    if to.allSatisfy(before.contains) {
      return ItemList(from.filter { after.contains($0) || failed.contains($0) })
    }
    return ItemList(to.filter { !failed.contains($0) || before.contains($0) })
  }

  /// A step that was not done at all is none; one that was not taken back can still be.
  private mutating func forget(_ id: EditID, isUndo: Bool) {
    if isUndo, let index = redoSteps.lastIndex(where: { $0.id == id }) {
      undoSteps.append(redoSteps.remove(at: index))
    } else {
      undoSteps.removeAll { $0.id == id }
    }
  }

  /// Takes in photos of earlier runs that are back.
  private mutating func take(_ returned: [EditReport.Return]) -> [Effect] {
    var first: PhotoID?
    for photo in returned {
      guard let section = library.section(at: photo.home) else { continue }
      let item = add(photo.details, to: section)
      let items = library.snapshot.items(of: section)
      let place = photo.index.map { min($0, items.count) } ?? naturalPlace(of: item, in: items)
      setItems(items.inserting([item], at: place), of: section)
      first = first ?? item
    }
    if let first {
      findMatches()
      relist()
      show(first)
    }
    return []
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

  /// Where a file of a name belongs among files in natural order.
  func naturalPlace(of item: PhotoID, in items: ItemList) -> Int {
    let name = library.catalog.name(of: item)
    return items.firstIndex { NaturalOrder.precedes(name, library.catalog.name(of: $0)) }
      ?? items.count
  }

  /// Takes out photos of earlier runs that are gone again.
  private mutating func drop(_ gone: [EditReport.Return]) {
    for photo in gone {
      guard let section = library.section(at: photo.home) else { continue }
      let items = library.snapshot.items(of: section)
      let place =
        photo.index.flatMap { index in
          items.indices.contains(index)
            && library.catalog.photo(items[index]).location == photo.details.location ? index : nil
        } ?? items.firstIndex { library.catalog.photo($0).location == photo.details.location }
      guard let place else { continue }
      setItems(items.removing([items[place]]), of: section)
    }
  }

  /// Bytes as text that is safe for a screen.
  func text(_ bytes: [UInt8]) -> String { DisplayText(bytes: bytes).string }
}
