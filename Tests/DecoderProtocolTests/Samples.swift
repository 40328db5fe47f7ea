import DecoderProtocol

/// Random values of the protocol's types, all of them valid.
enum Samples {
  static func box(_ generator: inout some RandomNumberGenerator) -> PictureBox {
    let colors = PictureEncoding.SymbolColors(rawValue: .random(in: 0...4, using: &generator))
    let shapes = PictureEncoding.SymbolShapes(rawValue: .random(in: 0...3, using: &generator))
    return PictureBox(
      columns: .random(in: 1...500, using: &generator),
      rows: .random(in: 1...500, using: &generator),
      cellWidth: .random(in: 1...UInt16.max, using: &generator),
      cellHeight: .random(in: 1...UInt16.max, using: &generator),
      encoding: .symbols(colors ?? .none, shapes ?? .ascii),
      background: Bool.random(using: &generator)
        ? (0..<3).map { _ in .random(in: 0...255, using: &generator) } : nil)
  }

  static func request(_ generator: inout some RandomNumberGenerator) -> PictureRequest {
    let length = Int.random(in: 1...300, using: &generator)
    let path = (0..<length).map { _ in UInt8.random(in: 1...255, using: &generator) }
    return PictureRequest(
      id: .random(in: 0...UInt64.max, using: &generator), path: path, box: box(&generator))
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
      columns: columns, rows: rows,
      lines: (0..<rows).map { _ in line(columns, &generator) },
      pixelWidth: .random(in: 0...UInt32.max, using: &generator),
      pixelHeight: .random(in: 0...UInt32.max, using: &generator))
  }

  static func failure(_ generator: inout some RandomNumberGenerator) -> DecodeFailure {
    let kind = DecodeFailure.Kind(rawValue: .random(in: 0...9, using: &generator)) ?? .corrupt
    let reasons = ["no such file", "größer als 2 GB", "写真", String(repeating: "x", count: 1024)]
    return DecodeFailure(kind, reason: reasons.randomElement(using: &generator) ?? "none")
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
