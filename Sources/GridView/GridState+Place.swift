import AlbumModel
import GridController
import GridLayout

extension GridState {
  /// The cursor's item, counted from 1 over the whole library; nil when there is none.
  /// - Complexity: O(sections before it).
  package var cursorNumber: Int? {
    guard let path = cursorPath else { return nil }
    return (0..<path.section).reduce(path.item + 1) { $0 + layout.itemCount(inSection: $1) }
  }
}
