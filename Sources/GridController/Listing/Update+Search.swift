import AlbumModel
import GridLayout
import TerminalCore

extension GridState {
  // MARK: - The field

  mutating func beginSearch() {
    cancelLift()
    search = SearchField(field: TextField(filter?.text ?? ""), problem: nil, origin: cursor)
    search?.isFormer = filter != nil
  }

  /// Takes a key while a search is typed.
  mutating func typeSearch(_ key: Key) -> [Effect] {
    guard var search else { return [] }
    message = nil
    switch (key.code, key.modifiers) {
    case (.escape, _):
      cancelSearch()
      return []
    case (.enter, _): return acceptSearch()
    case (.up, _): return recall(1)
    case (.down, _): return recall(-1)
    case (.character("c"), .control): return [.quit(status: 130, line: nil)]
    case (.backspace, _) where search.field.isEmpty:
      cancelSearch()
      return []
    default:
      let before = search.field
      if search.isFormer, case .character = key.code, key.modifiers.isEmpty {
        search.field = TextField()
      }
      guard search.field.take(key) else { return [] }
      search.isFormer = false
      if search.field.text != before.text { search.recalled = nil }
      self.search = search
      return search.field.text == before.text ? [] : applySearch()
    }
  }

  /// Leaves the field without a filter, and with the cursor where the search began.
  mutating func cancelSearch() {
    let origin = search?.origin
    search = nil
    clearFilter()
    guard let origin else { return }
    if let path = shown.indexPath(of: origin.item, in: origin.section) {
      place(cursorAt: path, goalColumn: origin.goalColumn)
    }
  }

  mutating func pasteSearch(_ bytes: [UInt8]) -> [Effect] {
    if search?.isFormer == true { search?.field = TextField() }
    search?.isFormer = false
    search?.field.paste(bytes)
    search?.recalled = nil
    return applySearch()
  }

  private mutating func recall(_ step: Int) -> [Effect] {
    guard var search else { return [] }
    let next = (search.recalled ?? -1) + step
    guard next >= -1, next < memory.searches.count else { return [] }
    if search.recalled == nil { search.typed = search.field.text }
    search.recalled = next < 0 ? nil : next
    let text = next < 0 ? search.typed : memory.searches[memory.searches.count - 1 - next]
    search.field = TextField(text)
    search.isFormer = false
    self.search = search
    return applySearch()
  }

  private mutating func acceptSearch() -> [Effect] {
    defer { search = nil }
    guard let text = filter?.text, !text.isEmpty else {
      clearFilter()
      return []
    }
    if shown.itemCount == 0, photosToRead == 0 {
      message = Message(.information, "Nothing matches \(text)")
    }
    lastSearch = filter
    memory.searches.removeAll { $0 == text }
    memory.searches.append(text)
    memory.searches = Array(memory.searches.suffix(LibraryMemory.searchLimit))
    return [.remember(memory)]
  }

  // MARK: - The filter

  /// Filters by what is typed; what can't be understood leaves the last result.
  mutating func applySearch() -> [Effect] {
    guard let text = search?.field.text else { return [] }
    if text.allSatisfy({ $0 == " " }) {
      search?.problem = nil
      setFilter(nil)
      return []
    }
    do throws(SearchProblem) {
      let query = try SearchQuery(text)
      search?.problem = nil
      setFilter(Filter(text: text, query: query, origin: search?.origin))
      return factEffects()
    } catch {
      search?.problem = error
      return []
    }
  }

  private mutating func setFilter(_ new: Filter?) {
    shrink()
    filter = new
    if var filter {
      filter.matches = matches(of: filter.query)
      self.filter = filter
    }
    isAtDeletedEnd = false
    relist()
    placeCursorForSearch()
  }

  mutating func clearFilter() {
    guard let old = filter else { return }
    lastSearch = old
    filter = nil
    // Where nothing matched there is no cursor to go on with.
    if cursor == nil { cursor = old.origin }
    relist()
    revealCursor()
  }

  /// The first match at or behind the place where the search began, else the first of all.
  private mutating func placeCursorForSearch() {
    guard let origin = search?.origin else { return }
    let home = library.catalog.home(of: origin.item)
    if let path = shown.indexPath(of: origin.item, in: origin.section)
      ?? shown.indexPath(of: origin.item, in: home)
    {
      return place(cursorAt: path)
    }
    guard let start = library.snapshot.index(of: home) else { return }
    let all = arranged[home] ?? library.snapshot.items(of: home)
    let from = all.index(of: origin.item) ?? 0
    if let index = shown.index(of: home), let matches = filter?.matches,
      let next = all[from...].first(where: matches.contains),
      let path = shown.indexPath(of: next, in: shown.sections[index].id)
    {
      return place(cursorAt: path)
    }
    let behind = shown.sections.firstIndex { section in
      (library.snapshot.index(of: section.id) ?? -1) > start && !section.items.isEmpty
    }
    if let path = behind.map({ GridIndexPath(section: $0, item: 0) }) ?? shown.firstItem {
      place(cursorAt: path)
    }
  }

  // MARK: - Matches

