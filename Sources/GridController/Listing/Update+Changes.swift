import AlbumModel

extension GridState {
  /// Takes in what happened to files while the program runs. Statements about the disk: what is known
  /// already changes nothing.
  mutating func apply(_ changes: [FolderChange], areDoubted: Bool = true) -> [Effect] {
    let changes = areDoubted ? doubt(changes) : changes
    var names = FolderNames()
    let replaced = rename(changes, &names)
    // Before they go: the cursor's item among them has a successor only where it still stands.
    let gone = vanished(in: changes, &names, besides: replaced)
    changeLibrary(losing: gone) { state in
      for change in changes { state.apply(change, gone: gone, &names) }
      state.findMatches()
    }
    return factEffects() + listDoubtful()
  }

  private func vanished(
    in changes: [FolderChange], _ names: inout FolderNames, besides replaced: [PhotoID]
  ) -> PhotoSet {
    var gone = PhotoSet(replaced)
    for change in changes where !change.vanished.isEmpty {
      guard let section = library.catalog.section(ofDirectory: change.directory) else { continue }
      let known = names.items(of: section, in: library)
      for name in change.vanished { if let item = known[name] { gone.insert(item) } }
    }
    return gone
  }

  /// Whether the library has a photo.
  func isInLibrary(_ item: PhotoID) -> Bool { !present([item]).isEmpty }

  // MARK: - Renames

  /// Files with another name stay the photos that they were: cursor and selection go with them.
  /// - Returns: photos whose files were overwritten by that.
  private mutating func rename(_ changes: [FolderChange], _ names: inout FolderNames) -> [PhotoID] {
    var replaced: [PhotoID] = []
    var leaving: [SectionID: PhotoSet] = [:]
    var coming: [SectionID: [PhotoID]] = [:]
    for change in changes where !change.renamed.isEmpty {
      guard let target = library.catalog.section(ofDirectory: change.directory) else { continue }
      for rename in change.renamed {
        guard let source = library.catalog.section(ofDirectory: rename.fromDirectory),
          let item = names.items(of: source, in: library)[rename.from]
        else {
          if let item = newcomer(rename.to, in: target, change.directory, &names) {
            coming[target, default: []].append(item)
          }
          continue
        }
        if let old = names.items(of: target, in: library)[rename.to], old != item {
          replaced.append(old)
        }
        let path = Self.path(of: rename.to, in: change.directory)
        let home = library.catalog.home(of: item)
        let details = PhotoDetails(location: .file(path))
        library.withCatalog { $0.settle(item, in: target, as: details) }
        names.move(item, from: source, rename.from, to: target, rename.to)
        coming[home]?.removeAll { $0 == item }
        leaving[source, default: PhotoSet()].insert(item)
        coming[target, default: []].append(item)
      }
    }
    guard !coming.isEmpty else { return [] }
    changeLibrary { state in state.resettle(leaving: leaving, coming: coming) }
    return replaced
  }

  /// A file whose old name is not known, or is known no more, has come under its new one.
  /// - Returns: nil when that is known.
  private mutating func newcomer(
    _ name: [UInt8], in section: SectionID, _ directory: [UInt8], _ names: inout FolderNames
  ) -> PhotoID? {
    guard names.items(of: section, in: library)[name] == nil else { return nil }
    let contents = Album.Contents.files(directory: directory, names: NameList([name]))
    let range = library.withCatalog { $0.add(contents, to: section) }
    let item = PhotoID(rawValue: range.lowerBound)
    names.insert(item, name, in: section)
    return item
  }

  private mutating func resettle(
    leaving: [SectionID: PhotoSet], coming: [SectionID: [PhotoID]]
  ) {
    for section in Set(leaving.keys).union(coming.keys).sorted() {
      var items = library.snapshot.items(of: section)
      if let gone = leaving[section] { items = ItemList(items.filter { !gone.contains($0) }) }
      setItems(merge(coming[section] ?? [], into: items), of: section)
    }
  }

  // MARK: - What came, went and changed

  private mutating func apply(
    _ change: FolderChange, gone: PhotoSet, _ names: inout FolderNames
  ) {
    guard let section = library.catalog.section(ofDirectory: change.directory) else { return }
    let known = names.items(of: section, in: library)
    let items = library.snapshot.items(of: section)
    let rest = ItemList(items.filter { !gone.contains($0) })
    if rest.count < items.count { setItems(rest, of: section) }
    renew(change.changed.compactMap { known[$0] }, of: section)
    // An item that is named twice in a report has come once.
    var seen: Set<[UInt8]> = []
    let appeared = change.appeared.filter { name in
      (known[name].map(gone.contains) ?? true) && seen.insert(name).inserted
    }
    add(appeared, to: section, directory: change.directory)
  }

  /// Forgets all that was known of photos whose content is another one.
  private mutating func renew(_ changed: [PhotoID], of section: SectionID) {
    guard !changed.isEmpty else { return }
    forgetFacts(of: changed)
    let items = PhotoSet(changed)
    pictures.forget { key in
      switch key {
      case .photo(let item), .enlarged(let item), .large(let item): items.contains(item)
      case .footer: false
      }
    }
    dropFacts(of: section)
  }

  /// Puts new files where they belong by name among those that are there.
  mutating func add(_ names: [[UInt8]], to section: SectionID, directory: [UInt8]) {
    guard !names.isEmpty else { return }
    let contents = Album.Contents.files(directory: directory, names: NameList(names))
    let range = library.withCatalog { $0.add(contents, to: section) }
    let items = merge(ItemList(range).array, into: library.snapshot.items(of: section))
    setItems(items, of: section)
  }

  /// A list with newcomers in it, each before the first item whose name comes after its own.
  /// - Complexity: O(count + newcomers · log newcomers).
  func merge(_ newcomers: [PhotoID], into items: ItemList) -> ItemList {
    guard !newcomers.isEmpty else { return items }
    let catalog = library.catalog
    let sorted = newcomers.sorted {
      NaturalOrder.precedes(catalog.name(of: $0), catalog.name(of: $1))
    }
    var merged: [PhotoID] = []
    merged.reserveCapacity(items.count + sorted.count)
    var next = 0
    for item in items {
      let name = catalog.name(of: item)
      while next < sorted.count, NaturalOrder.precedes(catalog.name(of: sorted[next]), name) {
        merged.append(sorted[next])
        next += 1
      }
      merged.append(item)
    }
    return ItemList(merged + sorted[next...])
  }
}
