import AlbumModel

extension GridState {
  /// Takes in what happened to files while the program runs. Statements about the disk: what is known
  /// already changes nothing.
  mutating func apply(_ changes: [FolderChange]) {
    let row = cursorRow
    for change in changes { rename(change) }
    // Before they go: the cursor's item among them has a successor only where it still stands.
    let gone = vanished(in: changes)
    let next = successor { gone.contains($0) }
    for change in changes { apply(change) }
    hasGatheredFacts = false
    findMatches()
    if let cursor, gone.contains(cursor.item), let next { self.cursor = next.cursor }
    relist()
    keepCursor(atRow: row)
    selection.filter(isInLibrary)
    if lift?.items.allSatisfy(isInLibrary) == false { cancelLift() }
  }

  private func vanished(in changes: [FolderChange]) -> PhotoSet {
    var gone = PhotoSet()
    for change in changes where !change.vanished.isEmpty {
      guard let section = library.catalog.section(ofDirectory: change.directory) else { continue }
      let known = names(of: section)
      for name in change.vanished {
        if let item = known[name] { gone.insert(item) }
      }
    }
    return gone
  }

  func isInLibrary(_ item: PhotoID) -> Bool {
    library.snapshot.items(of: library.catalog.home(of: item)).index(of: item) != nil
  }

  /// The items of a section by their file names.
  private func names(of section: SectionID) -> [[UInt8]: PhotoID] {
    var items: [[UInt8]: PhotoID] = [:]
    for item in library.snapshot.items(of: section) {
      items[Array(library.catalog.name(of: item))] = item
    }
    return items
  }

  /// A file with another name stays the photo that it was: cursor and selection go with it.
  private mutating func rename(_ change: FolderChange) {
    guard !change.renamed.isEmpty,
      let target = library.catalog.section(ofDirectory: change.directory)
    else { return }
    for rename in change.renamed {
      guard let source = library.catalog.section(ofDirectory: rename.fromDirectory),
        let item = names(of: source)[rename.from]
      else { continue }
      let replaced = names(of: target)[rename.to]
      let slash: [UInt8] = change.directory.last == 0x2f ? [] : [0x2f]
      let details = PhotoDetails(location: .file(change.directory + slash + rename.to))
      library.withCatalog { $0.settle(item, in: target, as: details) }
      setItems(library.snapshot.items(of: source).removing([item]), of: source)
      var items = library.snapshot.items(of: target)
      if let replaced { items = items.removing([replaced]) }
      setItems(items.inserting([item], at: naturalPlace(of: item, in: items)), of: target)
    }
  }

  private mutating func apply(_ change: FolderChange) {
    guard let section = library.catalog.section(ofDirectory: change.directory) else { return }
    let known = names(of: section)
    let gone = Set(change.vanished.compactMap { known[$0] })
    setItems(library.snapshot.items(of: section).removing(gone), of: section)
    let changed = Set(change.changed.compactMap { known[$0] })
    if !changed.isEmpty {
      for item in changed { photoFacts.forget(item) }
      pictures.forget { key in
        switch key {
        case .photo(let item), .enlarged(let item), .large(let item): changed.contains(item)
        case .footer: false
        }
      }
      facts[section] = nil
      measured = []
    }
    let appeared = change.appeared.filter { known[$0].map(gone.contains) ?? true }
    add(appeared, to: section, directory: change.directory)
  }

  /// Puts new files where they belong by name among those that are there.
  private mutating func add(_ names: [[UInt8]], to section: SectionID, directory: [UInt8]) {
    guard !names.isEmpty else { return }
    let contents = Album.Contents.files(directory: directory, names: NameList(names))
    let range = library.withCatalog { $0.add(contents, to: section) }
    var merged: [PhotoID] = []
    let old = library.snapshot.items(of: section)
    merged.reserveCapacity(old.count + names.count)
    var next = 0
    for item in old {
      let name = library.catalog.name(of: item)
      while next < names.count, NaturalOrder.precedes(names[next], name) {
        merged.append(PhotoID(rawValue: range.lowerBound + UInt32(next)))
        next += 1
      }
      merged.append(item)
    }
    while next < names.count {
      merged.append(PhotoID(rawValue: range.lowerBound + UInt32(next)))
      next += 1
    }
    setItems(ItemList(merged), of: section)
  }
}
