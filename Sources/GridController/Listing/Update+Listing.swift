import AlbumModel
import CellGeometry
import GridLayout

extension GridState {
  /// Changes the library, and lists it anew with everything that depends on it.
  ///
  /// `gone` are the items that the library will no longer have: when the cursor's is one of them, its
  /// successor is chosen before they go.
  /// - Returns: where the cursor went; nil when no item is left.
  @discardableResult
  mutating func changeLibrary(
    losing gone: PhotoSet = PhotoSet(), _ change: (inout GridState) -> Void
  ) -> Successor? {
    let row = cursorRow
    let next = successor { gone.contains($0) }
    change(&self)
    let goesOn = cursor.map { gone.contains($0.item) } ?? false
    if goesOn, let next { cursor = next.cursor }
    relist(atRow: row)
    if goesOn, let path = cursorPath { cursor?.goalColumn = layout.column(of: path) }
    forgetDeparted()
    return next
  }

  /// Lists the library's sections and items anew after a change of it, of the filter, the pins or
  /// the order, and shows that. `row` is the window's row at which the cursor's item began before
  /// the library was changed; nil where it was not.
  mutating func relist(atRow row: Int? = nil) {
    let row = row ?? cursorRow
    listing = needsListing ? Snapshot(listedSections()) : nil
    showListing(atRow: row)
  }

  /// Shows what is listed, or one album of it alone. The cursor stays on its item, wherever that is
  /// now, and the item where it was in the window; without the item the cursor goes to its section's
  /// beginning, or to the first one.
  mutating func showListing(atRow row: Int?) {
    let isAtTop = viewport.offset == 0
    listSolo()
    layOutListing()
    replaceCursor()
    cursorPlace = cursorPath
    range?.end = nil
    followLift()
    if cursor != nil, !isAtTop || viewport.offset > 0 {
      keepCursor(atRow: row)
    } else {
      revealCursor()
    }
  }

  private var needsListing: Bool {
    filter != nil || !pins.isEmpty || !arranged.isEmpty || !emptied.isEmpty
  }

  /// The sections in the order shown: pinned searches above the albums.
  private func listedSections() -> [Section] {
    let pinned = pins.map { Section(id: $0.section, items: filtered(pinnedItems($0))) }
    let albums = library.snapshot.sections.compactMap { section -> Section? in
      let items = filtered(arranged[section.id] ?? section.items)
      return isListed(section.id, items) ? Section(id: section.id, items: items) : nil
    }
    return pinned.filter { !$0.items.isEmpty || filter == nil } + albums
  }

  /// A section without items is listed where it has something to say: an album that came empty, and
  /// one that edit mode has just emptied.
  private func isListed(_ section: SectionID, _ items: ItemList) -> Bool {
    if !items.isEmpty { return true }
    if emptied.contains(section) { return mode == .edit }
    return filter == nil
  }

  private func filtered(_ items: ItemList) -> ItemList {
    filter.map { $0.matches.members(of: items) } ?? items
  }

  /// A pin's photos that are still there, in the order of the albums.
  private func pinnedItems(_ pin: Pin) -> ItemList {
    ItemList(
      library.snapshot.sections.flatMap { pin.matches.members(of: arranged[$0.id] ?? $0.items) })
  }

  private mutating func listSolo() {
    guard albumList?.hasFocus == true, let section = albumList?.section else {
      soloListing = nil
      return
    }
    guard let index = listed.index(of: section) else {
      albumList?.section = nil
      soloListing = nil
      return
    }
    soloListing = Snapshot([listed.sections[index]])
  }

  private mutating func layOutListing() {
    let snapshot = shown
    layout.replaceAll(snapshot.sections.indices.map { shape(ofSection: $0) })
    layOutEnlarged()
    viewport.scroll(to: viewport.offset, contentHeight: layout.contentSize.height)
  }

  /// Gives the cursor another place when its item is no longer in its section.
  private mutating func replaceCursor() {
    let snapshot = shown
    guard let old = cursor else {
      if let first = snapshot.firstItem { setCursor(first) }
      return
    }
    if snapshot.indexPath(of: old.item, in: old.section) != nil { return }
    let home = library.catalog.home(of: old.item)
    if let path = snapshot.indexPath(of: old.item, in: home) { return setCursor(path) }
    if let index = snapshot.index(of: old.section), !snapshot.sections[index].items.isEmpty {
      return setCursor(GridIndexPath(section: index, item: 0))
    }
    if let first = snapshot.firstItem { return setCursor(first) }
    cursor = nil
    if overlay == .detail { overlay = nil }
  }

