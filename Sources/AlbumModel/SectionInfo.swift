/// What is known of a section besides its items.
package struct SectionInfo: Equatable, Sendable {
  /// The title as bytes, not yet made safe for a screen.
  package var title: [UInt8]
  /// Why the album could not be read, or not whole, in words.
  package var fault: String?
  /// Where the album belongs among the others; nil where it came.
  package var rank: AlbumRank?
  /// The folder that its files lie in, as `Album.Contents.files` has it; nil for a section that is no
  /// folder's.
  package var directory: [UInt8]?

  package init(
    title: [UInt8], fault: String? = nil, rank: AlbumRank? = nil, directory: [UInt8]? = nil
  ) {
    self.title = title
    self.fault = fault
    self.rank = rank
    self.directory = directory
  }

  package init(_ album: Album) {
    self.init(title: album.title, fault: album.fault, rank: album.rank)
    if case .files(let directory, _) = album.contents, !directory.isEmpty {
      self.directory = directory
    }
  }
}
