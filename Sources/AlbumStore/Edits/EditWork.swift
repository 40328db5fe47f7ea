import AlbumModel
import SystemEdge

/// What the keeper's thread does.
final class EditWork {
  private let options: EditKeeper.Options
  private let journal: Journal?
  private let carrier: (any EditCarrier)?
  /// The journal's numbers of this run's edits.
  private var numbers: [EditID: UInt64] = [:]
  /// Edits of this run that changed nothing on the disk.
  private var needless: Set<EditID> = []
  /// What was gone already when edits of this run were made.
  private var gone: [EditID: [EditReport.Failure]] = [:]
  /// Photos that are not where this run may believe them to be.
  private var misplaced = MisplacedItems()
  /// Edits that this run knows of, by the journal's numbers.
  private var known: Set<UInt64> = []
  /// How edits stand for which the journal could not be written at their end.
  private var unsettled: [StoredEdit] = []

  /// - `editor`: makes what edits a property list by its path.
  init(
    _ options: EditKeeper.Options, hook: @escaping EditStep.Hook,
    editor: (_ path: [UInt8]) -> any EntryEditor
  ) {
    self.options = options
    guard options.kind != .list, !options.isReadOnly else {
      journal = nil
      carrier = nil
      return
    }
    let root = LibraryRoot(options.libraryPath)
    let journal = Journal(dataFolder: options.dataFolder, hash: root.hash, hook: hook)
    self.journal = journal
    carrier =
      options.kind == .plist
      ? PlistKeeper(
        path: root.path, editor: editor(root.path), journal: journal, hook: hook)
      : FolderKeeper(root: root, trashHome: options.trashHome, journal: journal, hook: hook)
  }

  // MARK: - At the start

  /// - Returns: edits of earlier runs, oldest first, and a sentence when there is something to say.
  func open() -> ([PastEdit], String?) {
    guard let journal, let carrier else { return ([], nil) }
    carrier.begin()
    guard journal.exists else { return ([], nil) }
    do throws(EditProblem) {
      try journal.lock()
      defer { journal.unlock() }
      let notes = recover(journal, carrier)
      carrier.tidy()
      journal.compactIfLarge(carrier.isUseless)
      let edits = journal.edits.filter { $0.pending == nil }.suffix(Journal.editLimit)
      known.formUnion(edits.map(\.id))
      let past = edits.map { edit in
        PastEdit(id: EditID(rawValue: edit.id), words: edit.words, isUndone: edit.isUndone)
      }
      return (past, notes.isEmpty ? nil : notes.joined(separator: "; "))
    } catch {
      return ([], "Earlier edits can't be undone: \(error.words)")
    }
  }

  /// - Returns: what was done, a sentence each.
  private func recover(_ journal: Journal, _ carrier: any EditCarrier) -> [String] {
    var notes: [String] = []
    for edit in journal.edits where edit.pending != nil {
      let recovery = carrier.recover(edit)
      do throws(EditProblem) {
        switch recovery {
        case .none: continue
        case .dropped:
          try journal.drop(edit.id)
          notes.append("An interrupted \(edit.words) was taken back")
        case .settled(let settled, let isFinished):
          try journal.put(settled)
          notes.append(Self.note(edit, isFinished: isFinished))
        }
      } catch {
        notes.append("An interrupted \(edit.words) could not be noted: \(error.words)")
      }
    }
    return notes
  }

  private static func note(_ edit: StoredEdit, isFinished: Bool) -> String {
    let what =
      switch edit.pending {
      case .undo: "undoing of a \(edit.words)"
      case .redo: "redoing of a \(edit.words)"
      default: edit.words
      }
    return "An interrupted \(what) was \(isFinished ? "finished" : "taken back")"
  }

  // MARK: - Requests

  func carryOut(_ request: EditRequest) -> EditReport {
    var report = carryOutAlone(request)
    misplaced.note(request, report)
    noteGone(request, &report)
    return report
  }

  private func carryOutAlone(_ request: EditRequest) -> EditReport {
    var report = EditReport(id: request.id, kind: request.kind)
    guard !options.isReadOnly else {
      report.problem = EditWords.readOnly
      return report
    }
    guard let journal, let carrier else { return report }
    if isNeedless(request) { return report }
    do throws(EditProblem) {
      try journal.lock()
      defer { journal.unlock() }
      settleLate(journal)
      report.notes += recover(journal, carrier)
      switch request {
      case .perform(let id, let edit): try perform(id, edit, journal, carrier, &report)
      case .undo(let id):
        let edit = try find(id, journal)
        settle(try carrier.undo(edit, &report), journal, &report)
      case .redo(let id):
        let edit = try find(id, journal)
        settle(try carrier.redo(edit, &report), journal, &report)
      }
      journal.compactIfLarge(carrier.isUseless)
    } catch {
      report.problem = error.words
    }
    return report
  }

  private func isNeedless(_ request: EditRequest) -> Bool {
    if case .perform = request { return false }
    return needless.contains(request.id)
  }

  /// What was gone when an edit was made does not come back when it is taken back, and the grid must
  /// hear so.
  private func noteGone(_ request: EditRequest, _ report: inout EditReport) {
    switch request {
    case .perform(let id, _):
      let failures = report.failures.filter(\.isGone)
      if !failures.isEmpty { gone[id] = failures }
    case .undo(let id):
      guard report.problem == nil else { return }
      report.failures += gone[id, default: []].map { failure in
        var failure = failure
        failure.isGone = false
        return failure
      }
    case .redo: break
    }
  }

  private func perform(
    _ id: EditID, _ edit: LibraryEdit, _ journal: Journal, _ carrier: any EditCarrier,
    _ report: inout EditReport
  ) throws(EditProblem) {
    let (edit, failures) = misplaced.checked(edit)
    defer { report.failures += failures }
    switch try carrier.perform(edit, &report) {
    case .nothing: needless.insert(id)
    case .done(let stored):
      numbers[id] = stored.id
      settle(stored, journal, &report)
      dropUndone(journal)
      known.insert(stored.id)
    }
  }

  private func find(_ id: EditID, _ journal: Journal) throws(EditProblem) -> StoredEdit {
    guard let edit = journal[numbers[id] ?? id.rawValue] else {
      throw EditProblem(words: EditWords.unknownEdit)
    }
    return edit
  }

  /// What was taken back can't be done again after a new edit: not by this run, and those who saw
  /// what it saw.
  private func dropUndone(_ journal: Journal) {
    for edit in journal.edits where edit.isUndone && known.contains(edit.id) {
      // What can't be noted now is dropped by the next edit.
      guard (try? journal.drop(edit.id)) != nil else { return }
      known.remove(edit.id)
    }
  }

  // MARK: - The end of an edit

  private func settle(_ edit: StoredEdit, _ journal: Journal, _ report: inout EditReport) {
    do throws(EditProblem) {
      try journal.put(edit)
    } catch {
      // It is done, and reported so: should this run end before it can be noted, the next one finds
      // it half done.
      unsettled.append(edit)
      report.notes.append("It is done, but \(error.words)")
    }
  }

  private func settleLate(_ journal: Journal) {
    while let edit = unsettled.first {
      guard (try? journal.put(edit)) != nil else { return }
      unsettled.removeFirst()
    }
  }
}
