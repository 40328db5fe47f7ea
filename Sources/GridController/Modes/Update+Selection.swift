import AlbumModel
import GridLayout

extension GridState {
  mutating func performSelection(_ action: Action) {
    if mode == .browse, action != .toggleSelection { enter(.share) }
    switch action {
    case .toggleSelection: toggleCursorItem()
    case .selectRange: toggleRange()
    case .selectSection: selectSection()
    case .selectAll: for section in shown.sections { selection.insert(section.items) }
    case .invertSelection: invertSelection()
    case .clearSelection:
      range = nil
      selection.removeAll()
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
    selection = range.base
    // The order of selecting is the way of the cursor.
    for section in start.section <= end.section
      ? Array(start.section...end.section) : (end.section...start.section).reversed()
    {
      let items = shown.sections[section].items
      let places = items.indices.filter { item in
        let path = GridIndexPath(section: section, item: item)
        return (min(start, end)...max(start, end)).contains(path)
      }
      for place in start <= end ? places : places.reversed() { selection.insert(items[place]) }
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
