package import CellGeometry

/// What a mouse did, at a place in terminal cells counted from 0.
package struct MouseEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// Moved with a button held.
    case drag(Button)
    /// One step of the wheel.
    case scrollUp
    case scrollDown
  }

  package enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }

  package var kind: Kind
  package var position: Point
  package var modifiers: Key.Modifiers

  package init(_ kind: Kind, at position: Point, modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}
