import DecoderProtocol
import TestSupport
import Testing

/// What may reach the terminal as a strip.
@Suite struct PictureStripTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func stripsAreTold(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    #expect(PictureStrip(Samples.sixels(&generator)) == .sixel)
    #expect(PictureStrip(Samples.png(&generator)) == .png)
  }

  @Test(arguments: [
    "", "\u{1B}", "\u{1B}P", "\u{1B}Pq", "\u{1B}Pq\u{1B}", "\u{1B}\\", "\u{1B}P\u{1B}\\",
    "\u{1B}P0;1;0\u{1B}\\", "P0;1;0q~\u{1B}\\", "\u{1B}P0;1;0q~",
    // Another control string, and one with another final character.
    "\u{1B}]52;c;AAAA\u{1B}\\", "\u{1B}P$q m\u{1B}\\", "\u{1B}P+q544e\u{1B}\\",
    // Something that ends it early, or cancels it.
    "\u{1B}P0;1;0q~\u{1B}\\\u{1B}[2J\u{1B}\\", "\u{1B}P0;1;0q~\u{18}~\u{1B}\\",
    "\u{1B}P0;1;0q~\u{1A}~\u{1B}\\", "\u{1B}P0;1;0q~\u{9C}~\u{1B}\\",
    "\u{1B}P0;1;0q~\u{07}\u{1B}\\",
    // Nothing of a sixel's.
    "\u{1B}P0;1;0q~\n~\u{1B}\\", "\u{1B}P0;1;0q ~\u{1B}\\", "\u{1B}P0;1;0q~<\u{1B}\\",
    "\u{1B}P0;1;0q~\u{7F}\u{1B}\\",
    // Sizes that no screen has.
    "\u{1B}P0;1;0q!100000~\u{1B}\\", "\u{1B}P0;1;0q\"1;1;999999;6~\u{1B}\\",
    // In front or behind.
    " \u{1B}P0;1;0q~\u{1B}\\", "\u{1B}P0;1;0q~\u{1B}\\ ",
  ])
  func whatDoesMoreThanDrawIsRefused(text: String) {
    #expect(PictureStrip(Array(text.utf8)) == nil)
  }

  @Test func rawEndOfStringIsRefused() {
    let strip = Array("\u{1B}Pq~".utf8) + [0x9C] + Array("\u{1B}\\".utf8)
    #expect(PictureStrip(strip) == nil)
  }

  @Test func cutFilesAreRefused() {
    var generator = SeededGenerator(seed: 1)
    let file = Samples.png(&generator)
    for end in file.indices { #expect(PictureStrip(Array(file[..<end])) == nil) }
  }

  // MARK: - In messages

  private func reply(_ content: DecodedPicture.Content, rows: UInt16) throws -> PictureReply {
    let picture = DecodedPicture(
      quality: .sharp, columns: 2, rows: rows, content: content, pixelWidth: 1, pixelHeight: 1)
    return try PictureReply(
      message: body(PictureReply(id: 1, result: .picture(picture), microseconds: 0)))
  }

  @Test func stripsOfTwoKindsAreRefused() throws {
    var generator = SeededGenerator(seed: 2)
    let strips = [Samples.sixels(&generator), Samples.png(&generator)]
    #expect(throws: WireError.invalid("strip")) { try reply(.strips(strips), rows: 2) }
  }

  @Test func everyRowHasItsStrip() throws {
    var generator = SeededGenerator(seed: 3)
    let strip = Samples.sixels(&generator)
    #expect(throws: WireError.invalid("number of lines")) { try reply(.strips([strip]), rows: 2) }
    #expect(throws: WireError.self) { try reply(.strips([strip, strip]), rows: 1) }
  }

  @Test func hostileStripIsRefused() {
    let strip = Array("\u{1B}]0;title\u{1B}\\".utf8)
    #expect(throws: WireError.invalid("strip")) { try reply(.strips([strip]), rows: 1) }
  }

  @Test(arguments: [[], [0x78], [0x78, 0x02, 0, 0, 0, 0, 0, 0], [0x1F, 0x8B, 8, 0, 0, 0, 0, 0]])
  func rasterThatIsNotCompressedIsRefused(bytes: [UInt8]) {
    #expect(throws: WireError.invalid("raster")) { try reply(.raster(bytes), rows: 1) }
  }

  @Test func largestContentFitsAReply() throws {
    let bytes = [0x78, 0x01] + [UInt8](repeating: 0, count: DecodedPicture.contentLimit - 2)
    let picture = DecodedPicture(
      quality: .sharp, columns: 1, rows: 1, content: .raster(bytes), pixelWidth: 1, pixelHeight: 1)
    let reply = PictureReply(id: 1, result: .picture(picture), microseconds: 0)
    #expect(try reply.frame().count <= PictureReply.byteLimit + WireWriter.prefixLength)
  }

  @Test(
    arguments: [
      (768, 216, 10, 20, true), (400, 100, 10, 20, true), (1, 1, 1, 1, true),
      (769, 217, 10, 21, false), (500, 500, 65_535, 65_535, false),
    ] as [(UInt16, UInt16, UInt16, UInt16, Bool)])
  func boxesBeyondAnyScreenAreRefused(
    columns: UInt16, rows: UInt16, width: UInt16, height: UInt16, isTaken: Bool
  ) throws {
    let box = PictureBox(
      columns: columns, rows: rows, cellWidth: width, cellHeight: height, encoding: .pixels(.png))
    let request = PictureRequest(id: 1, path: [0x61], box: box)
    let bytes = try body(request)
    if isTaken {
      #expect(try PictureRequest(message: bytes) == request)
    } else {
      #expect(throws: WireError.self) { try PictureRequest(message: bytes) }
    }
  }

  @Test(arguments: [0, 1, 1025, UInt16.max] as [UInt16])
  func coloursMustBeAFew(colors: UInt16) throws {
    let box = PictureBox(columns: 1, rows: 1, encoding: .pixels(.sixel(colors: colors)))
    let bytes = try body(PictureRequest(id: 1, path: [0x61], box: box))
    #expect(throws: WireError.invalid("number of colours")) { try PictureRequest(message: bytes) }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func acceptableBoxesAreTaken(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let limits: [UInt16] = [0, 1, 30, 1000, .max]
    func any() -> UInt16 {
      .random(in: 0...(limits.randomElement(using: &generator) ?? 1), using: &generator)
    }
    let forms: [PictureEncoding] = [
      .pixels(.raster), .pixels(.png), .pixels(.sixel(colors: any())), .symbols(.direct, .half),
    ]
    let box = PictureBox(
      columns: any(), rows: any(), cellWidth: any(), cellHeight: any(),
      encoding: forms.randomElement(using: &generator) ?? forms[0], background: [1, 2])
    let request = PictureRequest(id: 1, path: [0x61], box: box.acceptable)
    #expect(try PictureRequest(message: body(request)) == request, "seed \(seed)")
    #expect(box.acceptable.acceptable == box.acceptable)
    let good = Samples.pixelBox(&generator)
    let isGood =
      (try? PictureRequest(
        message: body(PictureRequest(id: 1, path: [0x61], box: good)))) != nil
    if isGood { #expect(good.acceptable == good) }
  }
}
