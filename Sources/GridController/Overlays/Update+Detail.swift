import AlbumModel
import CellGeometry
import GridLayout

extension GridState {
  /// While a photo is open the keys of the grid go to its neighbours, and those that would end the
  /// program close it.
  mutating func performInDetail(_ action: Action, count: Int?) -> [Effect] {
    let times = count ?? 1
    switch action {
    case .moveLeft, .moveUp, .previousPhoto, .previousMatch: step(by: -times)
    case .moveRight, .moveDown, .nextPhoto, .nextMatch: step(by: times)
    case .firstItem, .lastItem, .nextSection, .previousSection, .pageUp, .pageDown:
      move(action, count: count)
    case .openOutside: return openOutside()
    case .mark: mark()
    case .delete: return deleteOpen()
    case .help: openHelp()
    case .undo: return undo(times: times)
    case .redo: return redo(times: times)
    case .closeDetail, .cancel, .quit, .open: closeDetail()
    default:
      let key = settings.keymap.keys(of: .cancel).first?.notation ?? ""
      message = Message(
        .information, "Not while a photo is open; \(HelpText.label(key)) closes it")
    }
    if cursor == nil { overlay = nil }
    return []
  }

  /// Selects the open photo, or takes it out; while one browses this begins share mode.
  private mutating func mark() {
    performSelection(.toggleSelection)
    if mode == .share, selection.isEmpty { enter(.browse) }
    let count = selection.count == 1 ? "1 photo is" : "\(selection.count) photos are"
    message = Message(.information, selection.isEmpty ? "Nothing is selected" : "\(count) selected")
  }

  /// Deletes the open photo alone, whatever is selected; the next one is open then.
  private mutating func deleteOpen() -> [Effect] {
    guard mode == .edit, let cursor else { return [] }
    guard !isAtDeletedEnd else {
      message = Message(.information, "That was the last one here; move to a photo to delete it")
      return []
    }
    let effects = remove([cursor.item])
    if self.cursor == nil { overlay = nil }
    return effects
  }

  private mutating func step(by steps: Int) {
    let before = cursorPath
    move(steps < 0 ? .moveLeft : .moveRight, count: abs(steps))
    if cursorPath == before {
      message = Message(
        .information, steps < 0 ? "This is the first photo" : "This is the last photo")
    }
  }

  /// Back to the grid, with the cursor on the photo seen last.
  mutating func closeDetail() {
    overlay = nil
    revealCursor()
  }

  /// Opens the cursor's photo in another program: the album's own, the user's, or the system's.
  mutating func openOutside() -> [Effect] {
    guard let cursor else { return [] }
    let photo = library.catalog.photo(cursor.item)
    return [.open(openCommand, photo.location)]
  }

  /// The command behind the button of the detail view.
  package var openCommand: ExternalCommand? {
    guard let cursor else { return nil }
    let title = text(library.catalog.info(of: library.catalog.home(of: cursor.item)).title)
    return settings.albumCommands[title] ?? settings.openCommand
  }
}
