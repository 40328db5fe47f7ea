import AlbumModel

extension GridState {
  /// Takes in a property list as it is now: an entry with an address that was there, counted among
  /// equal ones, stays the photo that it was.
  mutating func reread(_ albums: [Album]) {
    let row = cursorRow
    var known = Set<SectionID>()
    var plans: [(section: SectionID, items: ItemList)] = []
    for album in albums {
      guard case .entries(let entries) = album.contents else { continue }
      let section = section(titled: album.title) ?? library.insertEmpty(album)
      known.insert(section)
      library.withCatalog { $0.setFault(album.fault, of: section) }
      plans.append((section, items(for: entries, in: section)))
    }
    for section in library.snapshot.sections where !known.contains(section.id) {
      plans.append((section.id, ItemList()))
    }
    let kept = PhotoSet(plans.flatMap { Array($0.items) })
    let next = successor { !kept.contains($0) }
    for plan in plans { setItems(plan.items, of: plan.section) }
    findMatches()
    if let cursor, !kept.contains(cursor.item), let next { self.cursor = next.cursor }
    relist()
    keepCursor(atRow: row)
    selection.filter(isInLibrary)
    if lift?.items.allSatisfy(isInLibrary) == false { cancelLift() }
  }

  private func section(titled title: [UInt8]) -> SectionID? {
    library.section(at: .key(title))
  }

  /// The photos of an album's entries: those that were there, and new ones.
  private mutating func items(for entries: [PhotoDetails], in section: SectionID) -> ItemList {
    var waiting: [[UInt8]: [PhotoID]] = [:]
    for item in library.snapshot.items(of: section).reversed() {
      waiting[address(of: library.catalog.photo(item)), default: []].append(item)
    }
    var items: [PhotoID] = []
    for entry in entries {
      let address = entry.address ?? Self.bytes(of: entry.location)
      if let item = waiting[address]?.popLast() {
        if library.catalog.photo(item).details != entry {
          library.withCatalog { $0.settle(item, in: section, as: entry) }
        }
        items.append(item)
      } else {
        let range = library.withCatalog { $0.add(.entries([entry]), to: section) }
        items.append(PhotoID(rawValue: range.lowerBound))
      }
    }
    return ItemList(items)
  }

  private static func bytes(of location: PhotoLocation) -> [UInt8] {
    switch location {
    case .file(let path): path
    case .remote(let address): address
    }
  }
}
