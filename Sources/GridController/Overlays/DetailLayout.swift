package import CellGeometry

/// Where the parts of the detail view are, on the screen.
package struct DetailLayout: Equatable, Sendable {
  /// The room for the photo.
  package var picture: Rect
  /// The room for what is known of it: beside the photo in wide windows, else below.
  package var text: Rect
  package var isBeside: Bool

  /// Columns of the text beside the photo: a quarter of the window within these bounds.
  private static let textWidths = 36...56
  /// The text goes beside the photo in windows that are at least so wide.
  private static let wideWindow = 100
  /// Rows of the text below the photo.
  private static let textHeight = 4

  package init(window: Size) {
    let area = Rect(
      x: 0, y: GridState.barHeight, width: max(1, window.width),
      height: max(1, window.height - 2 * GridState.barHeight))
    isBeside = area.width >= Self.wideWindow
    if isBeside {
      let textWidth = max(
        Self.textWidths.lowerBound, min(area.width / 4, Self.textWidths.upperBound))
      let width = area.width - textWidth
      picture = Rect(x: 1, y: area.y, width: max(1, width - 2), height: area.height)
      text = Rect(x: width, y: area.y, width: textWidth, height: area.height)
    } else {
      let height = area.height > 2 * Self.textHeight ? Self.textHeight : 0
      picture = Rect(x: area.x, y: area.y, width: area.width, height: area.height - height)
      text = Rect(x: area.x, y: area.maxY - height, width: area.width, height: height)
    }
  }
}
