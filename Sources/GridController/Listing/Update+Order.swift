package import AlbumModel

extension GridState {
  /// The order that a section is to have.
  package func order(of section: SectionID) -> SortOrder {
    if memory.orders.isEmpty { return usualOrder }
    return memory.orders[memoryHome(of: section)] ?? usualOrder
  }

  /// The order of sections that have none of their own.
  var usualOrder: SortOrder { memory.order ?? settings.order }

  /// What a section is remembered by: its home, or what tells it from others for as long as the run
  /// lasts.
  func memoryHome(of section: SectionID) -> AlbumHome {
    let home = library.home(of: section)
    guard home == .none else { return home }
    let info = library.catalog.info(of: section)
    return info.directory.map { .folder($0) } ?? .key(info.title)
  }

  /// Puts sections in their orders, all or some, without listing them.
  mutating func arrange(_ sections: [SectionID]? = nil) {
    for section in sections ?? library.snapshot.sections.map(\.id) {
      let order = order(of: section)
      let own = memory.ownOrders[memoryHome(of: section)]
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
      memory.orders[memoryHome(of: section)] = order
    } else {
      memory.order = order
      memory.orders = [:]
    }
    guard memory != before else { return [] }
    push(step(words: "new order", memory: before))
    arrange(section.map { [$0] })
    relist()
    message = Message(.information, "Ordered \(OrderMenu.words(for: order))")
    return [.remember(memory)] + factEffects()
  }
}
