/// The formats that copies are written in.
enum ExportFormat {
  case jpeg
  case png
  case webp
  case tiff

  /// The one for a photo: its own where that can be written, else the one that loses least.
  init(for format: PictureFormat, hasAlpha: Bool) {
    switch format {
    case .jpeg: self = .jpeg
    case .png: self = .png
    case .webp: self = .webp
    case .tiff: self = .tiff
    default: self = hasAlpha ? .png : .jpeg
    }
  }

  var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .png: "png"
    case .webp: "webp"
    case .tiff: "tif"
    }
  }
}