  /// Puts the cursor on an item without scrolling.
  mutating func setCursor(_ path: GridIndexPath) {
    guard let item = shown.item(at: path) else { return }
    cursor = Cursor(
      section: shown.sections[path.section].id, item: item, goalColumn: layout.column(of: path))
    cursorPlace = path
  }

  /// Where the cursor goes when some items are gone: an identity, since places change with them.
  struct Successor {
    var cursor: Cursor
    /// Whether it is behind the cursor in the same section.
    var isNext: Bool
  }

  /// The item that the cursor goes to when some are gone: the next one of its section, else the one
  /// before, else the next of another section, else the last before. To be asked before they go.
  /// - Returns: nil when all go.
  func successor(isGone: (PhotoID) -> Bool) -> Successor? {
    guard let path = cursorPath else { return nil }
    let snapshot = shown
    func survivor(_ section: Int, _ places: some Sequence<Int>, isNext: Bool = false) -> Successor?
    {
      let items = snapshot.sections[section].items
      return places.first { !isGone(items[$0]) }.map { place in
        let path = GridIndexPath(section: section, item: place)
        return Successor(
          cursor: Cursor(
            section: snapshot.sections[section].id, item: items[place],
            goalColumn: layout.column(of: path)), isNext: isNext)
      }
    }
    let places = snapshot.sections[path.section].items.indices
    if let next = survivor(path.section, places[path.item...], isNext: true) { return next }
    if let previous = survivor(path.section, places[..<path.item].reversed()) { return previous }
    for section in snapshot.sections.indices[(path.section + 1)...] {
      if let next = survivor(section, snapshot.sections[section].items.indices) { return next }
    }
    for section in snapshot.sections.indices[..<path.section].reversed() {
      if let last = survivor(section, snapshot.sections[section].items.indices.reversed()) {
        return last
      }
    }
    return nil
  }

  /// Those of some of the library's items that the grid shows.
  /// - Complexity: O(items), and O(photos of the album) while one is shown alone.
  func shownOnes(of items: [PhotoID]) -> [PhotoID] {
    let matching = filter.map { filter in items.filter(filter.matches.contains) } ?? items
    guard let alone = soloListing else { return matching }
    let members = PhotoSet(alone.sections.flatMap(\.items))
    return matching.filter(members.contains)
  }

  /// Those of some items that the library has.
  /// - Complexity: O(items), and O(photos) for each of their sections that does not stand as it was
  ///   discovered.
  func present(_ items: [PhotoID]) -> [PhotoID] {
    var known = PhotoSet()
    var sections: Set<SectionID> = []
    return items.filter { item in
      let home = library.catalog.home(of: item)
      let list = library.snapshot.items(of: home)
      if let range = list.range { return range.contains(item.rawValue) }
      if sections.insert(home).inserted { for item in list { known.insert(item) } }
      return known.contains(item)
    }
  }

  /// Lets go of what the library no longer has.
  private mutating func forgetDeparted() {
    if !selection.isEmpty { selection = remaining(of: selection) }
    if var range {
      range.base = remaining(of: range.base)
      self.range = range
    }
    if let lift, present(lift.items).count < lift.items.count { cancelLift() }
    if case .confirm(let question)? = overlay {
      let items = present(question.items)
      overlay =
        items.isEmpty ? nil : .confirm(Confirmation(items: items, shown: shownOnes(of: items)))
    }
  }

  private func remaining(of selection: Selection) -> Selection {
    let items = present(selection.items)
    guard items.count < selection.count else { return selection }
    var rest = Selection()
    rest.insert(items)
    return rest
  }

  /// The pin that a section shows; nil for an album.
  package func pin(ofSection section: Int) -> Pin? {
    guard !pins.isEmpty, shown.sections.indices.contains(section) else { return nil }
    let id = shown.sections[section].id
    return pins.first { $0.section == id }
  }
}
