package import AlbumModel
package import DecoderProtocol

/// One picture that the view wants.
package struct PictureDemand: Equatable, Sendable {
  /// The request's number: replies carry it.
  package var id: UInt64
  package var location: PhotoLocation
  package var box: PictureBox
}
