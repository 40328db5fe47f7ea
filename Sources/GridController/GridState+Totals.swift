package import AlbumModel

extension GridState {
  /// All photos of a section, whatever a search leaves of it.
  package func total(ofSection section: SectionID) -> Int {
    pins.first { $0.section == section }.map(count(of:))
      ?? library.snapshot.items(of: section).count
  }

  private func count(of pin: Pin) -> Int {
    guard filter != nil else { return listed.items(of: pin.section).count }
    return library.snapshot.sections.reduce(0) { $0 + pin.matches.members(of: $1.items).count }
  }

  /// Whether a section is a pinned search.
  package func isPin(_ section: SectionID) -> Bool { pins.contains { $0.section == section } }
}
