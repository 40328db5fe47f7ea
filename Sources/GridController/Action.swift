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
  case largerItems = "larger-items"
  case smallerItems = "smaller-items"
  case defaultItems = "default-items"
  case help
  case cancel
  case redraw
  case suspend
  case quit
  case quitWithoutOutput = "quit-without-output"
  case interrupt
}
