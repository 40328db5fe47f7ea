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

  /// How far a preview may be enlarged to be shown before a picture that has pixels. What is larger
  /// takes longer to encode twice than to wait for: measured for a window of 100 × 40 cells, as long
  /// as to decode the photo.
  private static let largestScale = 4

  /// The preview to show until the photo itself is decoded; nil when there is none worth it.
  func first(for box: PictureBox) -> Raster? {
    switch box.encoding {
    case .symbols: raster(for: box)
    case .pixels: raster(for: box, enlargedAtMost: Self.largestScale)
    }
  }

  /// The preview's pixels, upright; nil when there is none of the photo, or none so large.
  func raster(for box: PictureBox, enlargedAtMost scale: Int? = nil) -> Raster? {
    guard photo.format == .jpeg, photo.width * photo.height > Self.smallPhoto,
      let bytes = photo.preview
    else { return nil }
    defer { _ = VipsLibrary.takeError() }
    return bytes.withUnsafeBytes { bytes in
      guard let picture = VipsPicture(cv_load_jpeg_bytes(bytes.baseAddress, bytes.count)),
        agrees(picture)
      else { return nil }
      let size = box.sampleSize(photo)
      if let scale, max(size.width, size.height) > scale * max(picture.width, picture.height) {
        return nil
      }
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
