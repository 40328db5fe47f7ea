/// What keys and clicks mean for the grid. The raw value is the mode's name in the state file.
package enum InteractionMode: String, Hashable, Sendable {
  case browse
}
