package import AlbumModel

/// A search that stands above the albums as a section of its own.
package struct Pin: Equatable, Sendable {
  package var text: String
  package var query: SearchQuery
  package var section: SectionID
  var matches = PhotoSet()
}
