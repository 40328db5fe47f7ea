import CVips
import DecoderProtocol

/// Writes a photo anew: smaller, or without metadata, or both.
struct PhotoCopier {
  private let copy: ExportCopy
  private let photo: Photo
  /// The pixels of the copy before it is turned.
  private let size: (width: Int, height: Int)

  private static let quality = 95
  /// Bytes of a file that is scrubbed in memory.
  private static let scrubLimit = 512 << 20

  init(_ copy: ExportCopy) throws(DecodeFailure) {
    self.copy = copy
    photo = try Photo(path: copy.source)
    let edge = copy.longestEdge > 0 ? Int(copy.longestEdge) : max(photo.width, photo.height)
    let shown = photo.fitting(longestEdge: edge)
    size = photo.orientation >= 5 ? (shown.height, shown.width) : shown
  }

  /// - Returns: the format that was written.
  func run() throws(DecodeFailure) -> ExportFormat {
    let file = try NewFile(copy.destination)
    let (bytes, format) = try content()
    try file.write(bytes)
    file.keep()
    return format
  }

  private func content() throws(DecodeFailure) -> ([UInt8], ExportFormat) {
    if let scrubbed { return scrubbed }
    // A damaged photo is not passed on as if it were whole.
    for strictness in [CV_STRICT, CV_FLAWLESS] {
      if let result = encode(Int32(strictness)) { return result }
    }
    let failure = FailureWords.failure(photo.format, VipsLibrary.takeError())
    guard failure.kind == .corrupt else { throw failure }
    throw DecodeFailure(
      .corrupt, reason: "is damaged or cut short; only the original can be shared")
  }

  // MARK: - Without encoding

  /// The file itself with nothing but its pixels, where that is all that is wanted.
  private var scrubbed: ([UInt8], ExportFormat)? {
    guard !copy.keepsMetadata, photo.orientation == 1, isFullSize,
      photo.file.byteCount <= Self.scrubLimit
    else { return nil }
    let format = ExportFormat(for: photo.format, hasAlpha: false)
    guard format != .tiff, format == .png || !copy.becomesPNG, ownFormat == format else {
      return nil
    }
    let bytes = photo.file.bytes(count: photo.file.byteCount)
    return MetadataScrubber.scrub(bytes, format).map { ($0, format) }
  }

  private var isFullSize: Bool { size == (photo.width, photo.height) }

  private var ownFormat: ExportFormat? {
    switch photo.format {
    case .jpeg: .jpeg
    case .png: .png
    case .webp: .webp
    default: nil
    }
  }

  // MARK: - Encoding

  private func encode(_ strictness: Int32) -> ([UInt8], ExportFormat)? {
    guard let picture = source(strictness), let changed = change(picture) else { return nil }
    let format =
      copy.becomesPNG ? .png : ExportFormat(for: photo.format, hasAlpha: changed.hasAlpha)
    guard let bytes = changed.encoded(as: format, quality: Self.quality) else { return nil }
    guard !copy.keepsMetadata, format != .tiff else { return (bytes, format) }
    // libvips writes an EXIF block of its own even where there was none.
    return MetadataScrubber.scrub(bytes, format).map { ($0, format) }
  }

  /// With the end marker that it may lack on the second attempt.
  private func source(_ strictness: Int32) -> VipsPicture? {
    guard strictness == CV_FLAWLESS else { return load(photo.source, strictness) }
    guard photo.format == .jpeg, !photo.isMultiscan,
      let closed = PictureSource(closing: photo.file)
    else { return nil }
    return load(closed, strictness)
  }

  private func load(_ source: PictureSource, _ strictness: Int32) -> VipsPicture? {
    guard photo.format == .jpeg else {
      return source.load(photo.format, photo.loader, strictness: strictness)
    }
    // libjpeg leaves out what is not needed, but the last step is better done afterwards.
    let excess = Double(photo.width) / Double(size.width)
    let shrink = [8, 4, 2].first { Double(2 * $0) <= excess } ?? 1
    return source.load(photo.loader, strictness: strictness, shrink: shrink)
  }

  private func change(_ picture: VipsPicture) -> VipsPicture? {
    var result = picture
    if picture.width != size.width || picture.height != size.height {
      guard let scaled = picture.scaled(width: size.width, height: size.height) else { return nil }
      result = scaled
    }
    if photo.orientation != 1 {
      guard let turned = result.turned() else { return nil }
      result = turned
    }
    return copy.keepsMetadata ? result.updated() : result.stripped()
  }
}
