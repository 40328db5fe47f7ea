/// An identity of a photo that survives sorting, filtering and moves. Valid for one run; given out
/// in order of discovery from 0, so that it can index arrays.
package struct PhotoID: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static func < (lhs: PhotoID, rhs: PhotoID) -> Bool { lhs.rawValue < rhs.rawValue }
}
