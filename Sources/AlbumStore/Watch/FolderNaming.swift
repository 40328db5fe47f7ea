import AlbumModel

/// How the folders of a walked tree become albums: their titles, places and ranks.
struct FolderNaming: Equatable, Sendable {
  /// The path at which the tree begins.
  let root: [UInt8]
  /// What the titles begin with; nil gives the root's own photos the root's name.
  var titlePrefix: [UInt8]?
  /// What the ranks begin with.
  var rankPrefix: [UInt8] = []

  /// - `path`: a folder's path below the root, empty for the root itself.
  func directory(of path: [UInt8]) -> [UInt8] { CPath.join(root, path) }

  /// The album of a folder; nil when there is nothing to show of it.
  func album(of path: [UInt8], photos: NameList, fault: SystemError?) -> Album? {
    guard !photos.isEmpty || fault != nil else { return nil }
    var album = emptyAlbum(of: path)
    album.contents = .files(directory: directory(of: path), names: photos)
    album.fault = fault?.words
    return album
  }

  /// The album of a folder, without its photos.
  func emptyAlbum(of path: [UInt8]) -> Album {
    Album(
      title: title(of: path),
      contents: .files(directory: directory(of: path), names: NameList([])),
      rank: AlbumRank(path: CPath.join(rankPrefix, path)))
  }

  private func title(of path: [UInt8]) -> [UInt8] {
    if let prefix = titlePrefix { return path.isEmpty ? prefix : CPath.join(prefix, path) }
    return path.isEmpty ? CPath.title(of: root) : path
  }
}
