/// The one table behind keys, help, hints and script names.
package enum ActionTable {
  package static let all: [ActionInfo] = [
    ActionInfo(
      .moveLeft, .move, ["<Left>", "h"], "goes to the previous photo", takesCount: true),
    ActionInfo(.moveRight, .move, ["<Right>", "l"], "goes to the next photo", takesCount: true),
    ActionInfo(.moveUp, .move, ["<Up>", "k"], "goes one line up", hint: "move", takesCount: true),
    ActionInfo(.moveDown, .move, ["<Down>", "j"], "goes one line down", takesCount: true),
    ActionInfo(.pageDown, .move, ["<PageDown>", "<C-f>"], "goes one page down", takesCount: true),
    ActionInfo(.pageUp, .move, ["<PageUp>", "<C-b>"], "goes one page up", takesCount: true),
    ActionInfo(
      .halfPageDown, .move, ["<C-d>"], "goes half a page down", takesCount: true),
    ActionInfo(.halfPageUp, .move, ["<C-u>"], "goes half a page up", takesCount: true),
    ActionInfo(
      .nextSection, .move, ["}"], "goes to the next album", hint: "album", takesCount: true),
    ActionInfo(.previousSection, .move, ["{"], "goes to the previous album", takesCount: true),
    ActionInfo(
      .firstItem, .move, ["gg", "<Home>"], "goes to the first photo; with a number to that one",
      takesCount: true),
    ActionInfo(
      .lastItem, .move, ["G", "<End>"], "goes to the last photo; with a number to that one",
      takesCount: true),
    ActionInfo(.lineStart, .move, ["0"], "goes to the line's first photo"),
    ActionInfo(.lineEnd, .move, ["$"], "goes to the line's last photo"),
    ActionInfo(.scrollDown, .move, ["<C-e>"], "scrolls one row down", takesCount: true),
    ActionInfo(.scrollUp, .move, ["<C-y>"], "scrolls one row up", takesCount: true),
    ActionInfo(
      .largerItems, .view, ["+"], "makes the photos larger", hint: "larger", takesCount: true),
    ActionInfo(
      .smallerItems, .view, ["-"], "makes the photos smaller", hint: "smaller", takesCount: true),
    ActionInfo(.defaultItems, .view, ["="], "gives the photos their usual size"),
    ActionInfo(.redraw, .view, ["<C-l>"], "draws the screen anew"),
    ActionInfo(.help, .program, ["?", "<F1>"], "shows and hides this help", hint: "help"),
    ActionInfo(.cancel, .program, ["<Esc>"], "closes what is open, forgets what is half typed"),
    ActionInfo(.suspend, .program, ["<C-z>"], "goes back to the shell until fg"),
    ActionInfo(.quit, .program, ["q"], "ends photogrid", hint: "quit"),
    ActionInfo(
      .quitWithoutOutput, .program, ["Q"], "ends photogrid with exit status 1"),
    ActionInfo(.interrupt, .program, ["<C-c>"], "ends photogrid with exit status 130"),
  ]

  private static let byAction = Dictionary(uniqueKeysWithValues: all.map { ($0.action, $0) })

  /// What the table says of an action.
  package static func info(_ action: Action) -> ActionInfo {
    guard let info = byAction[action] else { preconditionFailure("\(action) is not in the table") }
    return info
  }
}
