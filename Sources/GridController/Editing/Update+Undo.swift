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
    if !step.isStored {
      lapsed = LapsedSteps()
    } else if !redoSteps.isEmpty {
      lapsed = LapsedSteps(edits: [step.id], steps: redoSteps)
    } else if !lapsed.steps.isEmpty {
      lapsed.edits.insert(step.id)
    }
    redoSteps = []
  }

  /// Every step that is known.
  var steps: [UndoStep] { undoSteps + redoSteps + lapsed.steps }

  /// Lets what could be done again before an edit be done again when that edit was none.
  mutating func noteEnd(ofPerformed id: EditID) {
    guard lapsed.edits.remove(id) != nil else { return }
    let isDone = (undoSteps + redoSteps).contains { $0.id == id }
    guard isDone || lapsed.edits.isEmpty else { return }
    if !isDone { redoSteps = lapsed.steps + redoSteps }
    lapsed = LapsedSteps()
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
        let words = awaitsPastEdits ? "What earlier runs did is still being read" : none
        if turn == 0 { message = Message(.information, words) }
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
    var effects: [Effect] = []
    var first: PhotoID?
    changeLibrary(losing: step.leaving(isUndo: isUndo)) { state in
      state.settle(step.settlements, isUndo: isUndo)
      first = state.changeLists(of: step, isUndo: isUndo)
      effects = state.changeMemory(of: step, isUndo: isUndo)
    }
    if let first { show(first) }
    message = Message(.information, (isUndo ? "Undone: " : "Done again: ") + step.words)
    if step.isStored { effects.append(.edit(isUndo ? .undo(step.id) : .redo(step.id))) }
    return effects
  }

  private mutating func settle(_ settlements: [UndoStep.Settlement], isUndo: Bool) {
    guard !settlements.isEmpty else { return }
    for settlement in settlements {
      let place = isUndo ? settlement.before : settlement.after
      library.withCatalog { $0.settle(settlement.item, in: place.section, as: place.details) }
    }
    findMatches()
  }

  /// - Returns: the first item that came to where it is, to be shown.
  private mutating func changeLists(of step: UndoStep, isUndo: Bool) -> PhotoID? {
    var first: PhotoID?
    for change in step.lists {
      let (from, to) = change.way(isUndo: isUndo)
      let now = library.snapshot.items(of: change.section)
      setItems(following(now, from: from, to: to), of: change.section)
      if first == nil, to.count > from.count {
        let known = PhotoSet(from)
        first = to.first { !known.contains($0) }
      }
    }
    return first
  }

  /// A change of a section's items taken over to those that it has now. What came to a folder in
  /// between stays where its name puts it, unless it is a file that comes back with this: the watcher
  /// may have seen it for a moment.
  private func following(_ now: ItemList, from: ItemList, to: ItemList) -> ItemList {
    let items = now.following(from: from, to: to)
    guard library.kind == .folder, now != from else { return items }
    var known = PhotoSet(from)
    for item in to { known.insert(item) }
    let here = PhotoSet(now)
    let coming = Set(to.filter { !here.contains($0) }.map { Array(library.catalog.name(of: $0)) })
    let newcomers = items.filter {
      !known.contains($0) && !coming.contains(Array(library.catalog.name(of: $0)))
    }
    guard !newcomers.isEmpty else { return ItemList(items.filter(known.contains)) }
    return merge(newcomers, into: ItemList(items.filter(known.contains)))
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

  /// Puts the cursor on an item in its album, where that is shown.
  mutating func show(_ item: PhotoID) {
    let home = library.catalog.home(of: item)
    if let path = shown.indexPath(of: item, in: home) { place(cursorAt: path) }
  }
}
