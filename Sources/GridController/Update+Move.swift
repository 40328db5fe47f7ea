import AlbumModel
import CellGeometry
import GridLayout
import TerminalCore

extension GridState {
  var movement: CursorMovement<FlowLayout> {
    CursorMovement(layout: layout)
  }

  /// Moves the cursor as an action says, and shows where it went. Does nothing without photos.
  mutating func move(_ action: Action, count: Int?) {
    guard let cursor, let path = cursorPath else { return }
    let target = target(of: action, from: path, goal: cursor.goalColumn, count: count)
    let keepsGoal = Self.verticalActions.contains(action)
    place(cursorAt: target, goalColumn: keepsGoal ? cursor.goalColumn : nil)
    if action == .firstItem, target == movement.first {
      viewport.scroll(to: 0, contentHeight: layout.contentSize.height)
    }
    if target != path { travel = target < path ? .up : .down }
    isAtDeletedEnd = false
    extendRange()
  }

  private static let verticalActions: Set<Action> = [
    .moveUp, .moveDown, .pageUp, .pageDown, .halfPageUp, .halfPageDown,
  ]

  func target(
    of action: Action, from path: GridIndexPath, goal: Int, count: Int?
  ) -> GridIndexPath {
    let movement = movement
    let times = count ?? 1
    switch action {
    case .moveLeft: return sidestep(from: path, by: -times)
    case .moveRight: return sidestep(from: path, by: times)
    case .moveUp: return repeated(times, from: path) { movement.step(from: $0, .up, goal: goal) }
    case .moveDown:
      return repeated(times, from: path) { movement.step(from: $0, .down, goal: goal) }
    case .lineStart: return movement.lineStart(of: path)
    case .lineEnd: return movement.lineEnd(of: path)
    case .firstItem: return count.map(item(numbered:)) ?? movement.first ?? path
    case .lastItem: return count.map(item(numbered:)) ?? movement.last ?? path
    case .previousSection: return repeated(times, from: path, previousSection)
    case .nextSection: return repeated(times, from: path, nextSection)
    default:
      return repeated(times, from: path) {
        movement.page(from: $0, rows: pageRows(of: action), goal: goal)
      }
    }
  }

  /// Repeats a step until it leads nowhere new.
  private func repeated(
    _ times: Int, from path: GridIndexPath, _ step: (GridIndexPath) -> GridIndexPath
  ) -> GridIndexPath {
    var place = path
    for _ in 0..<times {
      let next = step(place)
      if next == place { break }
      place = next
    }
    return place
  }

  /// Left and right by any number at once: a section is passed in one step.
  private func sidestep(from path: GridIndexPath, by steps: Int) -> GridIndexPath {
    var place = path
    var left = steps
    while left != 0 {
      let goal = place.item + left
      let count = layout.itemCount(inSection: place.section)
      if goal >= 0, goal < count { return GridIndexPath(section: place.section, item: goal) }
      let edge =
        left > 0
        ? GridIndexPath(section: place.section, item: count - 1)
        : GridIndexPath(section: place.section, item: 0)
      guard let beyond = left > 0 ? movement.next(after: edge) : movement.previous(before: edge)
      else { return edge }
      left -= edge.item - place.item + left.signum()
      place = beyond
    }
    return place
  }

  private func nextSection(_ path: GridIndexPath) -> GridIndexPath {
    movement.section(after: path.section).map { GridIndexPath(section: $0, item: 0) } ?? path
  }

  /// The beginning of this section, or of the previous one when the cursor is there already.
  private func previousSection(_ path: GridIndexPath) -> GridIndexPath {
    if path.item > 0 { return GridIndexPath(section: path.section, item: 0) }
    return movement.section(before: path.section).map { GridIndexPath(section: $0, item: 0) }
      ?? path
  }

  private func pageRows(of action: Action) -> Int {
    let page = max(1, viewport.size.height - viewport.topInset)
    switch action {
    case .pageUp: return -page
    case .pageDown: return page
    case .halfPageUp: return -max(1, page / 2)
    default: return max(1, page / 2)
    }
  }

  /// The item with a number counted from 1 over the whole library; the last one beyond its end.
  private func item(numbered number: Int) -> GridIndexPath {
    var left = max(1, number)
    for section in 0..<layout.sectionCount {
      let count = layout.itemCount(inSection: section)
      if left <= count { return GridIndexPath(section: section, item: left - 1) }
      left -= count
    }
    return movement.last ?? GridIndexPath(section: 0, item: 0)
  }

  /// Puts the cursor on an item and scrolls so that it is seen. Without a goal column the item's own
  /// is taken.
  mutating func place(cursorAt path: GridIndexPath, goalColumn: Int? = nil) {
    setCursor(path)
    if let goalColumn { cursor?.goalColumn = goalColumn }
    revealCursor()
  }

  /// Scrolls as little as needed for the cursor's item to be seen, with the header above the first
  /// line and the footer below the last one where they fit.
  mutating func revealCursor() {
    guard let path = cursorPath, let frame = layout.frameOfItem(at: path) else { return }
    let height = layout.contentSize.height
    let room = viewport.size.height
    if isInLastLine(path), let footer = layout.frameOfFooter(inSection: path.section),
      footer.maxY - frame.y + viewport.topInset <= room
    {
      viewport.reveal(
        Rect(x: 0, y: frame.y, width: frame.width, height: footer.maxY - frame.y),
        contentHeight: height)
    }
    viewport.reveal(frame, contentHeight: height)
  }

  private func isInLastLine(_ path: GridIndexPath) -> Bool {
    layout.line(of: path) == layout.lineCount(inSection: path.section) - 1
  }

  /// Scrolls by rows; the cursor goes along when it would be left behind.
  mutating func scroll(rows: Int) {
    viewport.scroll(to: viewport.offset + rows, contentHeight: layout.contentSize.height)
    travel = rows < 0 ? .up : .down
    keepCursorInView()
  }

  /// What the window shows below the pinned header, in content coordinates.
  private var openRect: Rect {
    viewport.visibleRect.inset(by: EdgeInsets(top: viewport.topInset))
  }

  /// Moves the cursor to the nearest line that is whole in the window, in its column; to one that
  /// is partly there when none is whole. Leaves it when no item is in view at all.
  mutating func keepCursorInView() {
    guard let cursor, let path = cursorPath else { return }
    let open = openRect
    let seen = layout.attributes(in: open).compactMap { element -> SeenItem? in
      guard case .item(let path) = element.element else { return nil }
      return SeenItem(path: path, frame: element.frame)
    }
    let whole = seen.filter { open.contains($0.frame) }
    let items = whole.isEmpty ? seen : whole
    guard let first = items.first, let last = items.last,
      !items.contains(where: { $0.path == path })
    else { return }
    let line = items.filter { $0.frame.y == (path < first.path ? first : last).frame.y }
    let target = line.last { layout.column(of: $0.path) <= cursor.goalColumn } ?? line[0]
    setCursor(target.path)
    self.cursor?.goalColumn = cursor.goalColumn
    extendRange()
  }

  private struct SeenItem {
    var path: GridIndexPath
    var frame: Rect
  }
}
