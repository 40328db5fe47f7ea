/// Where keys are looked up: those of a context go before those of the grid.
package enum KeyContext: Hashable, Sendable, CaseIterable {
  /// The grid, in every mode.
  case grid
  case share
  case edit
  /// A photo is open.
  case detail
  /// The album list has the keys.
  case albums
}
