package import CellGeometry

/// The part of the content that the window shows.
package struct Viewport: Equatable, Sendable {
  /// The content row at the window's top.
  package private(set) var offset: Int
  package private(set) var size: Size
  /// Rows at the top that a pinned header covers when the content is scrolled.
  package var topInset: Int

  package init(size: Size = .zero, offset: Int = 0, topInset: Int = 0) {
    self.size = size
    self.offset = offset
    self.topInset = topInset
  }

  /// What is shown, in content coordinates.
  package var visibleRect: Rect {
    Rect(x: 0, y: offset, width: size.width, height: size.height)
  }

  /// Shows another part, as near to the wanted one as the content allows: never beyond its end,
  /// unless it is smaller than the window, and never above its beginning.
  package mutating func scroll(to offset: Int, contentHeight: Int) {
    self.offset = max(0, min(offset, contentHeight - size.height))
  }

  package mutating func resize(to size: Size, contentHeight: Int) {
    self.size = size
    scroll(to: offset, contentHeight: contentHeight)
  }

  /// Scrolls as little as needed for a rectangle to be whole between the pinned header and the
  /// window's end; one that is higher than that shows its top.
  package mutating func reveal(_ rect: Rect, contentHeight: Int) {
    let room = max(1, size.height - topInset)
    if rect.y < offset + topInset || rect.height >= room {
      scroll(to: rect.y - topInset, contentHeight: contentHeight)
    } else if rect.maxY > offset + size.height {
      scroll(to: rect.maxY - size.height, contentHeight: contentHeight)
    }
  }
}
