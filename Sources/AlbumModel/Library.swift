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

  /// Changes what is known of the photos; the order of sections and items is changed by the
  /// functions below.
  package mutating func withCatalog<Result>(_ body: (inout Catalog) -> Result) -> Result {
    body(&catalog)
  }

  /// Gives a section other items. Complexity: O(1).
  package mutating func setItems(_ items: ItemList, of section: SectionID) {
    snapshot.setItems(items, of: section)
  }

  /// What keeps a section's photos.
  package func home(of section: SectionID) -> AlbumHome {
    let info = catalog.info(of: section)
    switch kind {
    case .folder: return info.directory.map { .folder($0) } ?? .none
    case .plist: return .key(info.title)
    case .list: return .none
    }
  }

  /// The section whose photos are kept there; nil when there is none.
  /// - Complexity: O(sections) for a property list.
  package func section(at home: AlbumHome) -> SectionID? {
    switch home {
    case .folder(let directory): catalog.section(ofDirectory: directory)
    case .key(let key): snapshot.sections.first { catalog.info(of: $0.id).title == key }?.id
    case .none: nil
    }
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

  /// Makes a section for an album, without its photos, where its rank puts it.
  package mutating func insertEmpty(_ album: Album) -> SectionID {
    let place = place(for: album.rank)
    let section = catalog.addSection(SectionInfo(album))
    snapshot.insert(Section(id: section, items: ItemList()), at: place)
    return section
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
    guard let other = catalog.info(of: snapshot.sections[section].id).rank else { return false }
    return rank < other
  }
}
