/// The looks that a user can choose from. The raw value is the name on the command line.
package enum ThemeName: String, Hashable, Sendable, CaseIterable {
  case standard = "default"
  case wood
}
