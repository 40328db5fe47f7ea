import AlbumModel

/// Sorts the paths of a list into sections by folder, in order of first appearance; the paths of a
/// section keep their order.
///
/// A section can be taken out before the list ends. What comes for its folder afterwards makes
/// another section, with the same title and rank, so that it is shown directly behind.
struct ListSections {
  private struct Section {
    let ordinal: Int
    let directory: [UInt8]
    var names = NameList()
    var entries: [PhotoDetails] = []
    var missingCount = 0
    /// The first path of the section that can't be shown, and why; safe for a screen.
    var firstMissing: String?

    var isEmpty: Bool { names.isEmpty && entries.isEmpty && missingCount == 0 }
  }

  private var sections: [Section] = []
  private var places: [[UInt8]: Int] = [:]
  /// Numbers of sections that hold something.
  private var pending: [Int] = []
  private var nextOrdinal = 0

  /// Photos taken in so far.
  private(set) var photoCount = 0

  /// Where a walked folder's albums belong: at this point of the list.
  mutating func nextRank() -> [UInt8] {
    defer { nextOrdinal += 1 }
    return Self.rank(nextOrdinal)
  }

  mutating func add(file path: [UInt8]) {
    photoCount += 1
    let place = place(of: Self.directory(of: path))
    sections[place].names.append(
      sections[place].directory.isEmpty ? path[...] : Self.name(in: path))
  }

  mutating func add(remote address: [UInt8]) {
    photoCount += 1
    let slash = address.lastIndex(of: UInt8(ascii: "/")) ?? address.endIndex
    let place = place(of: Array(address[..<slash]))
    sections[place].entries.append(PhotoDetails(location: .remote(address)))
  }

  /// - `words`: why it can't be shown.
  mutating func add(missing path: [UInt8], _ words: String) {
    let place = place(of: Self.directory(of: path))
    sections[place].missingCount += 1
    if sections[place].firstMissing == nil {
      sections[place].firstMissing = "\(SafeText.of(path, atMost: 120)): \(words)"
    }
  }

  /// Takes sections out.
  /// - `path`: sections of folders on the way to this path stay: a list that a walk over
  ///   folders makes comes back to them. Nil takes all.
  mutating func take(exceptOnTheWayTo path: [UInt8]?) -> [Album] {
    var albums: [Album] = []
    var kept: [Int] = []
    for place in pending {
      if let path, Self.isOnTheWay(sections[place].directory, to: path) {
        kept.append(place)
      } else {
        albums.append(album(place))
        sections[place] = Section(
          ordinal: sections[place].ordinal, directory: sections[place].directory)
      }
    }
    pending = kept
    return albums
  }

  private mutating func place(of directory: [UInt8]) -> Int {
    let place: Int
    if let known = places[directory] {
      place = known
    } else {
      place = sections.count
      sections.append(Section(ordinal: nextOrdinal, directory: directory))
      nextOrdinal += 1
      places[directory] = place
    }
    if sections[place].isEmpty { pending.append(place) }
    return place
  }

  private func album(_ place: Int) -> Album {
    let section = sections[place]
    let more = section.missingCount - 1
    return Album(
      title: title(of: section),
      contents: section.entries.isEmpty
        ? .files(directory: section.directory, names: section.names)
        : .entries(section.entries),
      fault: section.firstMissing.map { more > 0 ? "\($0); and \(more) more" : $0 },
      rank: AlbumRank(path: Self.rank(section.ordinal)))
  }

  private func title(of section: Section) -> [UInt8] {
    if !section.entries.isEmpty { return Self.withoutUser(section.directory) }
    if !section.directory.isEmpty { return section.directory }
    let isRoot = section.names.count > 0 && section.names[0].first == UInt8(ascii: "/")
    return CPath.title(of: isRoot ? [UInt8(ascii: "/")] : [])
  }

  /// An address without what stands before an `@`, which may be a password.
  private static func withoutUser(_ address: [UInt8]) -> [UInt8] {
    guard let colon = address.firstIndex(of: UInt8(ascii: ":")) else { return address }
    let start = min(colon + 3, address.endIndex)
    let end = address[start...].firstIndex(of: UInt8(ascii: "/")) ?? address.endIndex
    guard let at = address[start..<end].lastIndex(of: UInt8(ascii: "@")) else { return address }
    return Array(address[..<start] + address[(at + 1)...])
  }

  /// As `Album.Contents.files` takes it: with a slash and the name behind it, it gives the path
  /// again. Empty where that can't be.
  private static func directory(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > 0,
      path[slash - 1] != UInt8(ascii: "/")
    else { return [] }
    return Array(path[..<slash])
  }

  private static func name(in path: [UInt8]) -> ArraySlice<UInt8> {
    path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
  }

  private static func isOnTheWay(_ directory: [UInt8], to path: [UInt8]) -> Bool {
    if directory.isEmpty { return true }
    return path.starts(with: directory) && path.dropFirst(directory.count).first == 0x2f
  }

  private static func rank(_ ordinal: Int) -> [UInt8] { Array(String(ordinal).utf8) }
}
