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
    let lost = Set(failed.keys.compactMap { plan.owners[$0] })
    report.failures += failed.sorted { $0.key < $1.key }.compactMap { change, failure in
      plan.owners[change].map { plan.failure(of: $0, failure) }
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
    for _ in 0..<Self.attemptLimit {
      let prepared = try editor.prepare(changes)
      if let lastSeen, !lastSeen.isSameVersion(as: prepared.before) { noteStranger(&report) }
      lastSeen = prepared.before
      guard prepared.failures.count < changes.count else {
        discard(prepared)
        edit = former
        return prepared.failures
      }
      edit.pending = direction
      edit.entries.attempt = PlistEdit.Attempt(
        inverse: prepared.inverse, before: prepared.before, temporary: prepared.temporary,
        after: prepared.after)
      if try commit(prepared, edit, former, direction) {
        lastSeen = current
        edit.pending = nil
        edit.isUndone = direction == .undo
        edit.entries.attempt = nil
        edit.entries.opposite = prepared.inverse
        return prepared.failures
      }
    }
    edit = former
    throw EditProblem(words: "\(SafeText.of(path)) is changed by somebody else all the time")
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
    var rest = edit.entries.items.enumerated().map { ($0, $1) }
    report.failures = failed.sorted { $0.key < $1.key }.map { change, failure in
      guard case .remove(let key, let place) = changes[change],
        let index = rest.firstIndex(where: { $1.key == key && $1.address == place.address })
          ?? rest.firstIndex(where: { $1.address == place.address })
      else { return EditReport.Failure(item: nil, name: changes[change].key, words: failure.words) }
      let item = live[edit.id]?[rest.remove(at: index).0]
      return EditReport.Failure(
        item: item, name: place.address, words: failure.words,
        isGone: failure.isGone && direction == .redo)
    }
    if let before {
      let difference = AlbumDifference(
        from: before, to: try editor.albums(), keys: Set(changes.map(\.key)),
        directory: CPath.directory(of: path))
      report.returned = difference.returned
      report.gone = difference.gone
    }
    return edit
  }

  // MARK: - After an interruption

  func recover(_ edit: StoredEdit) -> Recovery {
    guard let pending = edit.pending, let attempt = edit.entries.attempt else { return .dropped }
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
