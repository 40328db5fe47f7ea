/// What the file system says of a photo's file.
package struct FileFact: Equatable, Sendable {
  package var item: PhotoID
  /// Bytes.
  package var size: UInt64
  /// When it was last changed, in nanoseconds since 1970, UTC.
  package var modified: Int64
  /// The same on the user's clock, in seconds since 1970 as if that clock showed UTC: for comparing
  /// with what cameras write.
  package var localSeconds: Int64

  package init(item: PhotoID, size: UInt64, modified: Int64, localSeconds: Int64) {
    self.item = item
    self.size = size
    self.modified = modified
    self.localSeconds = localSeconds
  }
}
