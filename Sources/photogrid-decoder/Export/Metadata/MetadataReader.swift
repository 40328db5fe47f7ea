import DecoderProtocol

/// What a photo's header says.
enum MetadataReader {
  static func record(_ path: [UInt8]) throws(DecodeFailure) -> MetadataRecord {
    do throws(DecodeFailure) {
      let photo = try Photo(path: path)
      var record = MetadataRecord(format: photo.format.name)
      record.width = pixels(photo.shownWidth, photo)
      record.height = pixels(photo.shownHeight, photo)
      record.frameCount = UInt32(clamping: frameCount(photo))
      if let exif = exif(photo) { ExifSummary(exif).add(to: &record) }
      return record
    } catch {
      guard let record = try unreadRecord(path) else { throw error }
      return record
    }
  }

  /// libvips enlarges a drawing's own pixels, at 72 an inch to it, to the 96 that it is asked for.
  private static func pixels(_ side: Int, _ photo: Photo) -> UInt32 {
    UInt32(photo.format == .svg ? max(1, (side * 3 + 2) / 4) : side)
  }

  /// What can be said of a file of a known format that can't be decoded.
  private static func unreadRecord(_ path: [UInt8]) throws(DecodeFailure) -> MetadataRecord? {
    let file = try PhotoFile(path: path)
    guard let format = PictureFormat(sniffing: file.bytes(count: PictureFormat.sniffLength)) else {
      return nil
    }
    var record = MetadataRecord(format: format.name)
    if format == .tiff, let exif = exif(in: file) { ExifSummary(exif).add(to: &record) }
    return record
  }

  private static func exif(_ photo: Photo) -> ExifReader? {
    if photo.format == .tiff { return exif(in: photo.file) }
    return photo.exif.flatMap(ExifReader.init)
  }

  /// A TIFF is built as an EXIF block is.
  private static func exif(in file: PhotoFile) -> ExifReader? {
    ExifReader(count: file.byteCount) { file.bytes(from: $0, count: $1) }
  }

  /// Pages of a document and pictures beside the main one are no animation.
  private static func frameCount(_ photo: Photo) -> Int {
    switch photo.format {
    case .gif, .webp: photo.pageCount
    case .png: animatedFrames(photo.file)
    default: 1
    }
  }

  /// Frames that no animation has.
  private static let frameLimit = 1_000_000

  /// What the chunk acTL of a PNG says, which stands before the pixels (PNG, third edition, 11.3.6).
  private static func animatedFrames(_ file: PhotoFile) -> Int {
    var position = 8
    for _ in 0..<64 {
      let head = file.bytes(from: position, count: 12)
      guard head.count == 12 else { return 1 }
      let length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
      let name = head[4..<8]
      if name.elementsEqual("acTL".utf8) {
        let count = head[8...].reduce(0) { $0 << 8 | Int($1) }
        return (1...frameLimit).contains(count) ? count : 1
      }
      if name.elementsEqual("IDAT".utf8) { return 1 }
      position += 12 + length
    }
    return 1
  }
}
