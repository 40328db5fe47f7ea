import CVips
import DecoderProtocol

/// Makes a first picture from the small JPEG that cameras put into a file.
struct PreviewDecoder {
  /// Pixels of a photo that is decoded nearly as fast as its preview.
  private static let smallPhoto = 500_000
  /// Pixels that no camera's preview exceeds.
  private static let largestPreview = 4_000_000
  /// By how much the shapes may differ: small previews are rounded to whole pixels.
  private static let tolerance = 0.02

  private let photo: Photo

  init(_ photo: Photo) { self.photo = photo }

  /// The preview's pixels, upright; nil when there is none worth showing.
  func raster(for box: PictureBox) -> Raster? {
    guard photo.format == .jpeg, photo.width * photo.height > Self.smallPhoto,
      let bytes = photo.preview
    else { return nil }
    defer { _ = VipsLibrary.takeError() }
    return bytes.withUnsafeBytes { bytes in
      guard let picture = VipsPicture(cv_load_jpeg_bytes(bytes.baseAddress, bytes.count)),
        agrees(picture)
      else { return nil }
      let size = box.sampleSize(photo)
      picture.setOrientation(photo.orientation)
      return picture.fitted(width: size.width, height: size.height, profiled: false)?
        .raster(over: box.background)
    }
  }

  /// A preview of another shape is of something else: with bars, turned already, or left over from
  /// before the photo was cut.
  private func agrees(_ picture: VipsPicture) -> Bool {
    guard picture.width > 0, picture.height > 0,
      picture.width * picture.height <= Self.largestPreview
    else { return false }
    let shape = Double(photo.width) / Double(photo.height)
    let other = Double(picture.width) / Double(picture.height)
    return abs(other / shape - 1) <= Self.tolerance
  }
}
