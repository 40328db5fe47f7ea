/// What a section holds at some time, by a number: another number, other files perhaps.
package struct SectionContents: Hashable, Sendable {
  package var section: SectionID
  package var version: UInt64

  package init(section: SectionID, version: UInt64) {
    self.section = section
    self.version = version
  }
}
