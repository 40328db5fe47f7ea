import AlbumModel

/// A range that is being selected: it reaches from its anchor to the cursor.
package struct SelectedRange: Equatable, Sendable {
  /// The section and item where it began.
  var section: SectionID
  var item: PhotoID
  /// What was selected before.
  var base: Selection
  /// Where it ended when it was selected last; nil when places mean others now.
  var end: GridIndexPath?
}
