/// One picture that is wanted.
package struct PictureRequest: Hashable, Sendable {
  /// Given by whoever asks, never used twice; replies carry it.
  package var id: UInt64
  /// The file's path as bytes.
  package var path: [UInt8]
  package var box: PictureBox

  package init(id: UInt64, path: [UInt8], box: PictureBox) {
    self.id = id
    self.path = path
    self.box = box
  }
}
