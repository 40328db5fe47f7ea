extension PhotoKind {
  /// How many of a file's first bytes `init(firstBytes:)` looks at.
  package static let firstBytesCount = 16

  /// The kind that a file's first bytes stand for; nil when they are none of the usual formats
  /// with a signature of their own.
  ///
  /// Sources: the formats' own specifications (JPEG T.81 B.1.1.3, PNG 5.2, GIF89a 17, RIFF/WebP,
  /// ISO 14496-12 4.3 for `ftyp`, TIFF 6.0 section 2, JPEG XL 18181-2).
  package init?(firstBytes bytes: some Collection<UInt8>) {
    let bytes = Array(bytes.prefix(Self.firstBytesCount))
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("RIFF") && has("WEBP", at: 8) {
      self = .webp
    } else if has("ftypavif", at: 4) || has("ftypavis", at: 4) {
      self = .avif
    } else if has("ftyphei", at: 4) || has("ftyphev", at: 4) || has("ftypmif1", at: 4) {
      self = .heif
    } else if bytes.starts(with: [0xff, 0x0a]) || has("JXL ", at: 4) {
      self = .jpegXL
    } else if has("II*\0") || has("MM\0*") {
      self = .tiff
    } else if has("8BPS") {
      self = .psd
    } else if has("qoif") {
      self = .qoi
    } else {
      return nil
    }
  }
}
