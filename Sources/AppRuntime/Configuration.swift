package import AlbumModel
package import GridController

/// What the user's configuration file says. What it does not say is nil or empty.
package struct Configuration: Equatable, Sendable {
  package var theme: ThemeName?
  /// From 1 to 1000.
  package var columns: Int?
  /// Whether things may move by themselves.
  package var hasMotion: Bool?
  /// Whether the library must stay as it is.
  package var isReadOnly: Bool?
  /// The order of sections that the user has given none.
  package var order: SortOrder?
  /// The usual keys with those of the user in their place.
  package var keymap = Keymap.standard
  /// Opens a photo.
  package var open: ExternalCommand?
  /// Opens a photo of single albums, by their titles.
  package var albums: [String: ExternalCommand] = [:]
  /// What the share sheet offers besides its own, in this order, each with a letter of its own.
  package var share: [ExternalCommand] = []

  package init() {}
}
