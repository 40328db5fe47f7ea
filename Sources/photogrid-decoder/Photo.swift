import CVips
import DecoderProtocol

/// An open file, what it says of itself, and how to read it. Nothing is decoded, and everything
/// that can be too large has been measured.
final class Photo {
  let file: PhotoFile
  let format: PictureFormat
  let source: PictureSource
  let loader: String
  /// Pixels as they are stored.
  let width: Int
  let height: Int
  /// 1 to 8 as in EXIF.
  let orientation: Int
  let hasProfile: Bool
  /// Whether it is a JPEG that is sharpened in several passes.
  let isMultiscan: Bool
  /// A small JPEG inside the file.
  let preview: [UInt8]?
  /// Its EXIF block, where libvips finds it.
  let exif: [UInt8]?
  /// Frames, pages or pictures.
  let pageCount: Int

  init(path: [UInt8]) throws(DecodeFailure) {
    file = try PhotoFile(path: path)
    let head = file.bytes(count: PictureFormat.sniffLength)
    guard let format = PictureFormat(sniffing: head) else {
      throw DecodeFailure(.unknownFormat, reason: "not a picture")
    }
    self.format = format
    loader = try VipsLibrary.prepare(format)
    try HeaderLimits.check(head, format)
    source = try PictureSource(file)
    guard let header = source.load(format, loader, strictness: CV_LENIENT) else {
      throw FailureWords.failure(format, VipsLibrary.takeError())
    }
    width = header.width
    height = header.height
    orientation = header.orientation
    hasProfile = header.hasProfile
    preview = header.preview
    exif = header.exif
    pageCount = header.pageCount
    try HeaderLimits.check(width: width, height: height, format)
    isMultiscan = header.isMultiscan
    if isMultiscan { try HeaderLimits.checkScans(file) }
  }

  private var isSideways: Bool { orientation >= 5 }
  /// The size at which it fits a square, upright; never larger than it is.
  func fitting(longestEdge edge: Int) -> (width: Int, height: Int) {
    let scale = min(1, Double(edge) / Double(max(width, height)))
    func side(_ pixels: Int) -> Int { max(1, Int((Double(pixels) * scale).rounded())) }
    return (side(shownWidth), side(shownHeight))
  }

  /// Pixels as the picture is shown.
  var shownWidth: Int { isSideways ? height : width }
  var shownHeight: Int { isSideways ? width : height }
}
