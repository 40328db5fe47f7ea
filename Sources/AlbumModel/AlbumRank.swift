/// A folder's place in natural order: its path below the library's root, compared one component
/// after the other, so that a folder comes directly before the folders in it.
package struct AlbumRank: Hashable, Comparable, Sendable {
  package let path: [UInt8]
  package init(path: [UInt8]) { self.path = path }

  package static func < (lhs: AlbumRank, rhs: AlbumRank) -> Bool {
    let slash = UInt8(ascii: "/")
    var left = lhs.path.split(separator: slash).makeIterator()
    var right = rhs.path.split(separator: slash).makeIterator()
    while true {
      switch (left.next(), right.next()) {
      case (nil, nil): return false
      case (nil, _): return true
      case (_, nil): return false
      case (let a?, let b?):
        if a != b { return NaturalOrder.precedes(a, b) }
      }
    }
  }
}
