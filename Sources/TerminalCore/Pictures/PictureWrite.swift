package import CellGeometry

/// Bytes of a picture for one place of the screen. They begin and end with default attributes and
/// move the cursor by what they print alone.
package struct PictureWrite: Equatable, Sendable {
  package var position: Point
  package var bytes: [UInt8]
}
