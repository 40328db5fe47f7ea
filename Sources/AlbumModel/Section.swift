/// A section of a snapshot: an identity and its ordered items.
package struct Section: Equatable, Sendable {
  package var id: SectionID
  package var items: ItemList

  package init(id: SectionID, items: ItemList) {
    self.id = id
    self.items = items
  }
}
