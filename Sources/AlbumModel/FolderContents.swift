/// The photos that a folder holds at some time.
package struct FolderContents: Equatable, Sendable {
  /// As `Album.Contents.files` has it.
  package var directory: [UInt8]
  /// In natural order.
  package var photos: [[UInt8]]

  package init(directory: [UInt8], photos: [[UInt8]]) {
    self.directory = directory
    self.photos = photos
  }
}
