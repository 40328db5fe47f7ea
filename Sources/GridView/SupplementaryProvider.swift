import AlbumModel
import CellGeometry
import GridController

/// Draws the views above, below and in place of a section's items. Each kind of section has its
/// own; the rows that they take are the layout's.
protocol SupplementaryProvider {
  func drawHeader(ofSection section: Int, in rect: Rect, on canvas: inout Canvas)
  func drawFooter(ofSection section: Int, in rect: Rect, on canvas: inout Canvas)
  /// Stands where the items of a section without any would be.
  func drawEmptyState(ofSection section: Int, in rect: Rect, on canvas: inout Canvas)
}
