import AlbumModel
import CellGeometry
import TerminalCore

extension GridState {
  /// Takes a key when a menu lies over the grid; nil when there is none.
  mutating func pressInMenu(_ key: Key) -> [Effect]? {
    switch overlay {
    case .order?, .confirm?, .share?: break
    case .help?, .detail?, nil: return nil
    }
    if key == Key(.character("c"), .control) { return [.quit(status: 130, line: nil)] }
    if key == Key(.character("z"), .control) { return [.suspend] }
    if key == Key(.character("l"), .control) { return [.redraw] }
    if case .share(var sheet)? = overlay, sheet.take(key) {
      overlay = .share(sheet)
      return []
    }
    switch (key.code, key.modifiers) {
    case (.up, _): scrollMenu(by: -1)
    case (.down, _): scrollMenu(by: 1)
    case (.pageUp, _), (.home, _): scrollMenu(by: -menuArea.height)
    case (.pageDown, _), (.end, _): scrollMenu(by: menuArea.height)
    case (.escape, _): return closeMenu()
    case (.enter, _): return acceptInMenu()
    case (.tab, _):
      guard case .order? = overlay else { return [] }
      return chooseInMenu("a")
    case (.character(let scalar), []): return chooseInMenu(Character(scalar))
    default: break
    }
    return []
  }

  /// Shows other lines of a menu that is higher than its room.
  mutating func scrollMenu(by lines: Int) {
    guard let menu else { return }
    menuOffset = max(0, min(menu.lastOffset(in: menuArea), menu.offset + lines))
  }

  /// Leaves a menu without a choice. A share sheet takes the selection along.
  mutating func closeMenu() -> [Effect] {
    guard case .share(var sheet)? = overlay else {
      overlay = nil
      return []
    }
    switch sheet.stage {
    case .choosing:
      overlay = nil
      enter(.browse)
      message = Message(.information, "Nothing is selected any more; gv selects it again")
    case .typing, .typingEdge, .askingToMake:
      sheet.stage = .choosing
      sheet.problem = nil
      overlay = .share(sheet)
    case .running(let order, _, _): return [.cancelShare(order)]
    }
    return []
  }

  private mutating func acceptInMenu() -> [Effect] {
    switch overlay {
    case .share(let sheet)?: return accept(sheet)
    case .order?:
      overlay = nil
      return []
    // A question about photos is answered by its letters alone.
    default: return []
    }
  }

  /// A letter of a menu, typed or clicked.
  mutating func chooseInMenu(_ letter: Character) -> [Effect] {
    switch overlay {
    case .order(let menu)?: return chooseOrder(letter, menu)
    case .confirm(let question)?: return answer(letter, question)
    case .share(let sheet)?: return choose(letter, in: sheet)
    case .help?, .detail?, nil: return []
    }
  }

  private mutating func chooseOrder(_ letter: Character, _ menu: OrderMenu) -> [Effect] {
    if letter == "a" {
      var menu = menu
      menu.isForSection.toggle()
      overlay = .order(menu)
      return []
    }
    overlay = nil
    guard let order = OrderMenu.order(for: letter) else {
      if letter != "q" {
        message = Message(.information, "There is no order \(letter); o shows them")
      }
      return []
    }
    let section = menu.isForSection ? cursor.map { library.catalog.home(of: $0.item) } : nil
    return choose(order, forSection: section)
  }

  private mutating func answer(_ letter: Character, _ question: Confirmation) -> [Effect] {
    switch letter {
    case "y":
      overlay = nil
      return remove(question.items)
    case "v" where question.hiddenCount > 0 && !question.shown.isEmpty:
      overlay = nil
      return remove(question.shown)
    case "n", "q":
      overlay = nil
      return []
    default: return []
    }
  }
}
