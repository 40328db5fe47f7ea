/// What keeps a section's photos.
package enum AlbumHome: Hashable, Sendable {
  /// A folder, by its path as `Album.Contents.files` has it: the files in it are the photos.
  case folder([UInt8])
  /// A key of a property list: its array's entries are the photos.
  case key([UInt8])
  /// Nothing: the section lasts as long as the run.
  case none
}
