/// All that a terminal shows at one moment: the unit that a terminal is handed.
///
/// A placement shows in those cells of its visible rectangle that hold `Cell.picture`, and no other
/// cell holds it: whatever is drawn over a picture covers it.
package struct Frame: Equatable, Sendable {
  package var buffer: CellBuffer
  package var placements: [Placement]

  package init(buffer: CellBuffer, placements: [Placement] = []) {
    self.buffer = buffer
    self.placements = placements
  }
}
