import DecoderProtocol

/// What is too large to be decoded, by what the header says.
enum HeaderLimits {
  static func check(width: Int, height: Int, _ format: PictureFormat) throws(DecodeFailure) {
    guard width > 0, height > 0 else { throw DecodeFailure(.corrupt, reason: "has no pixels") }
    // An SVG is drawn at the size that is wanted, whatever it claims.
    guard format != .svg else { return }
    guard width <= ResourceLimits.side, height <= ResourceLimits.side,
      width * height <= format.pixelLimit
    else {
      throw DecodeFailure(.tooLarge, reason: "\(width)×\(height) pixels are too many")
    }
  }

  /// Before libvips sees the file: its GIF loader allocates the canvas while it reads the header.
  static func check(_ head: [UInt8], _ format: PictureFormat) throws(DecodeFailure) {
    guard format == .gif, head.count >= 10 else { return }
    let width = Int(head[6]) | Int(head[7]) << 8
    let height = Int(head[8]) | Int(head[9]) << 8
    guard width * height <= format.pixelLimit else {
      throw DecodeFailure(.tooLarge, reason: "\(width)×\(height) pixels are too many")
    }
  }

  /// Counts the start-of-scan markers of a progressive JPEG (ITU T.81, B.1.1.3): in entropy-coded
  /// data a 0xFF is always followed by another byte than theirs.
  static func checkScans(_ file: PhotoFile) throws(DecodeFailure) {
    var offset = 0
    var scans = 0
    var last: UInt8 = 0
    while true {
      let bytes = file.bytes(from: offset, count: 1 << 18)
      if bytes.isEmpty { return }
      for byte in bytes {
        if byte == 0xDA && last == 0xFF { scans += 1 }
        last = byte
      }
      guard scans <= ResourceLimits.scans else {
        throw DecodeFailure(.tooLarge, reason: "more than \(ResourceLimits.scans) scans")
      }
      offset += bytes.count
    }
  }
}
