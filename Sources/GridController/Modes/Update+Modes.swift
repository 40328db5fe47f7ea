import AlbumModel

extension GridState {
  /// Changes the mode, and leaves behind what belongs to the one before.
  mutating func enter(_ next: InteractionMode) {
    guard next != mode else { return }
    cancelLift()
    range = nil
    if next != .browse { shrink() }
    let changesEdit = mode == .edit || next == .edit
    mode = next
    phase = 0
    if next == .browse, !selection.isEmpty {
      lastSelection = selection.items
      selection.removeAll()
    }
    isAtDeletedEnd = false
    if changesEdit, !emptied.isEmpty { relist() }
  }

  /// Share, or Done.
  mutating func toggleShare() {
    switch mode {
    case .browse, .edit: enter(.share)
    case .share:
      range = nil
      if selection.isEmpty { enter(.browse) } else { openShareSheet() }
    }
  }

  /// Edit, or Done.
  mutating func toggleEdit() -> [Effect] {
    if mode == .edit {
      let effects = lift == nil ? [] : drop()
      enter(.browse)
      return effects
    }
    guard !settings.isReadOnly else {
      message = Message(.warning, "This library is read-only: nothing can be edited")
      return []
    }
    enter(.edit)
    return []
  }

  /// Selects again what was selected before it was let go of, as far as it is still there.
  mutating func reselect() {
    let items = present(lastSelection)
    guard !items.isEmpty else {
      message = Message(.information, "Nothing was selected before")
      return
    }
    if mode == .browse { enter(.share) }
    range = nil
    selection.insert(items)
  }

  /// Takes back what was begun last: one thing at a time.
  mutating func cancel() {
    if lift != nil { return cancelLift() }
    if let range {
      selection = range.base
      self.range = nil
      return
    }
    if enlarged != nil { return shrink() }
    if let albumList { return closeAlbumList(restoring: albumList.hasFocus) }
    switch mode {
    case .share: enter(.browse)
    case .edit: if selection.isEmpty { enter(.browse) } else { selection.removeAll() }
    case .browse: if filter != nil { clearFilter() }
    }
  }
}
