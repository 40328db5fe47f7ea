import CellGeometry
import GridLayout
import TerminalCore

extension GridState {
  /// Rows that one step of the wheel scrolls.
  private static let wheelRows = 3

  mutating func receive(_ mouse: MouseEvent) -> [Effect] {
    if case .help(let scroll) = overlay {
      switch mouse.kind {
      case .scrollUp: overlay = .help(scroll: max(0, scroll - Self.wheelRows))
      case .scrollDown:
        overlay = .help(scroll: min(HelpText.rowCount - 1, scroll + Self.wheelRows))
      case .press: overlay = nil
      case .release, .drag: break
      }
      return []
    }
    switch mouse.kind {
    case .scrollUp: scroll(rows: -Self.wheelRows)
    case .scrollDown: scroll(rows: Self.wheelRows)
    case .press(.left): click(at: mouse.position)
    case .press, .release, .drag: break
    }
    return []
  }

  /// Moves the cursor to the item under a point of the screen. Bars, headers, footers and gutters
  /// are nobody's.
  private mutating func click(at point: Point) {
    message = nil
    guard !isTooSmall, gridRect.contains(point) else { return }
    let row = point.y - gridRect.y
    if row < viewport.topInset, viewport.offset + row >= 0, pinnedSection != nil { return }
    let content = Point(x: point.x, y: row + viewport.offset)
    guard let path = layout.item(at: content) else { return }
    place(cursorAt: path)
  }

  /// The section whose header is drawn over the window's first row; nil when there is no section.
  package var pinnedSection: Int? { layout.section(atRow: viewport.offset) }
}
