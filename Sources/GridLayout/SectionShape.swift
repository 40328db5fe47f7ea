/// What a layout must know of a section.
package struct SectionShape: Equatable, Sendable {
  package var itemCount: Int
  /// Rows of the header above the items; 0 for none.
  package var headerHeight: Int
  /// Rows of the footer below the items; 0 for none.
  package var footerHeight: Int
  /// Rows in place of items when there are none; 0 for no empty state.
  package var emptyHeight: Int

  package init(itemCount: Int, headerHeight: Int = 0, footerHeight: Int = 0, emptyHeight: Int = 0) {
    self.itemCount = itemCount
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.emptyHeight = emptyHeight
  }
}
