/// Everything that was discovered: gives out identifiers and knows what they stand for. Forgets
/// nothing: a photo that is deleted keeps its identifier, so that it can come back.
///
/// Photos are kept as the albums came, a name each, in one block an album; a `Photo` is put
/// together when asked for. A million photos take their names and four bytes each.
package struct Catalog: Equatable, Sendable {
  /// Photos that came together.
  private struct Block: Equatable, Sendable {
    var section: SectionID
    var contents: Album.Contents
  }

  private var blocks: [Block] = []
  /// `bases[i]` is the first photo identifier of block `i`; one entry more at the end.
  private var bases: [UInt32] = [0]
  private var sections: [SectionInfo] = []
  /// What is no longer as it was discovered.
  private var moved: [PhotoID: Resettled] = [:]
  /// Folders' sections by their directories.
  private var directories: [[UInt8]: SectionID] = [:]

  /// Where a photo is now that was discovered elsewhere.
  private struct Resettled: Equatable, Sendable {
    var section: SectionID
    var details: PhotoDetails
  }

  package init() {}

  package var photoCount: Int { Int(bases[bases.count - 1]) }
  package var sectionCount: Int { sections.count }

  // MARK: - Taking in

  /// Makes a section without photos.
  package mutating func addSection(_ info: SectionInfo) -> SectionID {
    let section = SectionID(rawValue: UInt32(sections.count))
    sections.append(info)
    if let directory = info.directory, directories[directory] == nil {
      directories[directory] = section
    }
    return section
  }

  /// Takes photos in.
  /// - Returns: their identifiers, in the order given.
  /// - Precondition: the section is one of this catalog's. Complexity: O(1).
  package mutating func add(_ contents: Album.Contents, to section: SectionID) -> Range<UInt32> {
    precondition(section.rawValue < sections.count, "no section \(section.rawValue)")
    let base = bases[bases.count - 1]
    let (end, overflows) = base.addingReportingOverflow(UInt32(contents.count))
    precondition(!overflows, "a library holds at most \(UInt32.max) photos")
    blocks.append(Block(section: section, contents: contents))
    bases.append(end)
    return base..<end
  }

  /// Takes an album in.
  /// - Returns: its identity, and its photos' identifiers in the album's order.
  /// - Complexity: O(1).
  package mutating func add(_ album: Album) -> (section: SectionID, items: Range<UInt32>) {
    let section = addSection(SectionInfo(album))
    return (section, add(album.contents, to: section))
  }

  /// Notes that a photo is in another section, or at another place, than it was discovered.
  package mutating func settle(_ item: PhotoID, in section: SectionID, as details: PhotoDetails) {
    moved[item] = Resettled(section: section, details: details)
  }

  // MARK: - Sections

  /// - Precondition: the identifier is one of this catalog's. Complexity: O(1).
  package func info(of section: SectionID) -> SectionInfo { sections[Int(section.rawValue)] }

  /// Notes what is known of a section now.
  package mutating func setFault(_ fault: String?, of section: SectionID) {
    sections[Int(section.rawValue)].fault = fault
  }

  /// The section of a folder; nil when it has none. Complexity: O(length of the path).
  package func section(ofDirectory directory: [UInt8]) -> SectionID? { directories[directory] }

  /// The blocks of photos as they were discovered: the section that each was for, its first photo's
  /// identifier, and what it holds. Photos in it may have been moved since: see `isSettledAnew`.
  package func forEachBlock(
    _ body: (_ section: SectionID, _ base: UInt32, _ contents: Album.Contents) -> Void
  ) {
    for (block, base) in zip(blocks, bases) { body(block.section, base, block.contents) }
  }

  /// The sections of the blocks whose photos begin at an identifier or behind it.
  package func sections(from base: UInt32) -> [SectionID] {
    var index = blocks.count
    while index > 0, bases[index - 1] >= base { index -= 1 }
    return Array(Set(blocks[index...].map(\.section))).sorted()
  }

  /// The block that a photo was discovered in: its first photo's identifier, and what it holds.
  package func block(of item: PhotoID) -> (base: UInt32, contents: Album.Contents) {
    let index = blockIndex(of: item)
    return (bases[index], blocks[index].contents)
  }

  /// Where some items are, as an album would have them.
  /// - Complexity: O(log albums) for items that stand as they were discovered, else O(count).
  package func contents(of items: ItemList) -> Album.Contents {
    if let range = items.range, let first = items.first, moved.isEmpty {
      let index = blockIndex(of: first)
      if range == bases[index]..<bases[index + 1] { return blocks[index].contents }
    }
    return .entries(
      items.map { item in
        let photo = photo(item)
        return photo.details ?? PhotoDetails(location: photo.location)
      })
  }

  /// Whether a photo is not, or not under that name, where it was discovered.
  package func isSettledAnew(_ item: PhotoID) -> Bool { moved[item] != nil }
  /// All such photos, in no order.
  package var settledAnew: some Collection<PhotoID> { moved.keys }

  // MARK: - Photos

  /// The section that a photo belongs to: a library has each photo in one, whatever other sections
  /// show it.
  /// - Precondition: the identifier is one of this catalog's. Complexity: O(log albums).
  package func home(of item: PhotoID) -> SectionID {
    moved[item]?.section ?? blocks[blockIndex(of: item)].section
  }

  private func blockIndex(of item: PhotoID) -> Int {
    precondition(item.rawValue < bases[bases.count - 1], "no photo \(item.rawValue)")
    // The last block whose base is not above the item; empty ones share their base with the next.
    var low = 0
    var high = blocks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bases[middle] <= item.rawValue { low = middle } else { high = middle }
    }
    return low
  }

  /// - Precondition: the identifier is one of this catalog's.
  /// - Complexity: O(log albums + length of the path).
  package func photo(_ item: PhotoID) -> Photo {
    if !moved.isEmpty, let resettled = moved[item] {
      return Self.photo(item, settled: resettled.details)
    }
    let index = blockIndex(of: item)
    let place = Int(item.rawValue - bases[index])
    switch blocks[index].contents {
    case .files(let directory, let names):
      return Self.photo(item, directory: directory, name: names[place])
    case .entries(let entries):
      return Self.photo(item, entry: entries[place])
    }
  }

  /// The bytes of a photo's name: the last component of its path. Cheaper than the whole photo.
  /// - Complexity: O(log albums + length of the name).
  package func name(of item: PhotoID) -> ArraySlice<UInt8> {
    if moved.isEmpty || moved[item] == nil {
      let index = blockIndex(of: item)
      if case .files(let directory, let names) = blocks[index].contents, !directory.isEmpty {
        return names[Int(item.rawValue - bases[index])]
      }
    }
    return photo(item).name[...]
  }

  private static func photo(
    _ item: PhotoID, directory: [UInt8], name: ArraySlice<UInt8>
  ) -> Photo {
    let slash = UInt8(ascii: "/")
    var path = directory
    if let last = path.last, last != slash { path.append(slash) }
    path.append(contentsOf: name)
    let last = lastComponent(of: path)
    return Photo(
      id: item, location: .file(path), name: last, caption: Caption.of(fileName: last),
      details: nil)
  }

  private static func photo(_ item: PhotoID, entry: PhotoDetails) -> Photo {
    let address: [UInt8]
    switch entry.location {
    case .file(let path): address = path
    case .remote(let url): address = url
    }
    return Photo(
      id: item, location: entry.location, name: lastComponent(of: address),
      caption: Caption.of(entry), details: entry)
  }

  /// A folder's photo has no details wherever it has gone.
  private static func photo(_ item: PhotoID, settled details: PhotoDetails) -> Photo {
    var photo = photo(item, entry: details)
    if details.address == nil, details.name == nil, details.text == nil, details.price == nil {
      photo.details = nil
    }
    return photo
  }

  private static func lastComponent(of path: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    guard let cut = path.lastIndex(of: slash), cut + 1 < path.count else { return path }
    return Array(path[(cut + 1)...])
  }
}
