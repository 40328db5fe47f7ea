/// A number that tells an edit of the library from all others, those of earlier runs too.
package struct EditID: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
