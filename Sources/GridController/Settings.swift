package import AlbumModel
import TerminalCore

/// What the command line, the configuration and the machine decide before the first frame.
package struct Settings: Equatable, Sendable {
  package var theme: ThemeName
  /// A number of columns that the user fixed.
  package var fixedColumns: Int?
  /// What is to be said once at the start when there is no decoder; nil when there is one.
  package var missingDecoder: String?
  package var keymap: Keymap
  /// Whether things may move by themselves.
  package var hasMotion = true
  /// Whether the library must stay as it is.
  package var isReadOnly = false
  /// Opens a photo in another program; nil is the system's own way.
  package var openCommand: ExternalCommand?
  /// The same for single albums, by their titles.
  package var albumCommands: [String: ExternalCommand] = [:]
  /// What the share sheet offers besides its own.
  package var shareCommands: [ExternalCommand] = []
  /// The order of sections that the user has given none.
  package var order = SortOrder()
  /// The folder that relative paths begin in; nil when it is not known.
  package var currentFolder: [UInt8]?
  /// Whether every path on standard output is a line, not ended by a zero byte.
  package var outputEndsLines = true
  /// Whether the edits of earlier runs are going to be told.
  package var awaitsPastEdits = false
  /// Edits of this run are numbered from here.
  package var firstEdit: UInt64 = 1
  /// Makes random order another one in another run.
  package var seed: UInt64 = 0

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