  /// All of the library's photos that match a query; of those that were discovered last only, when a
  /// first identifier is given.
  func matches(of query: SearchQuery, from first: UInt32 = 0) -> PhotoSet {
    var found = PhotoSet()
    var matcher = PhotoMatcher(query, facts: photoFacts)
    let catalog = library.catalog
    catalog.forEachBlock { section, base, contents in
      guard base >= first else { return }
      let matched = matcher.matches(
        in: contents, album: catalog.info(of: section).title, base: base)
      switch matched {
      case .all: found.insert(base..<base + UInt32(contents.count))
      case .none: break
      case .some(let indices):
        for index in indices { found.insert(PhotoID(rawValue: base + index)) }
      }
    }
    for item in catalog.settledAnew {
      let title = catalog.info(of: catalog.home(of: item)).title
      if matcher.matches(catalog.photo(item), album: title) {
        found.insert(item)
      } else {
        found.remove(item)
      }
    }
    return found
  }

  /// Finds the matches of the filter and the pins anew: photos came, or more is known of them. With a
  /// first identifier, adds those of the photos that were discovered last.
  mutating func findMatches(from first: UInt32 = 0) {
    guard filter != nil || lastSearch != nil || !pins.isEmpty else { return }
    filter = filter.map { renewed($0, from: first) }
    lastSearch = lastSearch.map { renewed($0, from: first) }
    for index in pins.indices {
      let found = matches(of: pins[index].query, from: first)
      if first == 0 { pins[index].matches = found } else { pins[index].matches.formUnion(found) }
    }
  }

  private func renewed(_ filter: Filter, from first: UInt32) -> Filter {
    var filter = filter
    let found = matches(of: filter.query, from: first)
    if first == 0 { filter.matches = found } else { filter.matches.formUnion(found) }
    return filter
  }

  /// Goes to the next or previous match, around the end.
  mutating func goToMatch(_ steps: Int) {
    guard cursorPath != nil else { return }
    if filter != nil {
      let path = cursorPath
      move(steps > 0 ? .moveRight : .moveLeft, count: abs(steps))
      if cursorPath == path { message = Message(.information, "There is no further match") }
      return
    }
    guard let last = lastSearch else {
      message = Message(.information, "Nothing was searched for; / begins")
      return
    }
    let total = steps.magnitude == 1 ? 1 : shownCount(of: last.matches)
    // A large number goes around the matches as often as it likes, without walking.
    for _ in 0..<(total == 0 ? 1 : (abs(steps) - 1) % total + 1) {
      guard let next = match(of: last.matches, isForward: steps > 0) else {
        message = Message(.information, "Nothing matches \(last.text)")
        return
      }
      place(cursorAt: next)
    }
  }

  private func shownCount(of matches: PhotoSet) -> Int {
    shown.sections.reduce(0) { $0 + matches.members(of: $1.items).count }
  }

  private func match(of matches: PhotoSet, isForward: Bool) -> GridIndexPath? {
    guard let path = cursorPath else { return nil }
    let sections = shown.sections
    func first(_ section: Int, in places: Range<Int>) -> GridIndexPath? {
      let items = sections[section].items[places]
      let place =
        isForward
        ? items.firstIndex(where: matches.contains) : items.lastIndex(where: matches.contains)
      return place.map { GridIndexPath(section: section, item: $0) }
    }
    let count = sections[path.section].items.count
    let here = isForward ? path.item + 1..<count : 0..<path.item
    if let found = first(path.section, in: here) { return found }
    for step in 1...sections.count {
      let away = isForward ? step : sections.count - step
      let section = (path.section + away) % sections.count
      if let found = first(section, in: sections[section].items.indices) { return found }
    }
    return nil
  }

  // MARK: - Pins

  /// Pins the present search above the albums.
  mutating func pinSearch() -> [Effect] {
    guard let filter else {
      message = Message(.information, "There is no search to pin; / begins one")
      return []
    }
    guard !memory.pins.contains(filter.text) else {
      message = Message(.information, "\(filter.text) is pinned already")
      return []
    }
    let before = memory
    memory.pins.insert(filter.text, at: 0)
    push(step(words: "pinning of \(filter.text)", memory: before))
    renewPins()
    lastSearch = filter
    self.filter = nil
    relist()
    if let index = pins.first.flatMap({ shown.index(of: $0.section) }),
      shown.item(at: GridIndexPath(section: index, item: 0)) != nil
    {
      place(cursorAt: GridIndexPath(section: index, item: 0))
    }
    message = Message(.information, "Pinned \(filter.text); u takes it back")
    return [.remember(memory)]
  }

  /// Removes the pinned search in which the cursor is, or that of a section. Its photos stay.
  mutating func unpin(section: Int? = nil) -> [Effect] {
    guard let pin = (section ?? cursorPath?.section).flatMap({ pin(ofSection: $0) }) else {
      message = Message(.information, "This is an album, not a pinned search")
      return []
    }
    let before = memory
    memory.pins.removeAll { $0 == pin.text }
    push(step(words: "removal of the pin \(pin.text)", memory: before))
    renewPins()
    relist()
    message = Message(.information, "Removed the pin \(pin.text); its photos stay")
    return [.remember(memory)]
  }

  /// Makes the pins those of the memory.
  mutating func renewPins() {
    var texts: Set<String> = []
    pins = memory.pins.compactMap { text in
      guard texts.insert(text).inserted else { return nil }
      if let known = pins.first(where: { $0.text == text }) { return known }
      // What an older program wrote and this one does not understand shows nothing, and is kept.
      guard let query = try? SearchQuery(text) else { return nil }
      let section = library.withCatalog { $0.addSection(SectionInfo(title: Array(text.utf8))) }
      var pin = Pin(text: text, query: query, section: section)
      pin.matches = matches(of: query)
      return pin
    }
  }
}
