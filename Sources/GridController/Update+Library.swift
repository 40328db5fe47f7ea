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
      return factEffects()
    case .changed(let changes):
      apply(changes)
      return []
    case .failed(let line): return [.quit(status: 2, line: line)]
    }
  }

  /// Takes albums in. What comes before the cursor's item moves neither it nor the view.
  private mutating func insert(_ albums: [Album]) {
    let before = library.catalog.photoCount
    if listing != nil || soloListing != nil || memory.order != SortOrder() || !memory.orders.isEmpty
      || !memory.ownOrders.isEmpty || !memory.pins.isEmpty
    {
      insertListed(albums)
    } else {
      insertPlain(albums)
    }
    photosFound = max(photosFound, library.snapshot.itemCount)
    if library.catalog.photoCount != before { hasGatheredFacts = false }
  }

  /// The usual case: the grid shows the library as it is.
  private mutating func insertPlain(_ albums: [Album]) {
    let isAtTop = viewport.offset == 0
    let row = cursorRow
    var comesBefore = false
    for album in albums {
      let section = library.insert(album)
      layout.insert(shape(ofSection: section), at: section)
      if let path = cursorPath, section < path.section { comesBefore = true }
    }
    layOutEnlarged()
    if cursor == nil, let first = shown.firstItem {
      place(cursorAt: first)
      if isAtTop { viewport.scroll(to: 0, contentHeight: layout.contentSize.height) }
    } else if comesBefore, let row {
      keepCursor(atRow: row)
    }
  }

  private mutating func insertListed(_ albums: [Album]) {
    let isAtTop = viewport.offset == 0 && cursor == nil
    let first = library.catalog.photoCount
    for album in albums { library.insert(album) }
    let sections = library.catalog.sections(from: UInt32(first))
    if pins.count != memory.pins.count { renewPins() }
    findMatches(from: UInt32(first))
    arrange(sections)
    relist()
    if isAtTop { viewport.scroll(to: 0, contentHeight: layout.contentSize.height) }
  }

  // MARK: - What an earlier run kept

  mutating func receive(_ remembered: LibraryMemory) -> [Effect] {
    memory = remembered
    guard memory != LibraryMemory() else { return [] }
    renewPins()
    arrange()
    relist()
    return factEffects()
  }
}
