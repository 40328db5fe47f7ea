/// Everything that a user can ask for. The raw value is the action's name in scripts, in the key
/// configuration and in the manual.
package enum Action: String, Hashable, Sendable, CaseIterable {
  case moveLeft = "move-left"
  case moveRight = "move-right"
  case moveUp = "move-up"
  case moveDown = "move-down"
  case lineStart = "line-start"
  case lineEnd = "line-end"
  case firstItem = "first-item"
  case lastItem = "last-item"
  case pageUp = "page-up"
  case pageDown = "page-down"
  case halfPageUp = "half-page-up"
  case halfPageDown = "half-page-down"
  case scrollUp = "scroll-up"
  case scrollDown = "scroll-down"
  case previousSection = "previous-section"
  case nextSection = "next-section"
  case open
  case closeDetail = "close-detail"
  case nextPhoto = "next-photo"
  case previousPhoto = "previous-photo"
  case openOutside = "open-outside"
  case mark
  case enlarge
  case largerItems = "larger-items"
  case smallerItems = "smaller-items"
  case defaultItems = "default-items"
  case albumList = "album-list"
  case order
  case toggleSelection = "toggle-selection"
  case share
  case selectRange = "select-range"
  case selectSection = "select-section"
  case selectAll = "select-all"
  case invertSelection = "invert-selection"
  case clearSelection = "clear-selection"
  case reselect
  case edit
  case delete
  case unpin
  case liftLeft = "lift-left"
  case liftRight = "lift-right"
  case liftUp = "lift-up"
  case liftDown = "lift-down"
  case drop
  case undo
  case redo
  case search
  case nextMatch = "next-match"
  case previousMatch = "previous-match"
  case pin
  case help
  case cancel
  case redraw
  case suspend
  case quit
  case quitWithoutOutput = "quit-without-output"
  case interrupt
}
