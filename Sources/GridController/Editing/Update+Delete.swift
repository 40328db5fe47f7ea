import AlbumModel
import GridLayout

extension GridState {
  /// More photos at once are deleted only after a question.
  static let unquestionedDeletions = 10

  /// Deletes the selected photos, or without any the cursor's; asks first when they are many, or some
  /// of them are not shown.
  mutating func delete() -> [Effect] {
    guard mode == .edit, lift == nil else { return [] }
    guard !selection.isEmpty else {
      guard let cursor else { return [] }
      guard !isAtDeletedEnd else {
        message = Message(
          .information, "That was the last one here; move to a photo to delete it")
        return []
      }
      return remove([cursor.item])
    }
    let shown = shownOnes(of: selection.items)
    if selection.count > Self.unquestionedDeletions || shown.count < selection.count {
      overlay = .confirm(Confirmation(items: selection.items, shown: shown))
      return []
    }
    return remove(selection.items)
  }

  /// Deletes an item by a click on its mark; with it all that are selected, when it is one of them.
  mutating func delete(at path: GridIndexPath) -> [Effect] {
    guard mode == .edit, lift == nil, let item = shown.item(at: path) else { return [] }
    setCursor(path)
    return selection.contains(item) ? delete() : remove([item])
  }

  /// Takes photos out of their albums, from any number of them in one go.
  mutating func remove(_ items: [PhotoID]) -> [Effect] {
    let gone = PhotoSet(items)
    let isPinned = cursorPath.flatMap { pin(ofSection: $0.section) } != nil
    let stored = storedItems(gone)
    guard !stored.isEmpty else { return [] }
    let isStored = library.kind != .list
    var step = step(words: "deletion of \(photos(stored.map(\.item)))", isStored: isStored)
    for section in Set(stored.map { library.catalog.home(of: $0.item) }).sorted() {
      let before = library.snapshot.items(of: section)
      let after = ItemList(before.filter { !gone.contains($0) })
      step.lists.append(UndoStep.ListChange(section: section, before: before, after: after))
    }
    let next = changeLibrary(losing: gone) { state in
      for change in step.lists { state.setItems(change.after, of: change.section) }
    }
    isAtDeletedEnd = next.map { !$0.isNext } ?? false
    push(step)
    message = Message(.information, deletionMessage(stored, isPinned: isPinned))
    return isStored ? [.edit(.perform(step.id, .delete(stored)))] : []
  }

  private func deletionMessage(_ stored: [StoredItem], isPinned: Bool) -> String {
    let items = stored.map(\.item)
    let albums = Set(items.map(library.catalog.home(of:)))
    let isFolder = library.kind == .folder
    var words = (isFolder ? "Deleted " : "Removed ") + photos(items)
    if albums.count > 1 {
      words += " from \(albums.count) albums"
    } else if isPinned, let album = albums.first {
      words += " from the album " + text(library.catalog.info(of: album).title)
    }
    let (them, files) = items.count == 1 ? ("it", "its file stays") : ("them", "their files stay")
    return isFolder
      ? "\(words); u brings \(them) back from the trash"
      : "\(words) from the list; u brings \(them) back, \(files)"
  }

  /// Items as the library keeps them, in reading order; those that it has no longer are left out.
  func storedItems(_ items: PhotoSet) -> [StoredItem] {
    library.snapshot.sections.flatMap { section -> [StoredItem] in
      let members = items.members(of: section.items)
      guard !members.isEmpty else { return [] }
      let home = library.home(of: section.id)
      let ordinals = library.kind == .plist ? ordinals(of: section.items) : [:]
      return members.map { stored($0, in: home, ordinal: ordinals[$0] ?? 0) }
    }
  }

  func stored(_ item: PhotoID, in home: AlbumHome, ordinal: Int = 0) -> StoredItem {
    let photo = library.catalog.photo(item)
    return StoredItem(
      item: item, home: home, location: photo.location, address: address(of: photo),
      ordinal: ordinal)
  }

  func address(of photo: Photo) -> [UInt8] {
    if let address = photo.details?.address { return address }
    switch photo.location {
    case .file(let path): return path
    case .remote(let url): return url
    }
  }

  /// How many entries with the same address stand before each item.
  func ordinals(of items: ItemList) -> [PhotoID: Int] {
    var counts: [[UInt8]: Int] = [:]
    var ordinals: [PhotoID: Int] = [:]
    for item in items {
      let address = address(of: library.catalog.photo(item))
      ordinals[item] = counts[address, default: 0]
      counts[address, default: 0] += 1
    }
    return ordinals
  }

  /// Gives a section other items, in all that depends on them.
  mutating func setItems(_ items: ItemList, of section: SectionID) {
    let before = library.snapshot.items(of: section)
    guard items != before else { return }
    library.setItems(items, of: section)
    dropFacts(of: section)
    if items.isEmpty, !before.isEmpty { emptied.insert(section) }
    if !items.isEmpty { emptied.remove(section) }
    arrange([section])
  }

  /// Some photos in words: the name of one, or how many.
  func photos(_ items: [PhotoID]) -> String {
    if items.count == 1, let item = items.first {
      let photo = library.catalog.photo(item)
      return text(library.kind == .folder ? photo.name : photo.caption)
    }
    return "\(items.count) photos"
  }
}
