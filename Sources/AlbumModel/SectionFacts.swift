/// What the files of a section add up to.
package struct SectionFacts: Hashable, Sendable {
  /// Bytes of all files together.
  package var byteCount: UInt64
  /// The earliest and latest modification, in seconds since 1970; nil when there is no file.
  package var earliest: Int64?
  package var latest: Int64?

  package init(byteCount: UInt64, earliest: Int64?, latest: Int64?) {
    self.byteCount = byteCount
    self.earliest = earliest
    self.latest = latest
  }
}
