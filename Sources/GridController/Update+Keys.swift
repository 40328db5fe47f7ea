import CellGeometry
import TerminalCore

extension GridState {
  /// Takes a key: what lies over the grid has it first, then the search field, then the keys of the
  /// mode.
  mutating func press(_ key: Key) -> [Effect] {
    message = nil
    if let effects = pressInMenu(key) { return effects }
    if search != nil { return typeSearch(key) }
    return pressInGrid(key)
  }

  /// A digit of a number, a part of a sequence, or the end of one.
  private mutating func pressInGrid(_ key: Key) -> [Effect] {
    if let digit = countDigit(key) {
      pending.append(digit: digit)
      return []
    }
    let keys = pending.keys + [key]
    switch settings.keymap.match(keys, in: contexts) {
    case .prefix:
      pending.keys = keys
      return []
    case .action(let action):
      let count = pending.count
      pending = PendingKeys()
      return perform(action, count: count)
    case .none:
      pending = PendingKeys()
      if let key = keys.first, keys.count == 1, key.modifiers.contains(.alt) {
        // Esc and a key that came fast look like one key.
        return press(Key(.escape)) + press(Key(key.code, key.modifiers.subtracting(.alt)))
      }
      let label = keys.count == 1 ? HelpText.label(keys.notation) : keys.notation
      message = Message(.information, "\(label) does nothing here; ? shows the keys")
      return []
    }
  }

  /// Where keys are looked up now.
  package var contexts: [KeyContext] {
    if overlay == .detail {
      return mode == .edit ? [.detail, .edit, .grid] : [.detail, .grid]
    }
    if albumList?.hasFocus == true { return [.albums, .grid] }
    switch mode {
    case .browse: return [.grid]
    case .share: return [.share, .grid]
    case .edit: return [.edit, .grid]
    }
  }

  /// The digit that a key adds to the number before an action; 0 begins no number.
  private func countDigit(_ key: Key) -> Int? {
    guard pending.keys.isEmpty, key.modifiers.isEmpty, case .character(let scalar) = key.code,
      ("0"..."9").contains(scalar)
    else { return nil }
    let digit = Int(scalar.value - 48)
    return digit == 0 && pending.count == nil ? nil : digit
  }

  mutating func perform(_ action: Action, count: Int?) -> [Effect] {
    if let effects = programEffects(action) { return effects }
    switch overlay {
    case .help(let scroll)?:
      performInHelp(action, scroll: scroll, count: count ?? 1)
      return []
    case .detail?: return performInDetail(action, count: count)
    case .order?, .confirm?, .share?:
      return action == .cancel || action == .quit ? closeMenu() : []
    case nil: break
    }
    if search != nil, action == .cancel {
      cancelSearch()
      return []
    }
    if albumList?.hasFocus == true, let effects = performInAlbums(action, count: count) {
      return effects
    }
    return performInGrid(action, count: count)
  }

  private mutating func performInGrid(_ action: Action, count: Int?) -> [Effect] {
    switch action {
    case .moveLeft, .moveRight, .moveUp, .moveDown, .lineStart, .lineEnd, .firstItem, .lastItem,
      .pageUp, .pageDown, .halfPageUp, .halfPageDown, .previousSection, .nextSection:
      if lift == nil { move(action, count: count) } else { moveLift(action, count: count) }
    case .scrollUp: scroll(rows: -(count ?? 1))
    case .scrollDown: scroll(rows: count ?? 1)
    case .largerItems: changeSizing { $0.change(columnsBy: -(count ?? 1), in: $1) }
    case .smallerItems: changeSizing { $0.change(columnsBy: count ?? 1, in: $1) }
    case .defaultItems: changeSizing { sizing, _ in sizing.reset() }
    case .help: openHelp()
    case .open: return open()
    case .enlarge: toggleEnlarged()
    case .albumList: toggleAlbumList()
    case .order: overlay = .order(OrderMenu())
    case .toggleSelection, .selectRange, .selectSection, .selectAll, .invertSelection,
      .clearSelection:
      performSelection(action)
    case .reselect: reselect()
    case .share: toggleShare()
    case .quit: return [quit(status: 0)]
    case .cancel: cancel()
    case .search: beginSearch()
    case .nextMatch: goToMatch(count ?? 1)
    case .previousMatch: goToMatch(-(count ?? 1))
    case .pin: return pinSearch()
    default: return performEdit(action, count: count ?? 1)
    }
    return []
  }

  private mutating func performEdit(_ action: Action, count: Int) -> [Effect] {
    switch action {
    case .edit: return toggleEdit()
    case .delete: return delete()
    case .unpin: return unpin()
    case .liftLeft, .liftRight, .liftUp, .liftDown: performLift(action, count: count)
    case .drop: return lift == nil ? open() : drop()
    case .undo: return undo(times: count)
    case .redo: return redo(times: count)
    default: break
    }
    return []
  }

  /// Enter: opens the photo while one browses or edits, selects it while one shares.
  private mutating func open() -> [Effect] {
    guard let cursor else { return [] }
    if mode == .share {
      performSelection(.toggleSelection)
    } else if isEnlarged(cursor.item, in: cursor.section) {
      shrink()
    } else {
      overlay = .detail
    }
    return []
  }

  /// What concerns the program, whatever is on the screen.
  private func programEffects(_ action: Action) -> [Effect]? {
    switch action {
    case .redraw: [.redraw]
    case .suspend: [.suspend]
    case .quitWithoutOutput: [.quit(status: 1, line: nil)]
    case .interrupt: [.quit(status: 130, line: nil)]
    default: nil
    }
  }

  /// The end, with the paths that were shared to standard output.
  package func quit(status: Int32) -> Effect { .quit(status: status, line: nil, output: output) }

  /// In the help the keys of the grid scroll it, and those that would end the program close it.
  private mutating func performInHelp(_ action: Action, scroll: Int, count: Int) {
    let room = gridRect.height
    let page = max(1, room - HelpText.frameHeight)
    let last = HelpText.lastStart(inHeight: room, settings.keymap)
    // The window may have grown since.
    let scroll = min(scroll, last)
    func show(_ row: Int) { overlay = .help(scroll: max(0, min(row, last))) }
    switch action {
    case .moveDown, .scrollDown: show(scroll + count)
    case .moveUp, .scrollUp: show(scroll - count)
    case .pageDown: show(scroll + page * count)
    case .pageUp: show(scroll - page * count)
    case .halfPageDown: show(scroll + page / 2 * count)
    case .halfPageUp: show(scroll - page / 2 * count)
    case .firstItem: show(0)
    case .lastItem: show(last)
    case .help, .cancel, .quit: closeHelp()
    default: break
    }
  }

  /// Opens the help at what concerns the mode.
  mutating func openHelp() {
    isHelpOverDetail = overlay == .detail
    let group: ActionGroup =
      switch mode {
      case _ where isHelpOverDetail: .photo
      case .browse: .move
      case .share: .share
      case .edit: .edit
      }
    let row = HelpText.rows(settings.keymap).firstIndex(of: .title(group.rawValue)) ?? 0
    let last = HelpText.lastStart(inHeight: gridRect.height, settings.keymap)
    overlay = .help(scroll: min(row, last))
  }

  mutating func closeHelp() {
    overlay = isHelpOverDetail && cursor != nil ? .detail : nil
    isHelpOverDetail = false
  }
}

extension [Key] {
  /// The keys as they would stand in the action table.
  package var notation: String { map(\.description).joined() }
}
