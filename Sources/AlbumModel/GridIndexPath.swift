/// A place in the grid: an item of a section, both counted from 0. Ordered as one reads.
package struct GridIndexPath: Hashable, Comparable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (lhs: GridIndexPath, rhs: GridIndexPath) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}
