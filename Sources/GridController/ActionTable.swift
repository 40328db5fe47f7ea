/// The one table behind keys, help, hints and script names.
package enum ActionTable {
  package static let all: [ActionInfo] = [
    ActionInfo(.moveLeft, .move, ["<Left>", "h"], "previous photo", takesCount: true),
    ActionInfo(.moveRight, .move, ["<Right>", "l"], "next photo", takesCount: true),
    ActionInfo(.moveUp, .move, ["<Up>", "k"], "a line up", hint: "move", takesCount: true),
    ActionInfo(.moveDown, .move, ["<Down>", "j"], "a line down", takesCount: true),
    ActionInfo(.pageDown, .move, ["<PageDown>", "<C-f>"], "a page down", takesCount: true),
    ActionInfo(.pageUp, .move, ["<PageUp>", "<C-b>"], "a page up", takesCount: true),
    ActionInfo(.halfPageDown, .move, ["<C-d>"], "half a page down", takesCount: true),
    ActionInfo(.halfPageUp, .move, ["<C-u>"], "half a page up", takesCount: true),
    ActionInfo(.nextSection, .move, ["}"], "next album", hint: "album", takesCount: true),
    ActionInfo(.previousSection, .move, ["{"], "previous album", takesCount: true),
    ActionInfo(
      .firstItem, .move, ["gg", "<Home>"], "first photo, 12gg the 12th", takesCount: true),
    ActionInfo(.lastItem, .move, ["G", "<End>"], "last photo, 12G the 12th", takesCount: true),
    ActionInfo(.lineStart, .move, ["0"], "first photo of the line"),
    ActionInfo(.lineEnd, .move, ["$"], "last photo of the line"),
    ActionInfo(.scrollDown, .move, ["<C-e>"], "scroll a row down", takesCount: true),
    ActionInfo(.scrollUp, .move, ["<C-y>"], "scroll a row up", takesCount: true),
    ActionInfo(.largerItems, .view, ["+"], "larger photos", hint: "larger", takesCount: true),
    ActionInfo(.smallerItems, .view, ["-"], "smaller photos", hint: "smaller", takesCount: true),
    ActionInfo(.defaultItems, .view, ["="], "photos of the usual size"),
    ActionInfo(.redraw, .view, ["<C-l>"], "draw the screen anew"),
    ActionInfo(.help, .program, ["?", "<F1>"], "this help", hint: "help"),
    ActionInfo(.cancel, .program, ["<Esc>"], "close the help, forget half-typed keys"),
    ActionInfo(.suspend, .program, ["<C-z>"], "back to the shell, until fg"),
    ActionInfo(.quit, .program, ["q"], "quit", hint: "quit"),
    ActionInfo(.quitWithoutOutput, .program, ["Q"], "quit with exit status 1"),
    ActionInfo(.interrupt, .program, ["<C-c>"], "quit with exit status 130"),
  ]

  private static let byAction = Dictionary(uniqueKeysWithValues: all.map { ($0.action, $0) })

  /// What the table says of an action.
  package static func info(_ action: Action) -> ActionInfo {
    guard let info = byAction[action] else { preconditionFailure("\(action) is not in the table") }
    return info
  }
}
