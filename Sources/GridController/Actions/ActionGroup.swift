/// A chapter of the help.
package enum ActionGroup: String, Hashable, Sendable, CaseIterable {
  case move = "Move"
  case view = "View"
  case search = "Search"
  case share = "Select and share"
  case edit = "Edit"
  case photo = "With a photo open"
  case program = "Program"
}
