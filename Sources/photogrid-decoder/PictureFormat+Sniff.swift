extension PictureFormat {
  /// Bytes that `init(sniffing:)` wants to see.
  static let sniffLength = 4096

  /// Tells the format by the first bytes of a file; nil when they are no picture of a known one.
  /// Names count for nothing: many a JPEG is called .png.
  init?(sniffing head: [UInt8]) {
    if let format = Self.binary(head) ?? Self.known(head) {
      self = format
    } else if MarkupProbe(head).isSVG {
      self = .svg
    } else {
      return nil
    }
  }

  private static func binary(_ head: [UInt8]) -> PictureFormat? {
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if head.has("GIF87a", at: 0) || head.has("GIF89a", at: 0) { return .gif }
    if head.has("RIFF", at: 0), head.has("WEBP", at: 8) { return .webp }
    let tiffs: [[UInt8]] = [
      [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
    ]
    if tiffs.contains(where: head.starts(with:)) { return .tiff }
    if head.starts(with: [0xFF, 0x0A]) { return .jpegXL }
    if head.has("\0\0\0\u{0C}JXL \r\n", at: 0) { return .jpegXL }
    if head.has("ftyp", at: 4) { return isoMedia(head) }
    if let kind = head.dropFirst().first, head.first == UInt8(ascii: "P"), head.count > 2,
      (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(kind), head[2].isSpace
    {
      return .netpbm
    }
    return nil
  }

  /// By the major and the compatible brands (ISO/IEC 14496-12, 4.3).
  private static func isoMedia(_ head: [UInt8]) -> PictureFormat {
    let length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
    let end = min(max(length, 12), head.count)
    let starts = [8] + stride(from: 16, to: max(16, end - 3), by: 4)
    let brands = starts.filter { $0 + 4 <= head.count }
      .map { String(decoding: head[$0..<$0 + 4], as: UTF8.self) }
    if brands.contains(where: ["avif", "avis"].contains) { return .avif }
    let heif = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1", "miaf"]
    if brands.contains(where: heif.contains) { return .heif }
    if brands.first == "crx " { return .other("Canon raw") }
    return .other("a video")
  }

  /// Formats that deserve a better word than "not a picture".
  private static func known(_ head: [UInt8]) -> PictureFormat? {
    let names: [(String, String)] = [
      ("BM", "BMP"), ("%PDF-", "PDF"), ("8BPS", "Photoshop"), ("qoif", "QOI"),
      ("\0\0\0\u{0C}jP  ", "JPEG 2000"), ("FUJIFILM", "Fujifilm raw"), ("#?RADIANCE", "Radiance"),
      ("SIMPLE  =", "FITS"), ("gimp xcf", "GIMP"), ("IIRO", "Olympus raw"),
      ("IIU\0", "Panasonic raw"), ("PF\n", "PFM"), ("Pf\n", "PFM"), ("P7\n", "PAM"),
    ]
    guard let name = names.first(where: { head.has($0.0, at: 0) })?.1 else { return nil }
    return .other(name)
  }
}

extension [UInt8] {
  fileprivate func has(_ text: String, at offset: Int) -> Bool {
    dropFirst(offset).starts(with: text.utf8)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
