import AlbumModel
import CellGeometry
import GridLayout

extension GridState {
  /// Moves what is lifted past other items; lifts the cursor's item, or the selected ones, first.
  mutating func performLift(_ action: Action, count: Int) {
    guard mode == .edit, liftItems(isDragged: false) else { return }
    for _ in 0..<count {
      guard let lift else { return }
      let gap = gap(of: lift, after: action)
      if gap == lift.target { break }
      aim(at: gap)
    }
    revealTarget()
  }

  /// Takes what is lifted where the cursor would go.
  mutating func moveLift(_ action: Action, count: Int?) {
    let steps: [Action: Action] = [
      .moveLeft: .liftLeft, .moveRight: .liftRight, .moveUp: .liftUp, .moveDown: .liftDown,
    ]
    if let step = steps[action] { return performLift(step, count: count ?? 1) }
    guard let gap = lift?.target else { return }
    let items = layout.itemCount(inSection: gap.section)
    let isAmong = [.firstItem, .lastItem, .nextSection, .previousSection].contains(action)
    guard items > 0 || isAmong else { return }
    let place = GridIndexPath(section: gap.section, item: max(0, min(gap.item, items - 1)))
    let goal = items > 0 ? layout.column(of: place) : 0
    var target = target(of: action, from: place, goal: goal, count: count)
    // The end of a line or of all is behind what stands there.
    if action == .lineEnd || action == .lastItem && count == nil { target.item += 1 }
    guard target.section >= firstAlbum else { return }
    aim(at: target)
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
    let items = selection.contains(cursor.item) ? shownSelection : [cursor.item]
    lift = Lift(items: items, target: path, isDragged: isDragged, origin: cursor)
    return true
  }

  /// The selected items that are shown, in reading order.
  private var shownSelection: [PhotoID] {
    let chosen = PhotoSet(selection.items)
    return shown.sections[firstAlbum...].flatMap { chosen.members(of: $0.items) }
  }

  /// The first shown section that is no pinned search.
  private var firstAlbum: Int {
    shown.sections.firstIndex { !isPin($0.id) } ?? shown.sections.count
  }

  /// Takes a gap of the shown snapshot for the place where the lifted items would drop.
  private mutating func aim(at gap: GridIndexPath) {
    let shown = shown
    lift?.aim(at: gap, in: shown)
  }

  /// Finds the place where the lifted items would drop again after a change of what is shown; without
  /// its section they go back to where they were.
  mutating func followLift() {
    guard let lift else { return }
    guard let section = shown.index(of: lift.section) else { return cancelLift() }
    let items = shown.sections[section].items
    let item = lift.next.flatMap { items.index(of: $0) }
    let end = lift.next == nil ? items.count : min(lift.target.item, items.count)
    aim(at: GridIndexPath(section: section, item: item ?? end))
  }

  // MARK: - Gaps

  private func gap(of lift: Lift, after action: Action) -> GridIndexPath {
    switch action {
    case .liftLeft: gap(before: lift.target, of: lift)
    case .liftRight: gap(after: lift.target, of: lift)
    case .liftUp: gap(beside: lift.target, of: lift, gap(before:of:))
    default: gap(beside: lift.target, of: lift, gap(after:of:))
    }
  }

  /// The gap behind the next item that stays; one at a section's end is not the one before the next
  /// section's first item.
  private func gap(after gap: GridIndexPath, of lift: Lift) -> GridIndexPath {
    let items = shown.sections[gap.section].items
    if let passed = items[gap.item...].firstIndex(where: { !lift.contains($0) }) {
      return GridIndexPath(section: gap.section, item: passed + 1)
    }
    guard gap.section + 1 < shown.sections.count else { return gap }
    return GridIndexPath(section: gap.section + 1, item: 0)
  }

  private func gap(before gap: GridIndexPath, of lift: Lift) -> GridIndexPath {
    let items = shown.sections[gap.section].items
    if let passed = items[..<gap.item].lastIndex(where: { !lift.contains($0) }) {
      return GridIndexPath(section: gap.section, item: passed)
    }
    guard gap.section > firstAlbum else { return gap }
    let section = gap.section - 1
    return GridIndexPath(section: section, item: shown.sections[section].items.count)
  }

  /// A line further: past as many items as a line has, but into another section only from this one's
  /// edge.
  private func gap(
    beside gap: GridIndexPath, of lift: Lift, _ step: (GridIndexPath, Lift) -> GridIndexPath
  ) -> GridIndexPath {
    var place = gap
    for passed in 0..<layout.metrics.columns {
      let next = step(place, lift)
      if next.section != gap.section { return passed == 0 ? next : place }
      place = next
    }
    return place
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
    if albumList != nil, split.pane(at: point) == .list { return dragOverAlbums(at: point) }
    let content = Point(x: point.x - gridRect.x, y: point.y - gridRect.y + viewport.offset)
    if point.y <= gridRect.y { scroll(rows: -1) }
    if point.y >= gridRect.maxY - 1 { scroll(rows: 1) }
    guard let gap = layout.insertionPoint(at: content), gap.section >= firstAlbum else { return }
    aim(at: gap)
  }

  /// On an album's name is its end.
  private mutating func dragOverAlbums(at point: Point) {
    guard let row = albumViewport.row(atLine: point.y - split.list.y),
      let section = shown.index(of: listed.sections[row].id), section >= firstAlbum
    else { return }
    aim(at: GridIndexPath(section: section, item: shown.sections[section].items.count))
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
    // The view followed the gap, wherever the cursor was.
    defer { revealCursor() }
    return move(lift.items, to: lift.section, before: destination(of: lift))
  }

  /// The item before which the lifted ones go, in the section's own order; nil is its end.
  private func destination(of lift: Lift) -> PhotoID? {
    let items = shown.sections[lift.target.section].items
    if let next = items[min(lift.target.item, items.count)...].first(where: { !lift.contains($0) })
    {
      return next
    }
    // Behind the last one that is shown, which need not be the last one.
    guard let last = items.last(where: { !lift.contains($0) }) else { return nil }
    let all = ownItems(of: lift.section)
    guard let index = all.index(of: last) else { return nil }
    return all[(index + 1)...].first { !lift.contains($0) }
  }
}
