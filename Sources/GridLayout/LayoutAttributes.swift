package import AlbumModel
package import CellGeometry

/// Where one element of the grid lies, in content coordinates: terminal cells counted from the
/// upper left of the whole content, of which the window shows a part.
package struct LayoutAttributes: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case item(GridIndexPath)
    case header(section: Int)
    case footer(section: Int)
    /// Stands where items would be in a section without any.
    case empty(section: Int)
  }

  package var element: Element
  package var frame: Rect

  package init(_ element: Element, frame: Rect) {
    self.element = element
    self.frame = frame
  }
}
