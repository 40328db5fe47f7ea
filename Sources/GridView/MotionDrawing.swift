import CellGeometry
import GridController
import GridLayout

/// An element, and where it is drawn on the screen.
struct DrawnElement {
  var element: LayoutAttributes.Element
  var frame: Rect
}

extension GridState {
  /// Visible elements with the places that they have at this moment, in the order in which they are
  /// drawn: what moves lies over what stands.
  func drawn(_ elements: [LayoutAttributes]) -> [DrawnElement] {
    let dy = gridRect.y - viewport.offset
    let atRest = elements.map {
      DrawnElement(element: $0.element, frame: $0.frame.offset(x: gridRect.x, y: dy))
    }
    guard let motion else { return atRest }
    var standing: [DrawnElement] = []
    var moving: [DrawnElement] = []
    for var drawn in atRest {
      let key = motionKey(of: drawn.element)
      if motion.moves(key), let frame = motion.frame(of: key) {
        drawn.frame = frame
        moving.append(drawn)
      } else {
        standing.append(drawn)
      }
    }
    return standing + moving
  }
}
