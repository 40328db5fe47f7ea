/// How the user wants pictures drawn: the values of `--protocol`.
package enum PictureProtocol: String, Hashable, Sendable, CaseIterable {
  /// As the terminal's answers say.
  case auto
  case kitty
  case kittyDirect = "kitty-direct"
  case iterm2
  case sixel
  case symbols
  case none

  /// What is used before the terminal has answered, or when it never does: symbols, or what the user
  /// says.
  package var trustedMethod: PictureMethod {
    switch self {
    case .auto, .symbols: .symbols
    case .kitty: .kitty(.direct)
    case .kittyDirect: .kittyDirect(.direct)
    case .iterm2: .iterm2
    case .sixel: .sixel(colors: PictureMethod.mostSixelColors)
    case .none: .none
    }
  }
}
