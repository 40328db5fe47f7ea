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
    case .albums(let albums): return insert(albums)
    case .progress(let photos):
      photosFound = max(photos, library.snapshot.itemCount)
      return []
    case .finished:
      library.isScanning = false
      return factEffects()
    case .changed(let changes): return apply(changes)
    case .fileChanged:
      isListDoubtful = true
      return listDoubtful()
    case .failed(let line): return [.quit(status: 2, line: line)]
    }
  }

  /// Takes albums in. What comes before the cursor's item moves neither it nor the view.
  private mutating func insert(_ albums: [Album]) -> [Effect] {
    let (albums, known) = separate(albums)
    if listing != nil || soloListing != nil || usualOrder != SortOrder() || !memory.orders.isEmpty
      || !memory.ownOrders.isEmpty || !memory.pins.isEmpty
    {
      insertListed(albums)
    } else {
      insertPlain(albums)
    }
    photosFound = max(photosFound, library.snapshot.itemCount)
    let effects = known.isEmpty ? [] : apply(known)
    // While the library is read this waits for its end.
    return library.isScanning ? effects : effects + factEffects()
  }

  /// Albums that are new, and folders that are known already as the changes that they may be.
  private func separate(_ albums: [Album]) -> ([Album], [FolderChange]) {
    guard library.kind == .folder else { return (albums, []) }
    var new: [Album] = []
    var known: [FolderChange] = []
    var seen: Set<[UInt8]> = []
    for album in albums {
      if case .files(let directory, let names) = album.contents, !directory.isEmpty,
        library.catalog.section(ofDirectory: directory) != nil || !seen.insert(directory).inserted
      {
        var change = FolderChange(directory: directory)
        change.appeared = (0..<names.count).map { Array(names[$0]) }
        known.append(change)
      } else {
        new.append(album)
      }
    }
    return (new, known)
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
    range?.end = nil
    followLift()
    if cursor == nil, let first = shown.firstItem {
      place(cursorAt: first)
      if isAtTop { viewport.scroll(to: 0, contentHeight: layout.contentSize.height) }
    } else if comesBefore, let row {
      keepCursor(atRow: row)
    } else {
      // A view without any item may have been left beside the cursor.
      keepCursorInView()
    }
  }

  private mutating func insertListed(_ albums: [Album]) {
    let isAtTop = viewport.offset == 0 && cursor == nil
    let row = cursorRow
    let first = library.catalog.photoCount
    for album in albums { library.insert(album) }
    findMatches(from: UInt32(first))
    arrange(library.catalog.sections(from: UInt32(first)))
    relist(atRow: row)
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
