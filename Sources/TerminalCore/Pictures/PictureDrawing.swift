import CellGeometry

/// Draws frames' pictures on a terminal, and keeps account of what stands there: one implementation
/// for each way in which pictures reach a screen.
///
/// The text of a frame is written first, by curses, which knows nothing of pictures: it holds U+00A0
/// under them, and writes nothing there while that stays so.
package protocol PictureDrawing: Sendable {
  /// What must be written after the text of `frame` was, so that the screen shows the frame's
  /// pictures: nothing that is there already.
  ///
  /// - Parameters:
  ///   - frame: what the screen is to show.
  ///   - old: the buffer that the screen showed before; nil when curses draws everything anew.
  ///   - avoidsCorner: whether the last column of the last row is left out.
  ///   - store: hands a picture's pixels to the terminal beside the line, and says whether it could.
  /// - Returns: the bytes, in the order in which they are to be written.
  /// - Complexity: O(cells of the frame + bytes that are written).
  mutating func draw(
    _ frame: Frame, changedFrom old: CellBuffer?, avoidsCorner: Bool,
    store: (PictureFile) -> Bool
  ) -> PictureOutput

  /// Forgets what is on the screen: it was cleared, or is not known. What the terminal keeps of
  /// pictures it still has.
  mutating func invalidate()

  /// The bytes that take all our pictures away from the terminal, each by its identifier; they move
  /// no cursor. Afterwards the terminal keeps none.
  mutating func goodbye() -> [UInt8]

  /// The same bytes, while all stays as it is.
  var farewell: [UInt8] { get }

  /// About how many bytes it takes to show a placement that is not on the screen.
  func cost(of placement: Placement) -> Int
}

extension PictureDrawing {
  package mutating func goodbye() -> [UInt8] {
    invalidate()
    return []
  }

  package var farewell: [UInt8] { [] }

  package func cost(of placement: Placement) -> Int {
    let rows = max(1, placement.picture.size.height)
    return placement.picture.byteCount * placement.visibleRows.count / rows
  }
}
