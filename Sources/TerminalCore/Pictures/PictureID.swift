/// Names one encoded picture for as long as the program runs. Two pictures of the same photo, for
/// other sizes or of better quality, have different identifiers; an identifier is never used again.
package struct PictureID: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
