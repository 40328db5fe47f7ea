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

  /// The lines that a section's items fill; 0 without items.
  func lineCount(inSection section: Int) -> Int
  /// The line of an item, counted from 0 in its section. Precondition: there is such an item.
  func line(of path: GridIndexPath) -> Int
  /// The column of an item, counted from 0 in its line; 0 of one that has a line of its own and so
  /// covers all of them. Precondition: there is such an item.
  func column(of path: GridIndexPath) -> Int
  /// The items of a line, one at least. Precondition: there is such a line.
  func items(inLine line: Int, ofSection section: Int) -> Range<Int>
  /// The line in which row `y` of the content lies, the spacing below a line being the line's, or
  /// the section's last line above that row; nil above the first one and without items.
  func line(atRow y: Int, inSection section: Int) -> Int?

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

extension GridLayout {
  /// The rectangles of what a viewport shows, in the window's coordinates: with what the caller
  /// knows elements by, places of two layouts can be compared. Elements without a key are left out;
  /// of two with the same one the first counts.
  package func frames<Key: Hashable>(
    in viewport: Viewport, keyedBy key: (LayoutAttributes.Element) -> Key?
  ) -> [Key: Rect] {
    var frames: [Key: Rect] = [:]
    for shown in attributes(in: viewport.visibleRect) {
      guard let key = key(shown.element), frames[key] == nil else { continue }
      frames[key] = shown.frame.offset(y: -viewport.offset)
    }
    return frames
  }
}
