package import AlbumModel

extension GridState {
  /// The order that a section is to have.
  package func order(of section: SectionID) -> SortOrder {
    memory.orders[library.home(of: section)] ?? memory.order
  }

  /// Puts sections in their orders, all or some, without listing them.
  mutating func arrange(_ sections: [SectionID]? = nil) {
    for section in sections ?? library.snapshot.sections.map(\.id) {
      let order = order(of: section)
      let home = library.home(of: section)
      let own = memory.ownOrders[home]
      // Most libraries have no order but their own, which is how they stand.
      if order.key == .own, !order.isReversed, own == nil {
        if !arranged.isEmpty { arranged[section] = nil }
        continue
      }
      let items = library.snapshot.items(of: section)
      let sorted = ItemSorter.order(
        items.array, by: order, name: { library.catalog.name(of: $0) }, facts: photoFacts,
        own: own, seed: settings.seed)
      arranged[section] = ItemList(sorted)
    }
  }

  /// Chooses an order for a section, or for all that have none of their own.
  mutating func choose(_ order: SortOrder, forSection section: SectionID?) -> [Effect] {
    let before = memory
    if let section {
      memory.orders[library.home(of: section)] = order
    } else {
      memory.order = order
      memory.orders = [:]
    }
    guard memory != before else { return [] }
    push(step(words: "new order", memory: before))
    arrange(section.map { [$0] })
    relist()
    let words = OrderMenu.choices.first { $0.key == order.key }?.words ?? ""
    message = Message(
      .information, "Ordered by \(words)" + (order.isReversed ? ", reversed" : ""))
    return [.remember(memory)] + factEffects()
  }

  /// Asks for what the present orders and searches need to know of the files.
  mutating func factEffects() -> [Effect] {
    var effects: [Effect] = []
    if needsFileFacts, !isGatheringFacts {
      isGatheringFacts = true
      var blocks: [PhotosToStat] = []
      library.catalog.forEachBlock { _, base, contents in
        blocks.append(PhotosToStat(base: base, contents: contents))
      }
      effects.append(.gatherFacts(blocks))
    }
    if needsMetadata { findUndescribed() }
    return effects
  }

  private var orders: [SortOrder] { [memory.order] + Array(memory.orders.values) }

  private var queries: [SearchQuery] {
    pins.map(\.query) + [filter?.query].compactMap { $0 }
  }

  private var needsFileFacts: Bool {
    orders.contains { [.taken, .date, .size].contains($0.key) }
      || queries.contains { $0.needs.contains(.file) }
  }

  private var needsMetadata: Bool {
    orders.contains { $0.key == .taken } || queries.contains { $0.needs.contains(.metadata) }
  }

  /// Notes all photos whose own account is not known.
  private mutating func findUndescribed() {
    guard undescribed.isEmpty else { return }
    for section in library.snapshot.sections {
      for item in section.items where photoFacts.metadata(of: item) == nil {
        if case .file = library.catalog.photo(item).location { undescribed.append(item) }
      }
    }
    undescribed.reverse()
  }

  /// Takes in what is known of files now; the order and the searches that depend on it follow when
  /// all of it has come.
  mutating func receive(_ facts: [FileFact]) {
    for fact in facts { photoFacts.set(fact) }
  }

  mutating func completeFacts() {
    isGatheringFacts = true
    arrange()
    findMatches()
    relist()
  }

  mutating func receive(_ metadata: PhotoMetadata, for item: PhotoID) {
    photoFacts.set(metadata, for: item)
    guard let last = undescribed.last else { return }
    if last == item || photoFacts.metadata(of: last) != nil {
      while let next = undescribed.last, photoFacts.metadata(of: next) != nil {
        undescribed.removeLast()
      }
      if undescribed.isEmpty { completeFacts() }
    }
  }
}
