import DecoderProtocol

/// Random values of the protocol's types, all of them valid.
enum Samples {
  /// For symbols.
  static func box(_ generator: inout some RandomNumberGenerator) -> PictureBox {
    let colors = PictureEncoding.SymbolColors(rawValue: .random(in: 0...4, using: &generator))
    let shapes = PictureEncoding.SymbolShapes(rawValue: .random(in: 0...3, using: &generator))
    return PictureBox(
      columns: .random(in: 1...500, using: &generator),
      rows: .random(in: 1...500, using: &generator),
      cellWidth: .random(in: 1...UInt16.max, using: &generator),
      cellHeight: .random(in: 1...UInt16.max, using: &generator),
      encoding: .symbols(colors ?? .none, shapes ?? .ascii), background: background(&generator))
  }

  /// For pixels.
  static func pixelBox(_ generator: inout some RandomNumberGenerator) -> PictureBox {
    let forms: [PictureEncoding.PixelForm] = [
      .raster, .png, .sixel(colors: .random(in: 2...1024, using: &generator)),
    ]
    return PictureBox(
      columns: .random(in: 1...300, using: &generator),
      rows: .random(in: 1...100, using: &generator),
      cellWidth: .random(in: 1...25, using: &generator),
      cellHeight: .random(in: 1...40, using: &generator),
      encoding: .pixels(forms.randomElement(using: &generator) ?? .raster),
      background: background(&generator))
  }

  private static func background(_ generator: inout some RandomNumberGenerator) -> [UInt8]? {
    guard Bool.random(using: &generator) else { return nil }
    return (0..<3).map { _ in .random(in: 0...255, using: &generator) }
  }

  static func request(_ generator: inout some RandomNumberGenerator) -> PictureRequest {
    let length = Int.random(in: 1...300, using: &generator)
    let path = (0..<length).map { _ in UInt8.random(in: 1...255, using: &generator) }
    return PictureRequest(
      id: .random(in: 0...UInt64.max, using: &generator), path: path,
      box: Bool.random(using: &generator) ? box(&generator) : pixelBox(&generator))
  }

  static func reply(_ generator: inout some RandomNumberGenerator) -> PictureReply {
    PictureReply(
      id: .random(in: 0...UInt64.max, using: &generator),
      result: Bool.random(using: &generator)
        ? .picture(picture(&generator)) : .failure(failure(&generator)),
      microseconds: .random(in: 0...UInt32.max, using: &generator))
  }

  static func picture(_ generator: inout some RandomNumberGenerator) -> DecodedPicture {
    let columns = UInt16.random(in: 1...20, using: &generator)
    let rows = UInt16.random(in: 1...8, using: &generator)
    return DecodedPicture(
      quality: [.embedded, .partial, .sharp].randomElement(using: &generator) ?? .sharp,
      columns: columns, rows: rows, content: content(columns, rows, &generator),
      pixelWidth: .random(in: 0...UInt32.max, using: &generator),
      pixelHeight: .random(in: 0...UInt32.max, using: &generator))
  }

  static func failure(_ generator: inout some RandomNumberGenerator) -> DecodeFailure {
    let kind = DecodeFailure.Kind(rawValue: .random(in: 0...9, using: &generator)) ?? .corrupt
    let reasons = ["no such file", "größer als 2 GB", "写真", String(repeating: "x", count: 1024)]
    return DecodeFailure(kind, reason: reasons.randomElement(using: &generator) ?? "none")
  }

  private static func content(
    _ columns: UInt16, _ rows: UInt16, _ generator: inout some RandomNumberGenerator
  ) -> DecodedPicture.Content {
    switch Int.random(in: 0...3, using: &generator) {
    case 0: .symbols((0..<rows).map { _ in line(columns, &generator) })
    case 1: .strips((0..<rows).map { _ in sixels(&generator) })
    case 2: .strips((0..<rows).map { _ in png(&generator) })
    default: .raster([0x78, 0x01] + noise(6...60, &generator))
    }
  }

  static func sixels(_ generator: inout some RandomNumberGenerator) -> [UInt8] {
    let parts = ["#1;2;0;50;100", "#1", "!12~", "?", "@AB", "$", "-"]
    let count = Int.random(in: 0...12, using: &generator)
    let data = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    return Array("\u{1B}P0;1;0q\"1;1;10;20\(data)\u{1B}\\".utf8)
  }

  static func png(_ generator: inout some RandomNumberGenerator) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + noise(1...60, &generator)
      + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  }

  private static func noise(
    _ count: ClosedRange<Int>, _ generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    (0..<Int.random(in: count, using: &generator)).map { _ in
      .random(in: 0...255, using: &generator)
    }
  }

  private static func line(
    _ columns: UInt16, _ generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    let symbols = [" ", "#", "▀", "▟", "\u{1FB00}", "\u{1FB3B}"]
    var text = ""
    for _ in 0..<columns {
      if Bool.random(using: &generator) { text += "\u{1B}[38;2;1;20;\(columns);49m" }
      text += symbols.randomElement(using: &generator) ?? " "
    }
    return Array((text + "\u{1B}[m").utf8)
  }
}

/// A message's bytes without the length of their frame.
func body(_ message: some WireMessage) throws -> [UInt8] {
  Array(try message.frame().dropFirst(WireWriter.prefixLength))
}
