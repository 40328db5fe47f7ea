import CVips
import DecoderProtocol

/// libvips as a whole: its start, its modules, its errors.
enum VipsLibrary {
  /// The only loaders that run. In particular never ImageMagick, which runs other programs.
  private static let allowed = [
    "Jpeg", "Png", "Webp", "Nsgif", "Tiff", "Svg", "Ppm", "Heif", "Jxl",
  ]

  /// Starts the library, without the modules that it would load by itself: that takes half the
  /// time of the start, and brings ImageMagick, Poppler and OpenSlide into the process.
  static func start() -> Bool {
    setenv("VIPSHOME", "/nonexistent", 1)
    // Large pictures stay in memory, whose limit is ours, and never go to a temporary file.
    setenv("VIPS_DISC_THRESHOLD", "4g", 1)
    guard cv_start("photogrid-decoder") == 0 else { return false }
    cv_block("VipsForeignLoad", 1)
    allowedClasses.forEach { cv_block($0, 0) }
    return true
  }

  /// Makes the loader of a format ready.
  static func prepare(_ format: PictureFormat) throws(DecodeFailure) -> String {
    guard let loader = format.loader else {
      throw DecodeFailure(.unsupported, reason: "\(format.name) is not supported")
    }
    if cv_has_operation(loader) != 0 { return loader }
    if let module = format.module, cv_load_module(module) == 0, cv_has_operation(loader) != 0 {
      return loader
    }
    throw DecodeFailure(.unsupported, reason: "\(format.name) is not built into libvips")
  }

  /// What libvips said of the last failure, which may be nothing; whole lines.
  static func takeError() -> String {
    var text = [CChar](repeating: 0, count: 2048)
    cv_take_error(&text, text.count)
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static var allowedClasses: [String] { allowed.map { "VipsForeignLoad\($0)" } }
}
