import CellGeometry
import GridController
import TerminalCore

/// Draws a line of text that is being typed, with its insertion point.
struct FieldView {
  let style: Style

  /// Shows as much before the insertion point as fits, so that it is always seen.
  func draw(_ field: TextField, x: Int, y: Int, width: Int, on canvas: inout Canvas) {
    let before = DisplayText(String(field.characters[..<field.cursor]))
    let rest = field.characters[field.cursor...]
    let under = rest.first.map { DisplayText(String($0)) } ?? " "
    let after = DisplayText(String(rest.dropFirst()))
    var place = x
    place += canvas.write(
      before.truncatedAtStart(toWidth: max(0, width - under.width)), x: place, y: y, style)
    var mark = style
    mark.attributes.formSymmetricDifference(.reverse)
    place += canvas.write(under, x: place, y: y, mark)
    let room = x + width - place
    if room > 0 { canvas.write(after.truncated(toWidth: room), x: place, y: y, style) }
  }
}
