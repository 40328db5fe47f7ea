/// An extent in terminal cells. Never negative when made by this package's arithmetic.
package struct Size: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  /// The number of cells covered; 0 when either side is not positive.
  package var area: Int { width > 0 && height > 0 ? width * height : 0 }
}
