/// What happened in one folder of a library since it was reported, or since the last change. One in
/// which nothing happened that is known of may be gone.
///
/// The receiver of an event applies the renames of all its changes first, in order, then for each
/// change what vanished, what changed and what appeared. All are statements about the disk: a name
/// that vanished and is not known, or appeared and is known, changes nothing.
package struct FolderChange: Equatable, Sendable {
  /// A file that has another name, perhaps in another folder, and is still the same file. A photo
  /// that has the new name when the rename is applied is gone.
  package struct Rename: Equatable, Sendable {
    package var fromDirectory: [UInt8]
    package var from: [UInt8]
    /// Its name in this change's folder.
    package var to: [UInt8]

    package init(fromDirectory: [UInt8], from: [UInt8], to: [UInt8]) {
      self.fromDirectory = fromDirectory
      self.from = from
      self.to = to
    }
  }

  /// As `Album.Contents.files` has it.
  package var directory: [UInt8]
  /// Photos that are new, in natural order.
  package var appeared: [[UInt8]] = []
  package var vanished: [[UInt8]] = []
  /// Photos whose content is another one now.
  package var changed: [[UInt8]] = []
  package var renamed: [Rename] = []

  package init(directory: [UInt8]) { self.directory = directory }
}
