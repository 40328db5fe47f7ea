import AlbumModel
import GridLayout

extension GridState {
  mutating func performSelection(_ action: Action) {
    if mode == .browse, action != .toggleSelection { enter(.share) }
    if action != .toggleSelection, action != .selectRange { range = nil }
    switch action {
    case .toggleSelection: toggleCursorItem()
    case .selectRange: toggleRange()
    case .selectSection: selectSection()
    case .selectAll: for section in shown.sections { selection.insert(section.items) }
    case .invertSelection: invertSelection()
    case .clearSelection: selection.removeAll()
    default: break
    }
  }

  /// Selects the cursor's item or takes it out; while one browses this begins share mode.
  private mutating func toggleCursorItem() {
    guard let cursor else { return }
    if range != nil {
      range = nil
      return
    }
    if mode == .browse { enter(.share) }
    selection.toggle(cursor.item)
  }

  private mutating func toggleRange() {
    guard let cursor, mode == .share else { return }
    if range != nil {
      range = nil
      return
    }
    range = SelectedRange(section: cursor.section, item: cursor.item, base: selection)
    extendRange()
  }

  /// Selects what lies between the range's anchor and the cursor, besides what was selected before.
  mutating func extendRange() {
    guard let range else { return }
    guard let end = cursorPath, let start = shown.indexPath(of: range.item, in: range.section)
    else {
      self.range = nil
      return
    }
    if let last = range.end, (start <= last && last <= end) || (end <= last && last <= start) {
      // It grew: what was selected stays.
      selectItems(from: last, to: end)
    } else {
      selection = range.base
      selectItems(from: start, to: end)
    }
    self.range?.end = end
  }

  /// Selects what lies between two places, both included, on the way from one to the other.
  private mutating func selectItems(from start: GridIndexPath, to end: GridIndexPath) {
    let first = min(start, end)
    let last = max(start, end)
    let isForward = start <= end
    let sections = Array(first.section...last.section)
    for section in isForward ? sections : sections.reversed() {
      let items = shown.sections[section].items
      let from = section == first.section ? first.item : 0
      let to = section == last.section ? last.item + 1 : items.count
      if isForward {
        selection.insert(items[from..<to])
      } else {
        selection.insert(items[from..<to].reversed())
      }
    }
  }

  /// The whole album; when it is selected already, none of it.
  private mutating func selectSection() {
    guard let path = cursorPath else { return }
    let items = shown.sections[path.section].items
    if items.allSatisfy(selection.contains) {
      let members = PhotoSet(items)
      selection.filter { !members.contains($0) }
    } else {
      selection.insert(items)
    }
  }

  /// What is shown and not selected, and of the selected what is not shown.
  private mutating func invertSelection() {
    let old = selection
    var seen = PhotoSet()
    for section in shown.sections {
      for item in section.items { seen.insert(item) }
    }
    selection.filter { !seen.contains($0) }
    for section in shown.sections {
      for item in section.items where !old.contains(item) { selection.insert(item) }
    }
  }
}
