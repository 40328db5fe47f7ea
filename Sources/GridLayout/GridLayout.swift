package import AlbumModel
package import CellGeometry

/// Geometry of a sectioned grid. All rectangles are in content coordinates, in terminal cells.
///
/// Elements do not overlap, lie inside the content, and follow each other in reading order: the
/// header of a section, its items, its footer, then the next section.
package protocol GridLayout: Sendable {
  var contentSize: Size { get }
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int

  /// Everything that touches a rectangle, in reading order.
  func attributes(in rect: Rect) -> [LayoutAttributes]

  /// An item's rectangle; nil when there is no such item.
  func frameOfItem(at path: GridIndexPath) -> Rect?
  /// The rectangle of a section with its header and footer; nil when there is no such section.
  func frameOfSection(_ section: Int) -> Rect?
  func frameOfHeader(inSection section: Int) -> Rect?
  func frameOfFooter(inSection section: Int) -> Rect?

  /// The section in whose rectangle row `y` lies; nil outside the content.
  func section(atRow y: Int) -> Int?
  /// The item under a point; nil in gutters, headers and footers.
  func item(at point: Point) -> GridIndexPath?
}
