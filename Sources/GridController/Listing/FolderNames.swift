import AlbumModel

/// The photos of folders by their file names, each folder's gathered when it is asked for first.
struct FolderNames {
  private var sections: [SectionID: [[UInt8]: PhotoID]] = [:]

  mutating func items(of section: SectionID, in library: Library) -> [[UInt8]: PhotoID] {
    if let known = sections[section] { return known }
    var items: [[UInt8]: PhotoID] = [:]
    for item in library.snapshot.items(of: section) {
      items[Array(library.catalog.name(of: item))] = item
    }
    sections[section] = items
    return items
  }

  /// Notes that a photo has another name, or another folder.
  mutating func move(
    _ item: PhotoID, from source: SectionID, _ name: [UInt8], to target: SectionID,
    _ newName: [UInt8]
  ) {
    sections[source]?[name] = nil
    sections[target]?[newName] = item
  }

  /// Notes a new photo.
  mutating func insert(_ item: PhotoID, _ name: [UInt8], in section: SectionID) {
    sections[section]?[name] = item
  }
}
