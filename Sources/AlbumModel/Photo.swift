/// What is known of one photo, put together on demand. All text is bytes as found, not yet made
/// safe for a screen.
package struct Photo: Equatable, Sendable {
  package var id: PhotoID
  package var location: PhotoLocation
  /// The last component of its path, or what the library calls it.
  package var name: [UInt8]
  /// What stands below the photo.
  package var caption: [UInt8]
  package var details: PhotoDetails?
}
