package import AlbumModel

/// The list of albums beside the grid.
package struct AlbumList: Equatable, Sendable {
  /// Whether the keys are the list's.
  package internal(set) var hasFocus = true
  /// The album on which the list's own cursor is.
  package internal(set) var section: SectionID?
  /// The first row that is seen.
  package internal(set) var offset = 0
  /// Where the grid's cursor was when the list got the keys.
  var origin: Cursor?
}
