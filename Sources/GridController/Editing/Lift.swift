package import AlbumModel

/// Items that are lifted, and where they would drop.
package struct Lift: Equatable, Sendable {
  /// In reading order.
  package var items: [PhotoID]
  /// The gap where they would drop, in the shown snapshot: before this place, whose item may be the
  /// section's count.
  package var target: GridIndexPath
  /// Whether the mouse holds them.
  package var isDragged: Bool
  /// Where the cursor was.
  var origin: Cursor
}
