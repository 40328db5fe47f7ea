/// What is written for a frame's pictures, in this order.
package struct PictureOutput: Equatable, Sendable {
  /// Sequences that draw nothing and move no cursor: deletions, then pixels for the terminal to keep.
  package var preparation: [UInt8] = []
  /// From the upper left.
  package var writes: [PictureWrite] = []

  package init() {}

  package var isEmpty: Bool { preparation.isEmpty && writes.isEmpty }
}
