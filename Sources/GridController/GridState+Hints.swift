import AlbumModel
import TerminalCore

/// A key and what it does, for the status line.
package struct Hint: Equatable, Sendable {
  package var key: String
  package var word: String

  init(_ key: String, _ word: String) {
    self.key = key
    self.word = word
  }
}

extension GridState {
  /// The keys that help most now, the most helpful first.
  package var hints: [Hint] {
    if search != nil {
      return [Hint("Enter", "keep"), Hint("Esc", "clear"), Hint("↑", "former")]
    }
    if menu != nil { return [Hint("Esc", "back")] }
    if overlay == .detail {
      let edits: [Action] = mode == .edit ? [.delete, .undo] : [.mark]
      return hints([.nextPhoto, .previousPhoto] + edits + [.openOutside]) + [Hint("Esc", "back")]
    }
    if case .help? = overlay { return [Hint("j k", "scroll"), Hint("Esc", "back")] }
    if albumList?.hasFocus == true {
      return [Hint("↑↓", "album"), Hint("Enter", "go to it"), Hint("Esc", "back")]
    }
    switch mode {
    case .browse:
      let found: [Action] = filter == nil ? [] : [.pin]
      return [Hint("←↑↓→", "move")]
        + hints(found + [.open, .toggleSelection, .enlarge, .albumList, .order, .help, .quit])
    case .share:
      return hints([.toggleSelection, .selectRange, .selectSection, .share, .help])
    case .edit where lift != nil:
      return [Hint("HJKL", "move"), Hint("Enter", "drop"), Hint("Esc", "cancel")]
    case .edit:
      return hints([.delete]) + [Hint("HJKL", "move")]
        + hints([.toggleSelection, .undo, .redo, .edit, .help])
    }
  }

  private func hints(_ actions: [Action]) -> [Hint] {
    actions.compactMap { action in
      guard let keys = settings.keymap.keys(of: action).first else { return nil }
      return Hint(HelpText.label(keys.notation), word(for: action))
    }
  }

  private func word(for action: Action) -> String {
    switch action {
    case .share: selection.isEmpty ? "done" : "share"
    case .edit: "done"
    case .pin: "pin"
    case .enlarge: enlarged == nil ? "enlarge" : "back"
    case .selectRange: range == nil ? "range" : "end range"
    case .undo: "undo"
    case .redo: "redo"
    default: ActionTable.info(action).hint ?? ActionTable.info(action).help
    }
  }
}
