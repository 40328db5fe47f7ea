import AlbumModel
import CellGeometry
import GridLayout

extension GridState {
  mutating func receive(_ event: LibraryEvent) -> [Effect] {
    switch event {
    case .opened(let kind, let title, let footerPicture):
      library.kind = kind
      library.title = title
      library.footerPicture = footerPicture
      return []
    case .albums(let albums):
      insert(albums)
      return []
    case .progress(let photos):
      photosFound = max(photos, library.snapshot.itemCount)
      return []
    case .finished:
      library.isScanning = false
      return []
    case .changed: return []
    case .failed(let line): return [.quit(status: 2, line: line)]
    }
  }

  /// Takes albums in. What comes before the cursor's item moves neither it nor the view.
  private mutating func insert(_ albums: [Album]) {
    let isAtTop = viewport.offset == 0
    let row = cursorRow
    var comesBefore = false
    for album in albums {
      let section = library.insert(album)
      layout.insert(shape(ofSection: section), at: section)
      if let path = cursorPath, section < path.section { comesBefore = true }
    }
    photosFound = max(photosFound, library.snapshot.itemCount)
    if cursor == nil, let first = library.snapshot.firstItem {
      place(cursorAt: first)
      if isAtTop { viewport.scroll(to: 0, contentHeight: layout.contentSize.height) }
    } else if comesBefore, let row {
      keepCursor(atRow: row)
    }
  }
}
