package import AlbumModel

extension GridState {
  /// All photos of a section, whatever a search leaves of it.
  package func total(ofSection section: SectionID) -> Int {
    isPin(section)
      ? listed.items(of: section).count : library.snapshot.items(of: section).count
  }

  /// Whether a section is a pinned search.
  package func isPin(_ section: SectionID) -> Bool { pins.contains { $0.section == section } }
}
