import CVips
import DecoderProtocol

/// Decodes a photo as small as is wanted, upright, in sRGB; what can be saved of a damaged one.
struct RasterDecoder {
  private let photo: Photo
  /// The pixels that are wanted, upright.
  private let size: (width: Int, height: Int)
  private let background: [UInt8]?

  init(_ photo: Photo, box: PictureBox) {
    self.init(photo, size: box.sampleSize(photo), background: box.background)
  }

  /// - Parameters:
  ///   - photo: what is decoded.
  ///   - size: the pixels that are wanted, upright.
  ///   - background: red, green and blue behind transparent pixels; nil leaves them transparent.
  init(_ photo: Photo, size: (width: Int, height: Int), background: [UInt8]?) {
    self.photo = photo
    self.size = size
    self.background = background
  }

  /// Tries the whole file first, then with the end marker that it may lack, then whatever is there.
  func decode() throws(DecodeFailure) -> (Raster, DecodedPicture.Quality) {
    if let raster = attempt(photo.source, CV_STRICT) { return (raster, .sharp) }
    // One of several passes may end early without a warning: whether all were there is not known.
    if photo.format == .jpeg, !photo.isMultiscan, let closed = PictureSource(closing: photo.file),
      let raster = attempt(closed, CV_FLAWLESS)
    {
      return (raster, .sharp)
    }
    _ = VipsLibrary.takeError()
    if let raster = attempt(photo.source, CV_LENIENT) { return (raster, .partial) }
    throw FailureWords.failure(photo.format, VipsLibrary.takeError())
  }

  /// With the colour profile, then without: it may be broken, or of another kind of picture.
  private func attempt(_ source: PictureSource, _ strictness: Int32) -> Raster? {
    if photo.hasProfile, let raster = attempt(source, strictness, profiled: true) { return raster }
    return attempt(source, strictness, profiled: false)
  }

  private func attempt(_ source: PictureSource, _ strictness: Int32, profiled: Bool) -> Raster? {
    guard var picture = load(source, strictness) else { return nil }
    if photo.hasProfile && !profiled {
      guard let unprofiled = picture.unprofiled() else { return nil }
      picture = unprofiled
    }
    let fitted = picture.fitted(width: size.width, height: size.height, profiled: profiled)
    return fitted?.raster(over: background)
  }

  // MARK: - Loading less than everything

  private func load(_ source: PictureSource, _ strictness: Int32) -> VipsPicture? {
    switch photo.format {
    case .jpeg: source.load(photo.loader, strictness: strictness, shrink: jpegShrink)
    case .webp: source.load(photo.loader, strictness: strictness, scale: min(1, scale))
    case .svg: source.load(drawing: photo.loader, strictness: strictness, scale: scale)
    default: source.load(photo.loader, strictness: strictness)
    }
  }

  /// By how much the picture's sides are larger than what is wanted, the smaller of the two.
  private var excess: Double {
    min(
      Double(photo.shownWidth) / Double(size.width),
      Double(photo.shownHeight) / Double(size.height))
  }

  /// What libjpeg can leave out while it decodes.
  private var jpegShrink: Int { [8, 4, 2].first { Double($0) <= excess } ?? 1 }

  /// What libwebp and librsvg scale by while they decode. WebP is never enlarged so: that is better
  /// done afterwards.
  private var scale: Double { 1 / excess }
}

extension VipsPicture {
  /// The pixels, over a colour where one is given.
  func raster(over background: [UInt8]?) -> Raster? {
    guard hasAlpha, let background else { return raster() }
    return flattened(over: background)?.raster()
  }
}
