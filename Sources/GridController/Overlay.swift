/// What lies over the grid and takes the keys first.
package enum Overlay: Equatable, Sendable {
  /// The help, scrolled down by so many rows.
  case help(scroll: Int)

  /// Its name in the state file.
  package var name: String {
    switch self {
    case .help: "help"
    }
  }
}
