/// Neighbouring cells of one row, from column `x` of row `y`: what changed from one buffer to the
/// next. Never begins or ends inside a wide character.
package struct CellRun: Equatable, Sendable {
  package var y: Int
  package var x: Int
  package var cells: ArraySlice<Cell>
}
