/// What the files of a section add up to.
package struct SectionFacts: Hashable, Sendable {
  /// Bytes of all files together.
  package var byteCount: UInt64
  /// The local days of the earliest and latest modification; nil when there is no file.
  package var earliest: CivilDay?
  package var latest: CivilDay?

  package init(byteCount: UInt64, earliest: CivilDay?, latest: CivilDay?) {
    self.byteCount = byteCount
    self.earliest = earliest
    self.latest = latest
  }
}
