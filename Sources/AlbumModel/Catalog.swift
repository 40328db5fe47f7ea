/// Everything that was discovered: gives out identifiers and knows what they stand for.
///
/// Photos are kept as the albums came, a name each, in one block an album; a `Photo` is put
/// together when asked for. A million photos take their names and four bytes each.
package struct Catalog: Equatable, Sendable {
  /// Albums by their section identifier's raw value.
  private var albums: [Album] = []
  /// `bases[i]` is the first photo identifier of album `i`; one entry more at the end.
  private var bases: [UInt32] = [0]

  package init() {}

  package var photoCount: Int { Int(bases[bases.count - 1]) }
  package var albumCount: Int { albums.count }

  /// Takes an album in.
  /// - Returns: its identity, and its photos' identifiers in the album's order.
  /// - Complexity: O(1).
  package mutating func add(_ album: Album) -> (section: SectionID, items: Range<UInt32>) {
    let base = bases[bases.count - 1]
    let (end, overflows) = base.addingReportingOverflow(UInt32(album.count))
    precondition(!overflows, "a library holds at most \(UInt32.max) photos")
    let section = SectionID(rawValue: UInt32(albums.count))
    albums.append(album)
    bases.append(end)
    return (section, base..<end)
  }

  /// - Precondition: the identifier is one of this catalog's. Complexity: O(1).
  package func album(_ section: SectionID) -> Album { albums[Int(section.rawValue)] }

  /// The album in which a photo was discovered.
  /// - Precondition: the identifier is one of this catalog's. Complexity: O(log albums).
  package func home(of item: PhotoID) -> SectionID {
    precondition(item.rawValue < bases[bases.count - 1], "no photo \(item.rawValue)")
    // The last album whose base is not above the item; empty albums share their base with the next.
    var low = 0
    var high = albums.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bases[middle] <= item.rawValue { low = middle } else { high = middle }
    }
    return SectionID(rawValue: UInt32(low))
  }

  /// - Precondition: the identifier is one of this catalog's.
  /// - Complexity: O(log albums + length of the path).
  package func photo(_ item: PhotoID) -> Photo {
    let home = home(of: item)
    let place = Int(item.rawValue - bases[Int(home.rawValue)])
    switch album(home).contents {
    case .files(let directory, let names):
      return Self.photo(item, directory: directory, name: names[place])
    case .entries(let entries):
      return Self.photo(item, entry: entries[place])
    }
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

  private static func lastComponent(of path: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    guard let cut = path.lastIndex(of: slash), cut + 1 < path.count else { return path }
    return Array(path[(cut + 1)...])
  }
}
