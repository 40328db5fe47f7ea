package import AlbumModel

/// Photos that came together, whose files' sizes and times are wanted.
package struct PhotosToStat: Equatable, Sendable {
  /// The first photo's identifier; the others follow.
  package var base: UInt32
  package var contents: Album.Contents
}
