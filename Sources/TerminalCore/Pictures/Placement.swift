package import CellGeometry

/// Where a frame wants a picture.
package struct Placement: Equatable, Sendable {
  package var picture: EncodedPicture
  /// The place of the picture's upper left cell on the screen; may lie above the screen's top.
  package var origin: Point
  /// The picture's rows that may be drawn, counted from its top: the others are outside the window
  /// or covered by a header, bar or overlay.
  package var visibleRows: Range<Int>

  package init(picture: EncodedPicture, origin: Point, visibleRows: Range<Int>) {
    self.picture = picture
    self.origin = origin
    self.visibleRows = visibleRows
  }

  /// The screen cells that are drawn.
  package var visibleRect: Rect {
    Rect(
      x: origin.x, y: origin.y + visibleRows.lowerBound, width: picture.size.width,
      height: visibleRows.count)
  }
}
