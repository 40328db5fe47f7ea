import AlbumModel
import CellGeometry
import GridController
import GridLayout
import GridView
import TerminalCore

/// What headers say, on the screen.
enum MonkeyHeaders {
  /// The number at the right end of each album's header that is seen whole is that of its photos.
  static func check(_ state: GridState) throws {
    guard !state.isTooSmall, state.overlay == nil, state.motion == nil,
      state.gridRect.width >= 60
    else { return }
    let rows = GridScreen(state).frame().buffer.text.split(
      separator: "\n", omittingEmptySubsequences: false)
    for element in state.visibleElements {
      guard case .header(let index) = element.element,
        element.frame.y >= state.viewport.offset + state.viewport.topInset
      else { continue }
      let row = state.gridRect.y + element.frame.y - state.viewport.offset
      let section = state.shown.sections[index].id
      guard rows.indices.contains(row), row < state.gridRect.maxY, !state.isPin(section) else {
        continue
      }
      let count = state.library.snapshot.items(of: section).count
      let words = state.filter == nil ? "Photos: \(count) " : " of \(count) "
      guard (rows[row] + " ").contains(words) else {
        throw MonkeyProblem(description: "a header says \"\(rows[row])\" of \(count) photos")
      }
    }
  }
}
