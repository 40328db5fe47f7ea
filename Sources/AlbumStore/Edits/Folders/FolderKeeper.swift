import AlbumModel
import SystemEdge

/// Edits of a folder library.
///
/// - Precondition of all functions: the journal's lock is held.
final class FolderKeeper: EditCarrier {
  private let root: LibraryRoot
  private let finder: TrashFinder
  private let journal: Journal
  private let hook: EditStep.Hook
  /// The photos of this run's edits, beside their transfers.
  private var live: [UInt64: [PhotoID]] = [:]

  init(root: LibraryRoot, trashHome: [UInt8], journal: Journal, hook: @escaping EditStep.Hook) {
    self.root = root
    finder = TrashFinder(home: trashHome)
    self.journal = journal
    self.hook = hook
  }

  private func context() -> FolderContext { FolderContext(root: root, finder: finder, hook: hook) }

  func begin() {}

  /// What was left has its name in the journal, and is gone when that is recovered.
  func tidy() {}

  // MARK: - Doing

  func perform(
    _ edit: LibraryEdit, _ report: inout EditReport
  ) throws(EditProblem) -> EditOutcome {
    let context = context()
    var plan = FolderPlan(context)
    let action: StoredEdit.Action
    switch edit {
    case .delete(let items):
      action = .delete
      for item in items { plan.delete(item) }
    case .move(let items, .folder(let folder), _):
      action = .move
      for item in items { plan.move(item, to: folder) }
    case .move, .arrange:
      throw EditProblem(words: "photos of folders can only be moved to folders")
    }
    var stored = StoredEdit(id: journal.newID(), action: action, count: 0, body: .files([]))
    stored.transfers = plan.transfers
    let run = FolderRun(stored, context: context, journal: journal)
    let unplanned = run.planTrash()
    plan.fail(unplanned, run)
    report.failures = plan.failures
    guard !run.transfers.isEmpty else {
      Self.liftProblem(&report, plan.codes)
      return .nothing
    }
    return try perform(run, stored, plan, &report)
  }

  private func perform(
    _ run: FolderRun, _ edit: StoredEdit, _ plan: FolderPlan, _ report: inout EditReport
  ) throws(EditProblem) -> EditOutcome {
    var plan = plan
    try run.put(pending: .perform, isUndone: false)
    plan.fail(run.push(), run)
    report.failures = plan.failures
    guard !run.transfers.isEmpty else {
      Self.liftProblem(&report, plan.codes)
      // If that can't be written, the next run finds that nothing was done.
      try? journal.drop(edit.id)
      return .nothing
    }
    live[edit.id] = plan.items
    let settled = run.edit(pending: nil, isUndone: false)
    describe(settled, before: nil, &report)
    if edit.action == .delete { noteCompanions(of: settled, run.context, &report) }
    return .done(settled)
  }

