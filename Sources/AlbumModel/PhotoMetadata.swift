/// What a photo's file says of it. Nil where it says nothing. All text is safe for a screen.
package struct PhotoMetadata: Hashable, Sendable {
  /// Degrees, north and east positive.
  package struct Place: Hashable, Sendable {
    package var latitude: Double
    package var longitude: Double

    package init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// Bytes of the file.
  package var byteCount: UInt64?
  /// When the file was last changed, in seconds since 1970, UTC.
  package var modified: Int64?
  /// The format's name: "JPEG".
  package var format: String?
  /// Pixels of the whole photo as shown, after its orientation.
  package var width: Int?
  package var height: Int?
  /// When it was taken, on the camera's clock: "2024-05-03 14:02:11", with "+02:00" behind it where
  /// the zone is known. Sorts as text.
  package var taken: String?
  package var camera: String?
  package var lens: String?
  /// As a photographer writes it: "1/250 s  f/2.8  ISO 400  50 mm".
  package var exposure: String?
  package var place: Place?
  /// Frames of an animation; nil for a still.
  package var frameCount: Int?

  package init() {}
}
