package import AlbumModel

/// Looks what single folders hold now.
package enum FolderLister {
  /// - Parameters:
  ///   - directory: as `Album.Contents.files` has it.
  ///   - includesHidden: whether names that begin with a dot count.
  /// - Returns: its photos, none when it is not there; nil when it can't be read to its end. Complexity: O(n log n).
  package static func contents(
    of directory: [UInt8], includesHidden: Bool
  ) -> FolderContents? {
    let descriptor: Int32
    switch CPath.openFolder(directory) {
    case .success(let opened): descriptor = opened
    case .failure(let error):
      // What is gone holds nothing.
      return error.meansAbsent ? FolderContents(directory: directory, photos: []) : nil
    }
    var reader = FolderReader(
      includesHidden: includesHidden, count: { _ in }, isCancelled: { false })
    let listing = reader.read(descriptor)
    guard listing.fault == nil else { return nil }
    let photos = listing.photos
    return FolderContents(
      directory: directory, photos: (0..<photos.count).map { Array(photos[$0]) })
  }
}
