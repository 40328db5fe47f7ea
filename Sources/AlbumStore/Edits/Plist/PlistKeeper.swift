import AlbumModel
import DecoderProtocol
import SystemEdge

/// Edits of a property list.
///
/// - Precondition of all functions: the journal's lock is held.
final class PlistKeeper: EditCarrier {
  private let path: [UInt8]
  private let editor: any EntryEditor
  private let journal: Journal
  private let hook: EditStep.Hook
  /// The photos of this run's edits, beside the edits' items.
  private var live: [UInt64: [PhotoID]] = [:]
  /// The property list as this run left it, or found it.
  private var lastSeen: FileIdentity?

  /// How often an edit is made anew because somebody else has written meanwhile.
  private static let attemptLimit = 20

  init(
    path: [UInt8], editor: any EntryEditor, journal: Journal, hook: @escaping EditStep.Hook
  ) {
    self.path = path
    self.editor = editor
    self.journal = journal
    self.hook = hook
  }

  func begin() { lastSeen = current }

  func tidy() { editor.removeLeftovers() }

  /// The property list as it stands now, by whatever link leads to it.
  private var current: FileIdentity? {
    CPath.with(path) { path in
      var status = stat()
      return stat(path, &status) == 0 ? FileIdentity(status) : nil
    }
  }

  // MARK: - Doing

  func perform(
    _ edit: LibraryEdit, _ report: inout EditReport
  ) throws(EditProblem) -> EditOutcome {
    let plan = try PlistPlan(edit, editor: editor)
    report.failures = plan.failures
    guard !plan.changes.isEmpty else { return .nothing }
    var stored = StoredEdit(
      id: journal.newID(), action: plan.action, count: plan.items.count,
      body: .entries(PlistEdit(items: plan.items.map(\.stored))))
    let failed = try carryOut(plan.changes, &stored, .perform, &report)
    var lost: Set<Int> = []
    for (change, failure) in failed.sorted(by: { $0.key < $1.key }) {
      guard let item = plan.owners[change] else {
        let album = SafeText.of(plan.changes[change].key)
        throw EditProblem(words: "\(album) \(failure.words)")
      }
      if lost.insert(item).inserted { report.failures.append(plan.failure(of: item, failure)) }
    }
    guard failed.count < plan.changes.count else { return .nothing }
    let kept = plan.items.indices.filter { !lost.contains($0) }
    live[stored.id] = kept.map { plan.items[$0].item }
    stored.entries.items = kept.map { plan.items[$0].stored }
    stored.count = kept.count
    return .done(stored)
  }

  /// Makes changes on what the property list holds now.
  /// - Returns: which changes were not made; when it is all of them, nothing was done and the
  ///   journal knows nothing of it.
  private func carryOut(
    _ changes: [EntryChange], _ edit: inout StoredEdit, _ direction: StoredEdit.Direction,
    _ report: inout EditReport
  ) throws(EditProblem) -> [Int: ItemFailure] {
    let former = edit
    var changes = changes
    var failures: [Int: ItemFailure] = [:]
    for _ in 0..<Self.attemptLimit {
      var left = changes.indices.filter { failures[$0] == nil }
      let prepared = try prepare(&left, of: &changes, edit.action, &failures, &report)
      guard let prepared else {
        edit = former
        return failures
      }
      edit.pending = direction
      edit.entries.attempt = PlistEdit.Attempt(
        inverse: prepared.inverse, before: prepared.before, temporary: prepared.temporary,
        after: prepared.after)
      guard try commit(prepared, edit, former, direction) else { continue }
      lastSeen = current
      edit.pending = nil
      edit.isUndone = direction == .undo
      edit.entries.attempt = nil
      edit.entries.opposite = prepared.inverse
      for (place, failure) in prepared.failures { failures[left[place]] = failure }
      return failures
    }
    edit = former
    throw EditProblem(words: "\(SafeText.of(path)) is changed by somebody else all the time")
  }

