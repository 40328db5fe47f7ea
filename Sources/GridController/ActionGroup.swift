/// A chapter of the help.
package enum ActionGroup: String, Hashable, Sendable, CaseIterable {
  case move = "Move"
  case view = "View"
  case program = "Program"
}
