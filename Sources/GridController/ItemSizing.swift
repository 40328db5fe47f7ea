package import CellGeometry
import GridLayout

/// How large item cells are.
package struct ItemSizing: Equatable, Sendable {
  /// Columns of an item cell unless the user asks for others: two of them are the cursor's gutters.
  package static let defaultWidth = 24
  static let smallestWidth = 8

  /// An item cell is at least so many columns wide.
  package internal(set) var minimumWidth = Self.defaultWidth
  /// A number of columns that the user fixed on the command line.
  package internal(set) var fixedColumns: Int?

  package init(fixedColumns: Int? = nil) {
    self.fixedColumns = fixedColumns
  }

  /// Rows of an item cell's caption.
  package static let captionHeight = 1
  /// Rows between a line's captions and the next line's pictures.
  static let lineSpacing = 1
  /// Columns at each side of the picture, where the cursor is drawn.
  package static let gutter = 1

  /// Where in an item cell's rectangle its mark is, and can be clicked.
  package static func badge(in frame: Rect) -> Rect {
    Rect(x: frame.maxX - 2, y: frame.y, width: 2, height: 2)
  }

  /// The grid's measures in a window, whose size does not count the bars.
  func metrics(for window: Size) -> FlowMetrics {
    FlowMetrics.fitting(
      width: window.width, minimumWidth: minimumWidth, columns: fixedColumns,
      lineSpacing: Self.lineSpacing, captionHeight: Self.captionHeight
    ) {
      Self.height(ofWidth: $0, in: window)
    }
  }

  /// The room for the picture is 11 to 10 in pixels of a cell twice as high as wide: photos taken
  /// across and upright both come out large in it.
  private static func height(ofWidth width: Int, in window: Size) -> Int {
    let picture = max(1, ((width - 2 * gutter) * 10 + 11) / 22)
    let most = window.height - captionHeight - 1
    return max(1, min(picture, most)) + captionHeight
  }

  /// Changes the number of columns by some, as seen in a window; wider item cells for fewer columns.
  mutating func change(columnsBy change: Int, in window: Size) {
    let now = metrics(for: window).columns
    let wanted = max(1, now + change)
    if fixedColumns != nil {
      if window.width / wanted >= Self.smallestWidth || wanted < now { fixedColumns = wanted }
      return
    }
    let width = window.width / wanted
    if width >= Self.smallestWidth || wanted < now { minimumWidth = max(1, width) }
  }

  mutating func reset() {
    minimumWidth = Self.defaultWidth
    fixedColumns = nil
  }
}
