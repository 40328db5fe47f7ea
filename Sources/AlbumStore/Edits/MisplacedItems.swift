import AlbumModel

/// Photos that the grid may believe to be where they are not: an edit of theirs failed, and what is
/// asked for may have been asked before that was told. What stands in such a place is another photo.
struct MisplacedItems {
  /// Where they are not.
  private var homes: [PhotoID: AlbumHome] = [:]
  /// Edits of this run, to know what is taken back.
  private var edits: [EditID: LibraryEdit] = [:]

  /// What of an edit can be meant.
  /// - Returns: the edit without the photos that are not where it has them, and a failure for each of
  ///   those.
  func checked(_ edit: LibraryEdit) -> (edit: LibraryEdit, failures: [EditReport.Failure]) {
    guard !homes.isEmpty else { return (edit, []) }
    switch edit {
    case .delete(let items): return (.delete(items.filter(isThere)), failures(of: items))
    case .move(let items, let home, let next):
      return (.move(items.filter(isThere), to: home, before: next), failures(of: items))
    case .arrange(let home, let items): return (.arrange(home, items.filter(isThere)), [])
    }
  }

  private func isThere(_ item: StoredItem) -> Bool { homes[item.item] != item.home }

  private func failures(of items: [StoredItem]) -> [EditReport.Failure] {
    items.filter { !isThere($0) }.map { item in
      let name = item.address.suffix(from: (item.address.lastIndex(of: 0x2f) ?? -1) + 1)
      return EditReport.Failure(
        item: item.item, name: Array(name),
        words: "is not where it was to be: an edit before failed")
    }
  }

  /// Takes in what came of a request.
  mutating func note(_ request: EditRequest, _ report: EditReport) {
    let edit: LibraryEdit?
    switch request {
    case .perform(let id, let new):
      edits[id] = new
      edit = new
    case .undo(let id), .redo(let id): edit = edits[id]
    }
    let failed = Set(report.failures.filter { !$0.isGone }.compactMap(\.item))
    func note(_ items: [StoredItem], _ believed: (StoredItem) -> AlbumHome?) {
      for item in items {
        let isFailed = report.problem != nil || failed.contains(item.item)
        guard isFailed else {
          homes[item.item] = nil
          continue
        }
        if let home = believed(item) { homes[item.item] = home }
      }
    }
    switch (edit, report.kind) {
    case (.move(let items, let home, _)?, .performed), (.move(let items, let home, _)?, .redone):
      note(items) { $0.home == home ? nil : home }
    case (.move(let items, let home, _)?, .undone):
      note(items) { $0.home == home ? nil : $0.home }
    case (.delete(let items)?, .undone): note(items) { $0.home }
    case (.delete(let items)?, _): note(items) { _ in nil }
    case (.arrange?, _), (nil, _): break
    }
  }
}
