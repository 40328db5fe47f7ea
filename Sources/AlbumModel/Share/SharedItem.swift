/// A photo that is to be shared.
package struct SharedItem: Equatable, Sendable {
  package var item: PhotoID
  package var location: PhotoLocation
  /// Bytes, not yet made safe.
  package var name: [UInt8]
  package var caption: [UInt8]

  package init(item: PhotoID, location: PhotoLocation, name: [UInt8], caption: [UInt8]) {
    self.item = item
    self.location = location
    self.name = name
    self.caption = caption
  }
}