  private func noteCompanions(
    of edit: StoredEdit, _ context: FolderContext, _ report: inout EditReport
  ) {
    let folders = Dictionary(grouping: edit.transfers) { root.folder(of: $0.home) }
    var left: [[UInt8]] = []
    for (path, transfers) in folders.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard case .success(let folder) = context.folders.folder(path) else { continue }
      left += Companions.left(by: transfers.map(\.home.name), in: folder.names())
    }
    if let note = Companions.note(left) { report.notes.append(note) }
  }

  // MARK: - Undoing and redoing

  func undo(_ edit: StoredEdit, _ report: inout EditReport) throws(EditProblem) -> StoredEdit {
    let run = FolderRun(edit, context: context(), journal: journal)
    run.planHomes()
    try run.put(pending: .undo, isUndone: edit.isUndone)
    let failures = run.pull()
    // The next attempt tries their own names again.
    for index in failures.keys { run.setName(index, edit.transfers[index].home.name) }
    note(failures, of: edit, &report)
    // What left the trash is not back: in the grid it must go again.
    for index in report.failures.indices { report.failures[index].isGone = false }
    let settled = run.edit(
      pending: nil, isUndone: edit.isUndone || failures.count < edit.transfers.count)
    describe(settled, before: edit, &report)
    return settled
  }

  func redo(_ edit: StoredEdit, _ report: inout EditReport) throws(EditProblem) -> StoredEdit {
    let run = FolderRun(edit, context: context(), journal: journal)
    var failures = run.strangers()
    failures.merge(run.planTrash()) { first, _ in first }
    try run.put(pending: .redo, isUndone: edit.isUndone)
    failures.merge(run.push(except: Set(failures.keys))) { first, _ in first }
    note(failures, of: edit, &report)
    let isDone = run.transfers.contains(where: \.isAway)
    let settled = run.edit(pending: nil, isUndone: !isDone)
    describe(settled, before: edit, &report)
    return settled
  }

  private func note(
    _ failures: [Int: ItemFailure], of edit: StoredEdit, _ report: inout EditReport
  ) {
    let items = live[edit.id]
    report.failures = failures.sorted { $0.key < $1.key }.map { index, failure in
      EditReport.Failure(
        item: items?[index], name: edit.transfers[index].home.name, words: failure.words,
        isGone: failure.isGone)
    }
    if failures.count == edit.transfers.count {
      Self.liftProblem(&report, failures.values.map(\.code))
    }
  }

  /// Says once what concerns the whole disk.
  private static func liftProblem(_ report: inout EditReport, _ codes: [Int32?]) {
    guard let first = codes.first, let code = first, codes.allSatisfy({ $0 == code }),
      [ENOSPC, EROFS, EDQUOT].contains(code)
    else { return }
    report.problem = SystemError(code: code).words
  }

  // MARK: - Reports

  /// Tells where the files are that stand elsewhere than before.
  /// - `before`: how the edit stood; nil when it is new.
  private func describe(
    _ after: StoredEdit, before: StoredEdit?, _ report: inout EditReport
  ) {
    let items = live[after.id]
    var renamed: [([UInt8], [UInt8])] = []
    for (index, transfer) in after.transfers.enumerated() {
      let former = before?.transfers[index]
      guard transfer.isAway != former?.isAway ?? false else { continue }
      if let former, former.home.name != transfer.home.name {
        renamed.append((former.home.name, transfer.home.name))
      }
      if let items {
        relocate(items[index], transfer, isRenamed: former?.home != transfer.home, &report)
      } else {
        if let place = place(of: transfer, isAway: !transfer.isAway) {
          report.gone.append(entry(place))
        }
        if let place = place(of: transfer, isAway: transfer.isAway) {
          report.returned.append(entry(place))
        }
      }
    }
    report.notes += renamed.prefix(EditWords.nameLimit).map { old, new in
      "\(SafeText.of(old, atMost: 60)) is back as \(SafeText.of(new, atMost: 60)), "
        + "because its name is taken"
    }
  }

  private func relocate(
    _ item: PhotoID, _ transfer: Transfer, isRenamed: Bool, _ report: inout EditReport
  ) {
    let isMove = if case .place = transfer.away { true } else { false }
    guard isMove || (isRenamed && !transfer.isAway),
      let place = place(of: transfer, isAway: transfer.isAway)
    else { return }
    let path = root.path(of: place)
    report.relocations.append(
      EditReport.Relocation(item: item, location: .file(path), address: path))
  }

  /// Where the library has a file at one end of its way; nil in the trash.
  private func place(of transfer: Transfer, isAway: Bool) -> LibraryPlace? {
    guard isAway else { return transfer.home }
    if case .place(let place) = transfer.away { return place }
    return nil
  }

  private func entry(_ place: LibraryPlace) -> EditReport.Return {
    EditReport.Return(
      home: .folder(root.folder(of: place)),
      details: PhotoDetails(location: .file(root.path(of: place))),
      album: place.isInLibrary
        ? FolderNaming(root: root.path).emptyAlbum(of: place.directory) : nil)
  }

  // MARK: - After an interruption

  func recover(_ edit: StoredEdit) -> Recovery {
    guard let pending = edit.pending else { return .none }
    let run = FolderRun(edit, context: context(), journal: journal)
    // Without its volume nothing can be told of a file.
    guard run.canLookAround else { return .none }
    run.lookAround()
    let all = run.transfers.count
    let isWhole = run.transfers.count(where: \.isAway) == all
    if pending == .undo || !isWhole { _ = run.pull() }
    let left = run.transfers.indices.filter { run.transfers[$0].isAway }
    guard pending == .perform else {
      let isUndone = pending == .undo ? left.count < all : left.isEmpty
      let settled = run.edit(pending: nil, isUndone: isUndone)
      return .settled(settled, isFinished: pending == .undo ? left.isEmpty : isWhole)
    }
    guard !left.isEmpty else { return .dropped }
    run.keep(only: left)
    let settled = run.edit(pending: nil, isUndone: false)
    return .settled(settled, isFinished: isWhole)
  }

  /// Whether an edit's files have left the trash, so that it can't be taken back. What is on a
  /// volume that is not there is not gone.
  func isUseless(_ edit: StoredEdit) -> Bool {
    guard edit.action == .delete else { return false }
    let run = FolderRun(edit, context: context(), journal: journal)
    guard run.canLookAround, !edit.transfers.isEmpty else { return false }
    return edit.transfers.indices.allSatisfy { run.whereabouts(of: $0) == .nowhere }
  }
}
