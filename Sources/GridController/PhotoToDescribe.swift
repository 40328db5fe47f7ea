package import AlbumModel

/// A photo whose own account of itself is wanted.
package struct PhotoToDescribe: Equatable, Sendable {
  package var item: PhotoID
  package var location: PhotoLocation
}