  /// - `left`: which of the changes are to be made; without those that turn out to be impossible.
  /// - Returns: nil when none can be made.
  private func prepare(
    _ left: inout [Int], of changes: inout [EntryChange], _ action: StoredEdit.Action,
    _ failures: inout [Int: ItemFailure], _ report: inout EditReport
  ) throws(EditProblem) -> PreparedEntries? {
    while !left.isEmpty {
      let prepared = try editor.prepare(left.map { changes[$0] })
      if let lastSeen, !lastSeen.isSameVersion(as: prepared.before) { noteStranger(&report) }
      lastSeen = prepared.before
      let isUseless = prepared.failures.count == left.count
      // An entry that can't be taken out where it was must not come in elsewhere.
      guard isUseless || (action == .move && !prepared.failures.isEmpty) else { return prepared }
      discard(prepared)
      for (place, failure) in prepared.failures {
        failures[left[place]] = failure
        failInsertion(besides: left[place], of: &changes, &failures)
        failRemoval(besides: left[place], of: changes, &failures)
      }
      left.removeAll { failures[$0] != nil }
    }
    return nil
  }

  private func failInsertion(
    besides removal: Int, of changes: inout [EntryChange], _ failures: inout [Int: ItemFailure]
  ) {
    guard case .remove(_, let place) = changes[removal],
      let insertion = changes.indices.first(where: { index in
        guard failures[index] == nil, case .insert(_, _, place.address, _) = changes[index] else {
          return false
        }
        return true
      })
    else { return }
    failures[insertion] = failures[removal]
    guard case .insert(let key, _, _, let gap) = changes[insertion] else { return }
    // Those that were to come behind it move up.
    for later in changes.indices where failures[later] == nil {
      guard case .insert(key, let entry, let address, let index) = changes[later], index > gap
      else { continue }
      changes[later] = .insert(key: key, entry: entry, address: address, index: index - 1)
    }
  }

  /// What can't come in where it goes must not be taken out where it is.
  private func failRemoval(
    besides insertion: Int, of changes: [EntryChange], _ failures: inout [Int: ItemFailure]
  ) {
    guard case .insert(_, _, let address, _) = changes[insertion] else { return }
    let removal = changes.indices.first { index in
      guard failures[index] == nil, case .remove(_, let place) = changes[index] else {
        return false
      }
      return place.address == address
    }
    if let removal { failures[removal] = failures[insertion] }
  }

  /// - Returns: false when somebody else has written meanwhile.
  private func commit(
    _ prepared: PreparedEntries, _ edit: StoredEdit, _ former: StoredEdit,
    _ direction: StoredEdit.Direction
  ) throws(EditProblem) -> Bool {
    do throws(EditProblem) {
      try journal.put(edit)
      hook(.commitPlist)
      if try editor.commit(prepared) { return true }
      abandon(prepared, edit, former, direction)
      return false
    } catch {
      abandon(prepared, edit, former, direction)
      throw error
    }
  }

  private func discard(_ prepared: PreparedEntries) {
    hook(.discardPlist)
    editor.discard(prepared)
  }

  /// Has the journal as it was, and only then removes the new file: where that is, it was not put in
  /// place.
  private func abandon(
    _ prepared: PreparedEntries, _ edit: StoredEdit, _ former: StoredEdit,
    _ direction: StoredEdit.Direction
  ) {
    if direction == .perform { try? journal.drop(edit.id) } else { try? journal.put(former) }
    discard(prepared)
  }

  private func noteStranger(_ report: inout EditReport) {
    let note =
      "\(SafeText.of(path)) had been changed by somebody else; the edit was made on its new content"
    if !report.notes.contains(note) { report.notes.append(note) }
  }

  // MARK: - Undoing and redoing

  func undo(_ edit: StoredEdit, _ report: inout EditReport) throws(EditProblem) -> StoredEdit {
    try turn(edit, .undo, &report)
  }

  func redo(_ edit: StoredEdit, _ report: inout EditReport) throws(EditProblem) -> StoredEdit {
    try turn(edit, .redo, &report)
  }

