/// What lies over the grid and takes the keys first.
package enum Overlay: Equatable, Sendable {
  /// The help, scrolled down by so many rows.
  case help(scroll: Int)
  /// The cursor's photo, as large as fits.
  case detail
  /// The list of orders.
  case order(OrderMenu)
  case share(ShareSheet)
  case confirm(Confirmation)

  /// Its name in the state file.
  package var name: String {
    switch self {
    case .help: "help"
    case .detail: "detail"
    case .order: "order"
    case .share: "share"
    case .confirm: "confirm"
    }
  }
}
