/// What keys and clicks mean for the grid. The raw value is the mode's name in the state file.
package enum InteractionMode: String, Hashable, Sendable {
  /// One item at a time.
  case browse
  /// Many are chosen, to be shared.
  case share
  /// Items are deleted and moved.
  case edit
}
