import CVips
import DecoderProtocol

/// A file as libvips reads it: by a descriptor, so that no name is ever interpreted.
final class PictureSource {
  private let source: UnsafeMutablePointer<VipsSource>
  /// What the source reads, when it is not the file itself.
  private let bytes: UnsafeMutableRawBufferPointer?

  init(_ file: PhotoFile) throws(DecodeFailure) {
    guard let source = cv_source(file.descriptor) else {
      throw DecodeFailure(.unreadable, reason: "can't be read")
    }
    self.source = source
    bytes = nil
  }

  /// A JPEG whose end marker is missing, with one: nil when it has one, or is too large for this.
  init?(closing file: PhotoFile) {
    guard file.byteCount <= Self.closableBytes else { return nil }
    let content = file.bytes(count: file.byteCount)
    guard !content.suffix(2).elementsEqual(Self.endOfImage) else { return nil }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: content.count + 2, alignment: 16)
    bytes.copyBytes(from: content)
    bytes[content.count] = Self.endOfImage[0]
    bytes[content.count + 1] = Self.endOfImage[1]
    guard let source = cv_source_of_bytes(bytes.baseAddress, bytes.count) else {
      bytes.deallocate()
      return nil
    }
    self.source = source
    self.bytes = bytes
  }

  deinit {
    cv_release(source)
    bytes?.deallocate()
  }

  private static let closableBytes = 64 << 20
  /// The marker EOI (ITU T.81, B.1.1.3).
  private static let endOfImage: [UInt8] = [0xFF, 0xD9]

  /// In its own size.
  func load(_ format: PictureFormat, _ loader: String, strictness: Int32) -> VipsPicture? {
    if format == .svg { return load(drawing: loader, strictness: strictness, scale: 1) }
    return load(loader, strictness: strictness)
  }

  func load(drawing loader: String, strictness: Int32, scale: Double) -> VipsPicture? {
    VipsPicture(cv_load_drawing(loader, source, strictness, scale))
  }

  func load(_ loader: String, strictness: Int32) -> VipsPicture? {
    VipsPicture(cv_load(loader, source, strictness))
  }

  /// Only for JPEG: in steps of 1, 2, 4 and 8.
  func load(_ loader: String, strictness: Int32, shrink: Int) -> VipsPicture? {
    VipsPicture(cv_load_shrunk(loader, source, strictness, Int32(shrink)))
  }

  /// Only for formats that can be decoded at any size.
  func load(_ loader: String, strictness: Int32, scale: Double) -> VipsPicture? {
    VipsPicture(cv_load_scaled(loader, source, strictness, scale))
  }
}
