import AlbumModel
import GridController
import GridLayout

extension GridState {
  /// How many photos a shown section has: `11`, or while a search leaves some of them `3 of 11`.
  func countWords(ofSection section: Int, in shown: Snapshot) -> String {
    let count = Numbers.grouped(shown.sections[section].items.count)
    guard filter != nil else { return count }
    return "\(count) of \(Numbers.grouped(total(ofSection: shown.sections[section].id)))"
  }

  /// The cursor's item among those of all albums, or of its pinned search, or of the album that is
  /// shown alone: `12 of 4,031`. Nil when there is none.
  /// - Complexity: O(sections).
  func cursorPlaceWords(in shown: Snapshot) -> String? {
    guard let path = cursorPath else { return nil }
    if pin(ofSection: path.section) != nil {
      let all = layout.itemCount(inSection: path.section)
      return "\(Numbers.grouped(path.item + 1)) of \(Numbers.grouped(all)) found"
    }
    let pinned = shown.sections.prefix { isPin($0.id) }.count
    let number = (pinned..<path.section).reduce(path.item + 1) {
      $0 + layout.itemCount(inSection: $1)
    }
    let all = shown.itemCount - shown.sections[..<pinned].reduce(0) { $0 + $1.items.count }
    return "\(Numbers.grouped(number)) of \(Numbers.grouped(all))"
  }
}
