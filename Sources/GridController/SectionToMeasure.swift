package import AlbumModel

/// A section whose files are to be added up.
package struct SectionToMeasure: Equatable, Sendable {
  package var id: SectionContents
  package var album: Album
}
