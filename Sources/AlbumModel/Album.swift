/// A group of photos as a library holds it, in the library's order: what a section begins with.
///
/// Immutable once made, and cheap for large numbers: a folder's photos cost their names and four
/// bytes each.
package struct Album: Equatable, Sendable {
  package enum Contents: Equatable, Sendable {
    /// Files of one folder: `directory` + "/" + name. An empty directory means that the names are
    /// whole paths.
    case files(directory: [UInt8], names: NameList)
    /// Entries with what the library says of each.
    case entries([PhotoDetails])

    package var count: Int {
      switch self {
      case .files(_, let names): names.count
      case .entries(let entries): entries.count
      }
    }
  }

  /// The title as bytes, not yet made safe for a screen. A folder's is its path below the root.
  package var title: [UInt8]
  package var contents: Contents
  /// Why the album could not be read, or not whole, in words; shown in its footer.
  package var fault: String?
  /// Where the album belongs among the others. Albums are shown in ascending order of rank, those
  /// with equal rank in order of arrival. Nil belongs after all that came before.
  package var rank: AlbumRank?

  package init(title: [UInt8], contents: Contents, fault: String? = nil, rank: AlbumRank? = nil) {
    self.title = title
    self.contents = contents
    self.fault = fault
    self.rank = rank
  }

  package var count: Int { contents.count }
}
