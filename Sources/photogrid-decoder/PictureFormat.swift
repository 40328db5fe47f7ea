/// The formats that are told apart by their first bytes.
enum PictureFormat: Equatable {
  case jpeg
  case png
  case webp
  case gif
  case tiff
  case heif
  case avif
  case jpegXL
  case svg
  case netpbm
  /// A known format that is not read; its name.
  case other(String)

  /// How it is called in messages.
  var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .tiff: "TIFF"
    case .heif: "HEIF"
    case .avif: "AVIF"
    case .jpegXL: "JPEG XL"
    case .svg: "SVG"
    case .netpbm: "PNM"
    case .other(let name): name
    }
  }

  /// libvips' operation that reads it from a source, and nothing else.
  var loader: String? {
    switch self {
    case .jpeg: "jpegload_source"
    case .png: "pngload_source"
    case .webp: "webpload_source"
    case .gif: "gifload_source"
    case .tiff: "tiffload_source"
    case .heif, .avif: "heifload_source"
    case .jpegXL: "jxlload_source"
    case .svg: "svgload_source"
    case .netpbm: "ppmload_source"
    case .other: nil
    }
  }

  /// The module of libvips that may hold the loader.
  var module: String? {
    switch self {
    case .heif, .avif: "vips-heif"
    case .jpegXL: "vips-jxl"
    default: nil
    }
  }

  /// How many pixels a picture may have, by what its decoding holds in memory.
  var pixelLimit: Int {
    switch self {
    case .jpeg, .svg: ResourceLimits.shrinkablePixels
    case .png, .tiff, .netpbm, .other: ResourceLimits.pixels
    case .webp, .gif, .heif, .avif, .jpegXL: ResourceLimits.heldPixels
    }
  }
}
