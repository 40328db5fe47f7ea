/// The format of a photo, as far as its name or its first bytes tell.
package enum PhotoKind: String, CaseIterable, Hashable, Sendable {
  case jpeg
  case png
  case gif
  case webp
  case heif
  case avif
  case jpegXL = "jxl"
  case tiff
  case bmp
  case pnm
  case svg
  case jpeg2000 = "jp2"
  case icon = "ico"
  case psd
  case tga
  case qoi
  case openEXR = "exr"
  case radiance = "hdr"
  /// A camera's own format.
  case raw
  /// No format that is known.
  case other

  /// The kind that a file name's extension stands for, in any case; nil when it is no photo's.
  /// - Complexity: O(1): at most the last six bytes are looked at.
  package init?(fileName: UnsafeBufferPointer<UInt8>) {
    guard let packed = Self.packedExtension(of: fileName), let kind = Self.byExtension[packed]
    else { return nil }
    self = kind
  }

  /// The kind that a file name's extension stands for, in any case; nil when it is no photo's.
  package init?(fileName: some Collection<UInt8>) {
    let tail = Array(fileName.suffix(Self.longestExtension + 1))
    guard let kind = tail.withUnsafeBufferPointer({ PhotoKind(fileName: $0) }) else { return nil }
    self = kind
  }

  /// The extensions that stand for the kind, in lower case, the usual one first.
  package var extensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
    case .png: ["png", "apng"]
    case .gif: ["gif"]
    case .webp: ["webp"]
    case .heif: ["heic", "heif", "hif"]
    case .avif: ["avif"]
    case .jpegXL: ["jxl"]
    case .tiff: ["tif", "tiff"]
    case .bmp: ["bmp", "dib"]
    case .pnm: ["pnm", "ppm", "pgm", "pbm", "pam"]
    case .svg: ["svg", "svgz"]
    case .jpeg2000: ["jp2", "j2k"]
    case .icon: ["ico"]
    case .psd: ["psd"]
    case .tga: ["tga"]
    case .qoi: ["qoi"]
    case .openEXR: ["exr"]
    case .radiance: ["hdr"]
    case .raw: Self.rawExtensions
    case .other: []
    }
  }

  private static let rawExtensions = [
    "dng", "cr2", "cr3", "crw", "nef", "nrw", "arw", "srf", "sr2", "orf", "rw2", "raf", "pef",
    "srw", "x3f", "rwl", "mrw", "erf", "kdc", "dcr", "mef", "mos", "iiq", "3fr", "fff", "gpr",
  ]

  // MARK: - Extensions as numbers

  private static let longestExtension = 5

  /// A file name's extension, folded to lower case, as a number; nil when it has none of 1 to 5
  /// bytes.
  package static func packedExtension(of fileName: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    var i = fileName.count - 1
    let last = max(0, fileName.count - 1 - longestExtension)
    while i >= last {
      let byte = fileName[i]
      if byte == UInt8(ascii: ".") { return shift == 0 ? nil : packed }
      packed |= UInt64(NaturalOrder.folded(byte)) << shift
      shift += 8
      i -= 1
    }
    return nil
  }

  /// The kind for what `packedExtension` gave; nil when it is no photo's.
  package static func kind(packedExtension: UInt64) -> PhotoKind? { byExtension[packedExtension] }

  private static let byExtension: [UInt64: PhotoKind] = {
    var kinds: [UInt64: PhotoKind] = [:]
    for kind in allCases {
      for name in kind.extensions {
        kinds[name.utf8.reduce(0) { $0 << 8 | UInt64($1) }] = kind
      }
    }
    return kinds
  }()
}
