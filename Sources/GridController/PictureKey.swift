package import AlbumModel

/// What a picture shows.
package enum PictureKey: Hashable, Sendable {
  case photo(PhotoID)
  /// The photo in the width of the grid.
  case enlarged(PhotoID)
  /// The photo in the detail view.
  case large(PhotoID)
  /// The library's footer picture.
  case footer
}
