/// All that a terminal shows at one moment: the unit that a terminal is handed.
///
/// In the buffer, exactly the cells under a placement's visible rectangle hold `Cell.picture`.
package struct Frame: Equatable, Sendable {
  package var buffer: CellBuffer
  package var placements: [Placement]

  package init(buffer: CellBuffer, placements: [Placement] = []) {
    self.buffer = buffer
    self.placements = placements
  }
}
