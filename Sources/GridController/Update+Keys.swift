import CellGeometry
import TerminalCore

extension GridState {
  /// Takes a key: a digit of a number, a part of a sequence, or the end of one.
  mutating func press(_ key: Key) -> [Effect] {
    message = nil
    if let digit = countDigit(key) {
      pending.append(digit: digit)
      return []
    }
    let keys = pending.keys + [key]
    switch settings.keymap.match(keys) {
    case .prefix:
      pending.keys = keys
      return []
    case .action(let action):
      let count = pending.count
      pending = PendingKeys()
      return perform(action, count: count)
    case .none:
      pending = PendingKeys()
      message = Message(.information, "\(keys.notation) does nothing here; ? shows the keys")
      return []
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
    if case .help(let scroll) = overlay {
      return performInHelp(action, scroll: scroll, count: count ?? 1)
    }
    switch action {
    case .moveLeft, .moveRight, .moveUp, .moveDown, .lineStart, .lineEnd, .firstItem, .lastItem,
      .pageUp, .pageDown, .halfPageUp, .halfPageDown, .previousSection, .nextSection:
      move(action, count: count)
    case .scrollUp: scroll(rows: -(count ?? 1))
    case .scrollDown: scroll(rows: count ?? 1)
    case .largerItems: changeSizing { $0.change(columnsBy: -(count ?? 1), in: $1) }
    case .smallerItems: changeSizing { $0.change(columnsBy: count ?? 1, in: $1) }
    case .defaultItems: changeSizing { sizing, _ in sizing.reset() }
    case .help: overlay = .help(scroll: 0)
    case .cancel: break
    case .redraw, .suspend, .quit, .quitWithoutOutput, .interrupt: return programEffects(action)
    }
    return []
  }

  private func programEffects(_ action: Action) -> [Effect] {
    switch action {
    case .redraw: [.redraw]
    case .suspend: [.suspend]
    case .quit: [.quit(status: 0, line: nil)]
    case .quitWithoutOutput: [.quit(status: 1, line: nil)]
    case .interrupt: [.quit(status: 130, line: nil)]
    default: []
    }
  }

  /// In the help the keys of the grid scroll it, and those that would end the program close it.
  private mutating func performInHelp(_ action: Action, scroll: Int, count: Int) -> [Effect] {
    let room = gridRect.height
    let page = max(1, room - HelpText.frameHeight)
    let last = HelpText.lastStart(inHeight: room)
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
    case .help, .cancel, .quit: overlay = nil
    case .redraw, .suspend, .quitWithoutOutput, .interrupt: return programEffects(action)
    default: break
    }
    return []
  }
}

extension [Key] {
  /// The keys as they would stand in the action table.
  var notation: String { map(\.description).joined() }
}
