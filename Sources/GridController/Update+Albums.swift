package import AlbumModel
import CellGeometry
package import GridLayout

extension GridState {
  /// Shows the album list and gives it the keys; from the grid back to the list; from the list away.
  mutating func toggleAlbumList() {
    if albumList?.hasFocus == true { return closeAlbumList(restoring: false) }
    let section = cursor?.section
    albumList = AlbumList(section: section)
    albumList?.origin = cursor
    relayout()
    showListing(atRow: cursorRow)
    revealAlbum()
  }

  /// - `restoring`: whether the cursor goes back to where it was.
  mutating func closeAlbumList(restoring: Bool) {
    let origin = albumList?.origin
    albumList = nil
    relayout()
    showListing(atRow: cursorRow)
    if restoring, let origin, let path = shown.indexPath(of: origin.item, in: origin.section) {
      place(cursorAt: path)
    }
  }

  /// The rows of the album list: all sections that the search leaves.
  package var albumRows: [Section] { listed.sections }

  private var albumRow: Int? { albumList?.section.flatMap { listed.index(of: $0) } }

  /// The rows of the list that are seen.
  package var albumViewport: ListViewport {
    ListViewport(
      count: listed.sections.count, height: split.list.height, offset: albumList?.offset ?? 0)
  }

  /// In the list the keys of the grid move over albums; each is shown alone.
  /// - Returns: nil when the grid takes the action.
  mutating func performInAlbums(_ action: Action, count: Int?) -> [Effect]? {
    let viewport = albumViewport
    let times = count ?? 1
    switch action {
    case .moveDown, .nextSection, .nextPhoto: goToAlbum(movedBy: times)
    case .moveUp, .previousSection: goToAlbum(movedBy: -times)
    case .pageDown: goToAlbum(movedBy: viewport.page * times)
    case .pageUp: goToAlbum(movedBy: -viewport.page * times)
    case .halfPageDown: goToAlbum(movedBy: viewport.halfPage * times)
    case .halfPageUp: goToAlbum(movedBy: -viewport.halfPage * times)
    case .firstItem: goToAlbum(at: count.map { $0 - 1 } ?? 0)
    case .lastItem: goToAlbum(at: count.map { $0 - 1 } ?? Int.max)
    case .open, .moveRight, .drop, .toggleSelection: acceptAlbum()
    case .cancel: closeAlbumList(restoring: true)
    case .moveLeft, .quit: closeAlbumList(restoring: action == .quit)
    default: return nil
    }
    return []
  }

  private mutating func goToAlbum(movedBy rows: Int) {
    guard let row = albumViewport.row(from: albumRow ?? 0, movedBy: rows) else { return }
    goToAlbum(at: row)
  }

  mutating func goToAlbum(at row: Int) {
    let sections = listed.sections
    guard !sections.isEmpty else { return }
    let row = max(0, min(row, sections.count - 1))
    albumList?.section = sections[row].id
    showListing(atRow: nil)
    revealAlbum()
    viewport.scroll(to: 0, contentHeight: layout.contentSize.height)
    revealCursor()
  }

  private mutating func revealAlbum() {
    guard let row = albumRow else { return }
    var viewport = albumViewport
    viewport.reveal(row)
    albumList?.offset = viewport.offset
  }

  mutating func scrollAlbums(rows: Int) {
    var viewport = albumViewport
    viewport.scroll(to: viewport.offset + rows)
    albumList?.offset = viewport.offset
  }

  /// Scrolls the whole grid to the album, and gives the keys back to the grid. A list that lies over
  /// the grid goes away.
  mutating func acceptAlbum() {
    let section = albumList?.section
    if split.placement == .over { albumList = nil } else { albumList?.hasFocus = false }
    relayout()
    showListing(atRow: cursorRow)
    guard let index = section.flatMap({ shown.index(of: $0) }), !shown.sections[index].items.isEmpty
    else { return }
    place(cursorAt: GridIndexPath(section: index, item: 0))
    if let frame = layout.frameOfSection(index) {
      viewport.scroll(to: frame.y, contentHeight: layout.contentSize.height)
    }
    revealCursor()
  }

  /// The grid's own album follows its cursor while the list only looks on.
  package var markedAlbum: SectionID? {
    albumList?.hasFocus == true ? albumList?.section : cursor?.section
  }
}
