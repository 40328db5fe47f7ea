package import AlbumModel

/// What a picture shows.
package enum PictureKey: Hashable, Sendable {
  case photo(PhotoID)
  /// The library's footer picture.
  case footer
}
