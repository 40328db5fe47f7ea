/// How a sample picture is stored.
enum SampleFormat: String {
  case jpeg = "jpg"
  case png
  case webp

  /// What the vips program wants behind the name of the file it writes.
  var saveOptions: String {
    switch self {
    case .jpeg: return "[Q=84,optimize_coding,interlace,strip]"
    case .png: return "[compression=9,palette,Q=95,dither=0.6,effort=8,strip]"
    case .webp: return "[Q=86,effort=6,smart_subsample,strip]"
    }
  }
}
