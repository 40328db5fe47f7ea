/// What one run browses: what was discovered, and how it is ordered.
package struct Library: Equatable, Sendable {
  package var kind: LibraryKind
  /// Bytes, not yet made safe for a screen.
  package var title: [UInt8]
  /// The picture at every section's end, where the library has one.
  package var footerPicture: PhotoLocation?
  package private(set) var catalog = Catalog()
  package private(set) var snapshot = Snapshot()
  /// Whether more may come.
  package var isScanning = true

  package init(kind: LibraryKind = .folder, title: [UInt8] = []) {
    self.kind = kind
    self.title = title
  }

  /// Takes an album in as a section, where its rank puts it.
  /// - Returns: the new section's index.
  /// - Complexity: O(log sections), and O(1) more when it comes last, as it mostly does.
  @discardableResult
  package mutating func insert(_ album: Album) -> Int {
    let place = place(for: album.rank)
    let (section, items) = catalog.add(album)
    snapshot.insert(Section(id: section, items: ItemList(items)), at: place)
    return place
  }

  /// The index behind all sections whose rank is not above the given one.
  private func place(for rank: AlbumRank?) -> Int {
    let end = snapshot.sections.count
    guard let rank, end > 0, precedes(rank, end - 1) else { return end }
    var low = 0
    var high = end - 1
    while low < high {
      let middle = (low + high) / 2
      if precedes(rank, middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func precedes(_ rank: AlbumRank, _ section: Int) -> Bool {
    guard let other = catalog.album(snapshot.sections[section].id).rank else { return false }
    return rank < other
  }
}
