/// The one table behind keys, help, hints and script names.
package enum ActionTable {
  package static let all: [ActionInfo] = move + view + search + share + edit + photo + program

  private static let move: [ActionInfo] = [
    ActionInfo(.moveLeft, .move, ["<Left>", "h"], "previous photo", takesCount: true),
    ActionInfo(.moveRight, .move, ["<Right>", "l"], "next photo", takesCount: true),
    ActionInfo(.moveUp, .move, ["<Up>", "k"], "a line up", hint: "move", takesCount: true),
    ActionInfo(.moveDown, .move, ["<Down>", "j"], "a line down", takesCount: true),
    ActionInfo(.pageDown, .move, ["<PageDown>", "<C-f>"], "a page down", takesCount: true),
    ActionInfo(.pageUp, .move, ["<PageUp>", "<C-b>"], "a page up", takesCount: true),
    ActionInfo(.halfPageDown, .move, ["<C-d>"], "half a page down", takesCount: true),
    ActionInfo(.halfPageUp, .move, ["<C-u>"], "half a page up", takesCount: true),
    ActionInfo(.nextSection, .move, ["}"], "next album", takesCount: true),
    ActionInfo(.previousSection, .move, ["{"], "previous album", takesCount: true),
    ActionInfo(
      .firstItem, .move, ["gg", "<Home>"], "first photo, 12gg the 12th", takesCount: true),
    ActionInfo(.lastItem, .move, ["G", "<End>"], "last photo, 12G the 12th", takesCount: true),
    ActionInfo(.lineStart, .move, ["0"], "first photo of the line"),
    ActionInfo(.lineEnd, .move, ["$"], "last photo of the line"),
    ActionInfo(.scrollDown, .move, ["<C-e>"], "scroll a row down", takesCount: true),
    ActionInfo(.scrollUp, .move, ["<C-y>"], "scroll a row up", takesCount: true),
  ]

  private static let view: [ActionInfo] = [
    ActionInfo(.open, .view, ["<Enter>", "i"], "open the photo", hint: "open"),
    ActionInfo(.enlarge, .view, ["z"], "enlarge in place, and back", hint: "enlarge"),
    ActionInfo(.largerItems, .view, ["+"], "larger photos", takesCount: true),
    ActionInfo(.smallerItems, .view, ["-"], "smaller photos", takesCount: true),
    ActionInfo(.defaultItems, .view, ["="], "photos of the usual size"),
    ActionInfo(.albumList, .view, ["<Tab>", "b"], "list of albums", hint: "albums"),
    ActionInfo(.order, .view, ["o"], "order of the photos", hint: "order"),
    ActionInfo(.redraw, .view, ["<C-l>"], "draw the screen anew"),
  ]

  private static let search: [ActionInfo] = [
    ActionInfo(.search, .search, ["/"], "search while typing"),
    ActionInfo(.nextMatch, .search, ["n"], "next match", takesCount: true),
    ActionInfo(.previousMatch, .search, ["N"], "previous match", takesCount: true),
    ActionInfo(.pin, .search, ["p"], "pin the search as an album of its own"),
  ]

  private static let share: [ActionInfo] = [
    ActionInfo(.toggleSelection, .share, ["<Space>"], "select, or not", hint: "select"),
    ActionInfo(.share, .share, ["s"], "Share; again: what to do with the selected"),
    ActionInfo(
      .selectRange, .share, ["v"], "begin or end a range", hint: "range", in: .share),
    ActionInfo(.selectSection, .share, ["a"], "the whole album", hint: "album", in: .share),
    ActionInfo(.selectAll, .share, ["A"], "all that is shown", in: .share),
    ActionInfo(.invertSelection, .share, ["V"], "the others of what is shown", in: .share),
    ActionInfo(.clearSelection, .share, ["U"], "none", in: .share),
    ActionInfo(.reselect, .share, ["gv"], "select again what was selected last"),
  ]

  private static let edit: [ActionInfo] = [
    ActionInfo(.edit, .edit, ["e"], "Edit, and Done"),
    ActionInfo(
      .delete, .edit, ["d", "x", "<Delete>"], "delete the photo, or the selected", hint: "delete",
      in: .edit),
    ActionInfo(
      .liftLeft, .edit, ["H", "<S-Left>"], "lift and move a place back", hint: "move photo",
      takesCount: true, in: .edit),
    ActionInfo(
      .liftRight, .edit, ["L", "<S-Right>"], "a place on", takesCount: true, in: .edit),
    ActionInfo(.liftUp, .edit, ["K", "<S-Up>"], "a line up", takesCount: true, in: .edit),
    ActionInfo(.liftDown, .edit, ["J", "<S-Down>"], "a line down", takesCount: true, in: .edit),
    ActionInfo(.drop, .edit, ["<Enter>"], "drop what is lifted", in: .edit),
    ActionInfo(.unpin, .edit, ["X"], "remove the pinned search", in: .edit),
    ActionInfo(.undo, .edit, ["u"], "undo", takesCount: true),
    ActionInfo(.redo, .edit, ["<C-r>"], "redo", takesCount: true),
  ]

  private static let photo: [ActionInfo] = [
    ActionInfo(
      .nextPhoto, .photo, ["n", "<Space>"], "next photo", hint: "next", takesCount: true,
      in: .detail),
    ActionInfo(
      .previousPhoto, .photo, ["p"], "previous photo", hint: "previous", takesCount: true,
      in: .detail),
    ActionInfo(.mark, .photo, ["m"], "select it, or not", hint: "select", in: .detail),
    ActionInfo(
      .openOutside, .photo, ["o"], "open it in another program", hint: "open with",
      in: .detail),
    ActionInfo(
      .closeDetail, .photo, ["<Enter>", "<Backspace>", "i"], "back to the grid", in: .detail),
  ]

  private static let program: [ActionInfo] = [
    ActionInfo(.help, .program, ["?", "<F1>"], "this help", hint: "help"),
    ActionInfo(
      .cancel, .program, ["<Esc>"], "close, cancel, clear: what was begun last"),
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
