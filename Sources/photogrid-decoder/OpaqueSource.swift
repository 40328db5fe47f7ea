import CVips
import DecoderProtocol

/// A file as libvips reads it: by a descriptor, so that no name is ever interpreted.
final class OpaqueSource {
  private let source: UnsafeMutablePointer<VipsSource>

  init(_ file: PhotoFile) throws(DecodeFailure) {
    guard let source = cv_source(file.descriptor) else {
      throw DecodeFailure(.unreadable, reason: "can't be read")
    }
    self.source = source
  }

  deinit { cv_release(source) }

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
