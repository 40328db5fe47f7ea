import AlbumModel

/// How far the facts of files have been gathered.
struct FactGathering: Equatable, Sendable {
  /// Photos below this identifier have been asked about, but for those that changed since.
  var end: UInt32 = 0
  /// The same of what is under way; nil when nothing is.
  var wantedEnd: UInt32?
  /// Photos whose files are others than those asked about.
  var changed: [PhotoID] = []
}

extension GridState {
  /// Asks for what the present orders and searches need to know of the files and is not known.
  mutating func factEffects() -> [Effect] {
    if needsMetadata { findUndescribed() }
    let end = UInt32(library.catalog.photoCount)
    guard needsFileFacts, end > gathering.wantedEnd ?? gathering.end || !gathering.changed.isEmpty
    else { return [] }
    gathering.wantedEnd = end
    var blocks = gathering.changed.map { item in
      PhotosToStat(base: item.rawValue, contents: library.catalog.contents(of: ItemList([item])))
    }
    library.catalog.forEachBlock { _, base, contents in
      if base + UInt32(contents.count) > gathering.end {
        blocks.append(PhotosToStat(base: base, contents: contents))
      }
    }
    return [.gatherFacts(blocks)]
  }

  private var orders: some Sequence<SortOrder> {
    [usualOrder] + memory.orders.values
  }

  private var queries: some Sequence<SearchQuery> {
    pins.map(\.query) + [filter?.query].compactMap { $0 }
  }

  private var needsFileFacts: Bool {
    orders.contains { [.taken, .date, .size].contains($0.key) }
      || queries.contains { $0.needs.contains(.file) }
  }

  var needsMetadata: Bool {
    orders.contains { $0.key == .taken } || queries.contains { $0.needs.contains(.metadata) }
  }

  /// Notes the photos that came since this was asked last and have not said what they are.
  private mutating func findUndescribed() {
    let end = UInt32(library.catalog.photoCount)
    guard end > undescribedEnd else { return }
    var found: [PhotoID] = []
    for section in library.snapshot.sections {
      for item in section.items
      where item.rawValue >= undescribedEnd && !photoFacts.hasMetadata(of: item) && isFile(item) {
        found.append(item)
      }
    }
    undescribedEnd = end
    undescribed = found.reversed() + undescribed
  }

  /// Photos that have still to be looked into before the present searches and orders are complete; at
  /// least 1 while files are being looked at.
  package var photosToRead: Int {
    let unread = needsMetadata ? undescribed.count : 0
    return unread == 0 && gathering.wantedEnd != nil ? 1 : unread
  }

  /// Whether a photo is a file of this machine.
  private func isFile(_ item: PhotoID) -> Bool {
    if library.kind == .folder { return true }
    guard case .file = library.catalog.photo(item).location else { return false }
    return true
  }

  /// Forgets what is known of files that are others now; what is needed of it is asked for anew.
  mutating func forgetFacts(of items: [PhotoID]) {
    for item in items {
      photoFacts.forget(item)
      if item.rawValue < gathering.wantedEnd ?? gathering.end { gathering.changed.append(item) }
      if item.rawValue < undescribedEnd, !undescribed.contains(item) { undescribed.append(item) }
    }
  }

  // MARK: - Answers

  /// Takes in what is known of files now; the order and the searches that depend on it follow when
  /// all of it has come.
  mutating func receive(_ facts: [FileFact]) { photoFacts.set(facts) }

  /// All files that were asked about have answered.
  mutating func completeGathering() {
    if let end = gathering.wantedEnd { gathering = FactGathering(end: end) }
    useFacts()
  }

  mutating func receive(_ metadata: PhotoMetadata, for item: PhotoID) {
    photoFacts.set(metadata, for: item)
    guard !undescribed.isEmpty else { return }
    while let next = undescribed.last, photoFacts.hasMetadata(of: next) {
      undescribed.removeLast()
    }
    if undescribed.isEmpty {
      useFacts()
    } else if isAnswered(described), queries.contains(where: { $0.needs.contains(.metadata) }) {
      useFacts(arranging: false)
    }
  }

  private func isAnswered(_ batch: [PhotoToDescribe]) -> Bool {
    batch.reversed().allSatisfy { photoFacts.hasMetadata(of: $0.item) }
  }

  /// Searches once more with what is known, and orders with all that there is to know: sorting for
  /// each part of it would take long, and turn the photos about.
  private mutating func useFacts(arranging: Bool = true) {
    let row = cursorRow
    if arranging { arrange() }
    findMatches()
    relist(atRow: row)
  }
}