  private func turn(
    _ edit: StoredEdit, _ direction: StoredEdit.Direction, _ report: inout EditReport
  ) throws(EditProblem) -> StoredEdit {
    guard edit.isUndone == (direction == .redo) else { return edit }
    let before = live[edit.id] == nil ? try editor.albums() : nil
    let changes = edit.entries.opposite
    var edit = edit
    let failed = try carryOut(changes, &edit, direction, &report)
    report.failures = turnFailures(failed, of: changes, edit, direction)
    if let before {
      let difference = AlbumDifference(
        from: before, to: try editor.albums(), keys: Set(changes.map(\.key)),
        directory: CPath.directory(of: path))
      report.returned = difference.returned
      report.gone = difference.gone
    }
    return edit
  }

  private func turnFailures(
    _ failed: [Int: ItemFailure], of changes: [EntryChange], _ edit: StoredEdit,
    _ direction: StoredEdit.Direction
  ) -> [EditReport.Failure] {
    var items = Array(edit.entries.items.enumerated())
    return failed.sorted { $0.key < $1.key }.compactMap { change, failure in
      let address: [UInt8]
      switch changes[change] {
      case .remove(_, let place): address = place.address
      // Those that stand for a removal are told with that.
      case .insert where edit.action == .move: return nil
      case .insert(_, _, let inserted, _): address = inserted
      case .arrange(let key, _), .drop(let key): address = key
      }
      let index = items.firstIndex { $0.element.address == address }
      let item = index.flatMap { live[edit.id]?[items.remove(at: $0).offset] }
      return EditReport.Failure(
        item: item, name: address, words: failure.words,
        isGone: failure.isGone && direction == .redo)
    }
  }

  // MARK: - After an interruption

  func recover(_ edit: StoredEdit) -> Recovery {
    guard let pending = edit.pending, let attempt = edit.entries.attempt else { return .dropped }
    giveBack(attempt)
    let isDone = isDone(attempt)
    removeTemporary(attempt)
    lastSeen = current
    var edit = edit
    edit.pending = nil
    edit.entries.attempt = nil
    guard isDone else {
      return pending == .perform ? .dropped : .settled(edit, isFinished: false)
    }
    edit.isUndone = pending == .undo
    edit.entries.opposite = attempt.inverse
    return .settled(edit, isFinished: true)
  }

  /// Puts back what somebody else had written when the new file was put in place, if that was to be
  /// done: then it stands under the new file's name.
  private func giveBack(_ attempt: PlistEdit.Attempt) {
    guard let found = temporary(attempt), !found.isOneFile(with: attempt.after),
      !found.isSameVersion(as: attempt.before), let current, current.isOneFile(with: attempt.after)
    else { return }
    hook(.commitPlist)
    _ = ExclusiveRename.exchange(attempt.temporary, CPath.real(path) ?? path)
  }

  /// Whether the new file is in its place, or was before somebody else wrote another one.
  private func isDone(_ attempt: PlistEdit.Attempt) -> Bool {
    if let found = temporary(attempt), found.isOneFile(with: attempt.after) { return false }
    guard let current else { return false }
    return !current.isSameVersion(as: attempt.before)
  }

  private func removeTemporary(_ attempt: PlistEdit.Attempt) {
    guard let found = temporary(attempt), found.isOneFile(with: attempt.after) else { return }
    hook(.discardPlist)
    _ = CPath.with(attempt.temporary) { unlink($0) }
  }

  private func temporary(_ attempt: PlistEdit.Attempt) -> FileIdentity? {
    CPath.with(attempt.temporary) { path in
      var status = stat()
      return lstat(path, &status) == 0 ? FileIdentity(status) : nil
    }
  }

  /// An entry can be put back whatever became of its file.
  func isUseless(_ edit: StoredEdit) -> Bool { false }
}

extension StoredEdit {
  /// The part of an edit of a property list.
  fileprivate(set) var entries: PlistEdit {
    get { if case .entries(let entries) = body { entries } else { PlistEdit(items: []) } }
    set { body = .entries(newValue) }
  }
}
