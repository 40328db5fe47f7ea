/// The way of one step over the grid.
package enum Direction: Hashable, Sendable, CaseIterable {
  case left
  case right
  case up
  case down
}
