import TerminalCore

/// What the command line and the machine decide before the first frame.
package struct Settings: Equatable, Sendable {
  package var theme: ThemeName
  /// A number of columns that the user fixed.
  package var fixedColumns: Int?
  /// What is to be said once at the start when there is no decoder; nil when there is one.
  package var missingDecoder: String?
  package var keymap: Keymap

  package init(
    theme: ThemeName = .standard, fixedColumns: Int? = nil, missingDecoder: String? = nil,
    keymap: Keymap = .standard
  ) {
    self.theme = theme
    self.fixedColumns = fixedColumns
    self.missingDecoder = missingDecoder
    self.keymap = keymap
  }
}
