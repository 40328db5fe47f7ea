import AlbumModel

/// The changes of a property list that an edit comes to.
struct PlistPlan {
  struct Item {
    var item: PhotoID
    var stored: PlistEdit.Item
    var place: EntryChange.Place
  }

  private(set) var action: StoredEdit.Action = .delete
  private(set) var items: [Item] = []
  private(set) var changes: [EntryChange] = []
  /// For each change the item that it is about; nil for one that is about many.
  private(set) var owners: [Int?] = []
  private(set) var failures: [EditReport.Failure] = []

  init(_ edit: LibraryEdit, editor: any EntryEditor) throws(EditProblem) {
    switch edit {
    case .delete(let items):
      take(items)
      for index in self.items.indices { add(removal(of: index), for: index) }
    case .arrange(.key(let key), let items):
      action = .arrange
      take(items)
      if !self.items.isEmpty { add(.arrange(key: key, self.items.map(\.place)), for: nil) }
    case .move(let items, .key(let key), let next):
      action = .move
      take(items)
      try planMove(to: key, before: next, editor)
    case .arrange, .move:
      throw EditProblem(words: "entries can only be moved within the property list")
    }
  }

  /// Takes each entry once.
  private mutating func take(_ items: [StoredItem]) {
    struct Entry: Hashable {
      var key: [UInt8]
      var place: EntryChange.Place
    }
    var seen: Set<Entry> = []
    for item in items {
      guard case .key(let key) = item.home else {
        failures.append(
          EditReport.Failure(
            item: item.item, name: item.address, words: "is no entry of the property list"))
        continue
      }
      let place = EntryChange.Place(address: item.address, ordinal: item.ordinal)
      guard seen.insert(Entry(key: key, place: place)).inserted else { continue }
      self.items.append(
        Item(
          item: item.item, stored: PlistEdit.Item(key: key, address: item.address), place: place))
    }
  }

  private mutating func add(_ change: EntryChange, for item: Int?) {
    changes.append(change)
    owners.append(item)
  }

  private func removal(of index: Int) -> EntryChange {
    .remove(key: items[index].stored.key, items[index].place)
  }

  func failure(of index: Int, _ failure: ItemFailure) -> EditReport.Failure {
    EditReport.Failure(
      item: items[index].item, name: items[index].place.address, words: failure.words,
      isGone: failure.isGone)
  }

  // MARK: - Moves

  /// Entries are taken out where they are and put in where they go. What they hold, and where they
  /// and the next one stand, a trial tells that is never committed.
  private mutating func planMove(
    to key: [UInt8], before next: StoredItem?, _ editor: any EntryEditor
  ) throws(EditProblem) {
    var trial = items.indices.map(removal(of:))
    if let next {
      trial.append(
        .remove(key: key, EntryChange.Place(address: next.address, ordinal: next.ordinal)))
    }
    guard !items.isEmpty else { return }
    let prepared = try editor.prepare(trial)
    editor.discard(prepared)
    var found: [(item: Int, entry: PreparedEntries.Removed)] = []
    for index in items.indices {
      if let entry = prepared.removed[index] {
        found.append((index, entry))
      } else {
        let failure = prepared.failures[index] ?? ItemFailure(words: "can't be moved")
        failures.append(self.failure(of: index, failure))
      }
    }
    for (item, _) in found { add(removal(of: item), for: item) }
    let start = Self.start(
      in: key, before: next == nil ? nil : prepared.removed[items.count]?.index,
      found.filter { items[$0.item].stored.key == key }.map(\.entry.index))
    for (offset, entry) in found.enumerated() {
      add(
        .insert(
          key: key, entry: entry.entry.entry, address: items[entry.item].place.address,
          index: start + offset), for: entry.item)
    }
  }

  /// Where the first entry goes when all were taken out. Without a next one, or when that is gone:
  /// the end.
  private static func start(in key: [UInt8], before next: Int?, _ removed: [Int]) -> Int {
    guard let next else { return Int(Int32.max) }
    return next - removed.count { $0 < next }
  }
}
