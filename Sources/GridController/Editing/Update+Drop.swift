import AlbumModel

extension GridState {
  /// A section's items as they are ordered, filtered or not.
  func ownItems(of section: SectionID) -> ItemList {
    arranged[section] ?? library.snapshot.items(of: section)
  }

  /// Moves items as a block into a section, before an item or to its end. Where nothing changes,
  /// nothing is done.
  mutating func move(
    _ items: [PhotoID], to destination: SectionID, before next: PhotoID?
  ) -> [Effect] {
    let move = plan(items, to: destination, before: next)
    guard move.isCrossing || move.target != ownItems(of: destination) else { return [] }
    let memoryBefore = memory
    // All of it speaks of the places before the move.
    let edit = libraryEdit(for: move, before: next)
    var step = step(words: "move of \(photos(items))", isStored: edit != nil)
    let sections = move.homes.union([destination]).sorted()
    let before = sections.map(library.snapshot.items(of:))
    changeLibrary { state in
      step.settlements = state.carryOut(move)
      if !step.settlements.isEmpty { state.findMatches() }
    }
    step.lists = zip(sections, before).map { section, items in
      UndoStep.ListChange(
        section: section, before: items, after: library.snapshot.items(of: section))
    }
    if memory != memoryBefore {
      step.memory = UndoStep.MemoryChange(before: memoryBefore, after: memory)
    }
    push(step)
    show(items[0])
    let title = text(library.catalog.info(of: destination).title)
    message = Message(
      .information,
      "Moved \(photos(items)) \(move.isCrossing ? "to" : "in") \(title); u takes it back")
    return (step.memory == nil ? [] : [.remember(memory)])
      + (edit.map { [.edit(.perform(step.id, $0))] } ?? [])
  }

  private func plan(
    _ items: [PhotoID], to destination: SectionID, before next: PhotoID?
  ) -> Move {
    let members = PhotoSet(items)
    let homes = Set(items.map(library.catalog.home(of:)))
    let keepsOrder = homes != [destination] && order(of: destination) != SortOrder()
    let all = keepsOrder ? library.snapshot.items(of: destination) : ownItems(of: destination)
    let others = ItemList(all.filter { !members.contains($0) })
    let place = next.flatMap { others.index(of: $0) } ?? others.count
    return Move(
      items: items, members: members, homes: homes, destination: destination,
      target: others.inserting(items, at: place), keepsOrder: keepsOrder)
  }

  /// The edit of what keeps the library; nil when nothing but the order of a folder's or a list's
  /// photos changes.
  private func libraryEdit(for move: Move, before next: PhotoID?) -> LibraryEdit? {
    guard library.kind == .plist || (library.kind == .folder && move.isCrossing) else { return nil }
    let home = library.home(of: move.destination)
    let items = library.snapshot.items(of: move.destination)
    let ordinals = library.kind == .plist ? ordinals(of: items) : [:]
    func stored(_ item: PhotoID) -> StoredItem {
      self.stored(item, in: home, ordinal: ordinals[item] ?? 0)
    }
    if !move.isCrossing, ownItems(of: move.destination) != items {
      // What the user sees becomes the order of the entries.
      return .arrange(home, move.target.map(stored))
    }
    let known = Dictionary(uniqueKeysWithValues: storedItems(move.members).map { ($0.item, $0) })
    return .move(move.items.compactMap { known[$0] }, to: home, before: next.map(stored))
  }

  /// - Returns: what came from other sections.
  private mutating func carryOut(_ move: Move) -> [UndoStep.Settlement] {
    for section in move.homes.subtracting([move.destination]) {
      let before = library.snapshot.items(of: section)
      setItems(ItemList(before.filter { !move.members.contains($0) }), of: section)
    }
    let settlements = move.items.filter { library.catalog.home(of: $0) != move.destination }
      .map { resettle($0, in: move.destination) }
    if !move.keepsOrder { keepOwnOrder(move.target, of: move.destination) }
    setItems(move.target, of: move.destination)
    return settlements
  }

  private mutating func resettle(
    _ item: PhotoID, in section: SectionID
  ) -> UndoStep.Settlement {
    let old = UndoStep.Settlement.Place(
      section: library.catalog.home(of: item), details: details(of: item))
    var new = UndoStep.Settlement.Place(section: section, details: old.details)
    if library.kind == .folder, let directory = library.catalog.info(of: section).directory {
      new.details.location = .file(Self.path(of: library.catalog.name(of: item), in: directory))
    }
    library.withCatalog { $0.settle(item, in: section, as: new.details) }
    return UndoStep.Settlement(item: item, before: old, after: new)
  }

  /// The path of a file in a folder.
  static func path(of name: some Sequence<UInt8>, in directory: [UInt8]) -> [UInt8] {
    directory + (directory.last == 0x2f ? [] : [0x2f]) + name
  }

  /// The order that the user has given by hand is the section's from now on.
  private mutating func keepOwnOrder(_ items: ItemList, of section: SectionID) {
    let home = memoryHome(of: section)
    if order(of: section) != SortOrder() { memory.orders[home] = SortOrder() }
    if library.kind == .folder {
      memory.ownOrders[home] = items.map { Array(library.catalog.name(of: $0)) }
    }
  }
}
