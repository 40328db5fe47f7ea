package import CellGeometry

/// How a list and the grid share an area of the screen: side by side where there is room for both;
/// else the list lies over the grid, which then keeps its place and its size.
package struct GridSplit: Hashable, Sendable {
  package enum Placement: Hashable, Sendable {
    /// The list is not shown.
    case hidden
    /// The grid begins behind the list and the rule.
    case beside
    /// The list and the rule cover a part of the grid.
    case over
  }

  /// What a point belongs to.
  package enum Pane: Hashable, Sendable {
    case list
    case rule
    case grid
  }

  /// Columns of an area from which on list and grid lie side by side.
  package static let leastWidthBeside = 72
  /// Columns that the grid keeps beside the list, whatever width is wanted for that.
  package static let leastGridWidth = 48
  /// Columns of the list unless another width is wanted: a third of the area within these bounds.
  package static let usualListWidths = 20...44
  /// The least columns of a list of any wanted width.
  package static let leastListWidth = 12

  package let placement: Placement
  /// `.zero` when the list is hidden.
  package let list: Rect
  /// One column right of the list; `.zero` when the list is hidden or as wide as the area.
  package let rule: Rect
  /// Where the grid is laid out, all of the area unless the list is beside it.
  package let grid: Rect

  /// - Parameters:
  ///   - area: what both share; the other rectangles are in its coordinates.
  ///   - showsList: whether there is a list at all.
  ///   - listWidth: the list's columns that the user wants, kept within what the area allows; nil for
  ///     the usual share.
  package init(area: Rect, showsList: Bool, listWidth: Int? = nil) {
    guard showsList, !area.isEmpty else {
      (placement, list, rule, grid) = (.hidden, .zero, .zero, area)
      return
    }
    placement = area.width >= Self.leastWidthBeside ? .beside : .over
    let most = placement == .beside ? area.width - Self.leastGridWidth - 1 : area.width
    let usual = Self.usualListWidths
    let wanted = listWidth ?? max(usual.lowerBound, min(area.width / 3, usual.upperBound))
    let width = min(most, max(Self.leastListWidth, wanted))
    list = Rect(x: area.x, y: area.y, width: width, height: area.height)
    rule =
      width < area.width
      ? Rect(x: list.maxX, y: area.y, width: 1, height: area.height) : .zero
    grid = placement == .beside ? area.inset(by: EdgeInsets(left: width + 1)) : area
  }

  /// The part of the grid that is seen; without area when the list covers all of it.
  package var visibleGrid: Rect {
    guard placement == .over else { return grid }
    return grid.inset(by: EdgeInsets(left: list.width + rule.width))
  }

  /// What lies at a point, the list before the grid that it covers; nil outside the area.
  package func pane(at point: Point) -> Pane? {
    if list.contains(point) { return .list }
    if rule.contains(point) { return .rule }
    return grid.contains(point) ? .grid : nil
  }
}
