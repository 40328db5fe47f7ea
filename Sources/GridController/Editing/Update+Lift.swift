import AlbumModel
import CellGeometry
import GridLayout

extension GridState {
  /// Moves what is lifted a step further; lifts the cursor's item, or the selected ones, first.
  mutating func performLift(_ action: Action, count: Int) {
    guard mode == .edit, liftItems(isDragged: false), var lift else { return }
    for _ in 0..<count {
      switch action {
      case .liftLeft: lift.target = gap(before: lift.target)
      case .liftRight: lift.target = gap(after: lift.target)
      case .liftUp: lift.target = gap(beside: lift.target, by: -layout.metrics.columns)
      default: lift.target = gap(beside: lift.target, by: layout.metrics.columns)
      }
    }
    self.lift = lift
    revealTarget()
  }

  /// - Returns: whether something is lifted.
  mutating func liftItems(isDragged: Bool) -> Bool {
    if lift != nil { return true }
    guard let cursor, let path = cursorPath else { return false }
    if pin(ofSection: path.section) != nil {
      message = Message(.information, "Photos of a pinned search are moved in their albums")
      return false
    }
    range = nil
    let chosen =
      selection.contains(cursor.item) ? PhotoSet(selection.items) : PhotoSet([cursor.item])
    let items = shown.sections.filter { section in !pins.contains { $0.section == section.id } }
      .flatMap { chosen.members(of: $0.items) }
    lift = Lift(items: items, target: path, isDragged: isDragged, origin: cursor)
    return true
  }

  /// Gaps are counted over all sections but pinned ones; one at a section's end is not the one before
  /// the next section's first item.
  private func gap(after gap: GridIndexPath) -> GridIndexPath {
    if gap.item < layout.itemCount(inSection: gap.section) {
      return GridIndexPath(section: gap.section, item: gap.item + 1)
    }
    guard gap.section + 1 < layout.sectionCount else { return gap }
    return GridIndexPath(section: gap.section + 1, item: 0)
  }

  private func gap(before gap: GridIndexPath) -> GridIndexPath {
    if gap.item > 0 { return GridIndexPath(section: gap.section, item: gap.item - 1) }
    guard gap.section > pins.count else { return gap }
    let section = gap.section - 1
    return GridIndexPath(section: section, item: layout.itemCount(inSection: section))
  }

  private func gap(beside gap: GridIndexPath, by steps: Int) -> GridIndexPath {
    let count = layout.itemCount(inSection: gap.section)
    let item = gap.item + steps
    if (0...count).contains(item) { return GridIndexPath(section: gap.section, item: item) }
    if steps > 0 {
      if gap.item < count { return GridIndexPath(section: gap.section, item: count) }
      return self.gap(after: GridIndexPath(section: gap.section, item: count))
    }
    if gap.item > 0 { return GridIndexPath(section: gap.section, item: 0) }
    return self.gap(before: gap)
  }

  /// Shows where the lifted items would drop.
  private mutating func revealTarget() {
    guard let lift else { return }
    viewport.reveal(
      layout.caret(before: lift.target), contentHeight: layout.contentSize.height)
  }

  /// Moves the place where the dragged items would drop under the mouse.
  mutating func drag(to point: Point) {
    guard lift != nil else { return }
    let content = Point(x: point.x - gridRect.x, y: point.y - gridRect.y + viewport.offset)
    if point.y <= gridRect.y { scroll(rows: -1) }
    if point.y >= gridRect.maxY - 1 { scroll(rows: 1) }
    guard let gap = layout.insertionPoint(at: content), gap.section >= pins.count else { return }
    lift?.target = gap
  }

  /// Puts everything back where it was.
  mutating func cancelLift() {
    guard let lift else { return }
    self.lift = nil
    if let path = shown.indexPath(of: lift.origin.item, in: lift.origin.section) {
      place(cursorAt: path)
    }
  }

  /// Drops what is lifted.
  mutating func drop() -> [Effect] {
    guard let lift else { return [] }
    self.lift = nil
    guard shown.sections.indices.contains(lift.target.section) else { return [] }
    let destination = shown.sections[lift.target.section].id
    let lifted = PhotoSet(lift.items)
    let items = lift.items.filter {
      library.snapshot.items(of: library.catalog.home(of: $0)).contains($0)
    }
    guard !items.isEmpty else { return [] }
    let place = destinationPlace(lift.target, lifted: lifted)
    return move(items, to: destination, at: place)
  }

