package import AlbumModel

/// A search that leaves only its matches in the grid.
package struct Filter: Equatable, Sendable {
  /// As the user typed it.
  package var text: String
  package var query: SearchQuery
  /// All of the library's photos that match, deleted ones too.
  package internal(set) var matches = PhotoSet()
  /// Where the cursor was when the search began.
  var origin: Cursor?
}
