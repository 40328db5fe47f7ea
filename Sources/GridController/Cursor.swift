package import AlbumModel

/// The one highlighted item. An identity, not a place: it stays with its photo whatever moves.
package struct Cursor: Equatable, Sendable {
  package var section: SectionID
  package var item: PhotoID
  /// The column that the user has in mind, which a ragged line may not have.
  package var goalColumn: Int
}