  /// The item before which the lifted ones go, in the section's own order; nil is its end.
  private func destinationPlace(_ gap: GridIndexPath, lifted: PhotoSet) -> PhotoID? {
    let items = shown.sections[gap.section].items
    if let next = items[min(gap.item, items.count)...].first(where: { !lifted.contains($0) }) {
      return next
    }
    // Behind the last one that is shown, which need not be the last one.
    guard let last = items.last(where: { !lifted.contains($0) }) else { return nil }
    let all = ownItems(of: shown.sections[gap.section].id)
    guard let index = all.index(of: last) else { return nil }
    return all[(index + 1)...].first { !lifted.contains($0) }
  }

  /// A section's items as they are ordered, filtered or not.
  private func ownItems(of section: SectionID) -> ItemList {
    arranged[section] ?? library.snapshot.items(of: section)
  }

  private mutating func move(
    _ items: [PhotoID], to destination: SectionID, at next: PhotoID?
  ) -> [Effect] {
    let lifted = PhotoSet(items)
    let homes = Set(items.map(library.catalog.home(of:)))
    let before = Dictionary(
      uniqueKeysWithValues: homes.union([destination]).map { ($0, library.snapshot.items(of: $0)) })
    let stored = storedItems(lifted)
    let anchor = next.map { anchorItem($0, in: destination) }
    var target = ItemList(ownItems(of: destination).filter { !lifted.contains($0) })
    let index = next.flatMap { target.index(of: $0) } ?? target.count
    target = target.inserting(items, at: index)
    guard homes != [destination] || target != ownItems(of: destination) else { return [] }
    let memoryBefore = memory
    let wasSorted = order(of: destination) != SortOrder() && library.kind == .plist
    var step = step(words: "move of \(photos(items))")
    let isCrossing = homes != [destination]
    step.isStored = library.kind == .plist || (library.kind == .folder && isCrossing)
    for section in homes.subtracting([destination]) {
      setItems(
        ItemList(before[section, default: ItemList()].filter { !lifted.contains($0) }), of: section)
    }
    for item in items where library.catalog.home(of: item) != destination {
      step.settlements.append(resettle(item, in: destination))
    }
    keepOwnOrder(target, of: destination)
    setItems(target, of: destination)
    step.lists = before.sorted { $0.key < $1.key }.map { section, items in
      UndoStep.ListChange(
        section: section, before: items, after: library.snapshot.items(of: section))
    }
    if memory != memoryBefore {
      step.memory = UndoStep.MemoryChange(before: memoryBefore, after: memory)
    }
    push(step)
    finishMove(items, to: destination)
    var effects: [Effect] = memory != memoryBefore ? [.remember(memory)] : []
    if step.isStored {
      let home = library.home(of: destination)
      effects.append(
        .edit(
          .perform(
            step.id,
            wasSorted && !isCrossing
              ? .arrange(home, arrangement(before[destination] ?? ItemList(), as: target, in: home))
              : .move(stored, to: home, before: anchor))))
    }
    return effects
  }

  private func anchorItem(_ item: PhotoID, in section: SectionID) -> StoredItem {
    let home = library.home(of: section)
    let ordinals = library.kind == .plist ? ordinals(of: library.snapshot.items(of: section)) : [:]
    return stored(item, in: home, ordinal: ordinals[item] ?? 0)
  }

  /// A new order as the library needs it: its items with the places that they had.
  private func arrangement(
    _ before: ItemList, as after: ItemList, in home: AlbumHome
  ) -> [StoredItem] {
    let ordinals = ordinals(of: before)
    return after.map { stored($0, in: home, ordinal: ordinals[$0] ?? 0) }
  }

  private mutating func resettle(
    _ item: PhotoID, in section: SectionID
  ) -> UndoStep.Settlement {
    let old = UndoStep.Settlement.Place(
      section: library.catalog.home(of: item), details: details(of: item))
    var new = UndoStep.Settlement.Place(section: section, details: old.details)
    if library.kind == .folder, let directory = library.catalog.info(of: section).directory {
      let name = library.catalog.name(of: item)
      let slash: [UInt8] = directory.last == 0x2f ? [] : [0x2f]
      new.details.location = .file(directory + slash + name)
    }
    library.withCatalog { $0.settle(item, in: section, as: new.details) }
    return UndoStep.Settlement(item: item, before: old, after: new)
  }

  /// The order that the user has given by hand is the section's from now on.
  private mutating func keepOwnOrder(_ items: ItemList, of section: SectionID) {
    let home = library.home(of: section)
    guard home != .none else { return }
    if order(of: section) != SortOrder() { memory.orders[home] = SortOrder() }
    if library.kind == .folder {
      memory.ownOrders[home] = items.map { Array(library.catalog.name(of: $0)) }
    }
  }

  private mutating func finishMove(_ items: [PhotoID], to section: SectionID) {
    relist()
    if let first = items.first { show(first) }
    let title = text(library.catalog.info(of: section).title)
    message = Message(.information, "Moved \(photos(items)) in \(title); u takes it back")
  }
}
