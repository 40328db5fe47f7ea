import TestSupport
import Testing

/// The readers that tests look at pictures with are strict themselves.
@Suite struct ReaderTests {
  private func read(_ data: String, size: String = "\"1;1;4;8") throws -> SixelReader.Image {
    try SixelReader.read(Array("\u{1B}P0;1;0q\(size)\(data)\u{1B}\\".utf8))
  }

  @Test func sixelsAreReadByTheirBits() throws {
    let image = try read("#0;2;100;0;0#1;2;0;0;100#0A!2?@$#1?C-#1!4B")
    let red = SixelReader.Color(red: 255, green: 0, blue: 0)
    let blue = SixelReader.Color(red: 0, green: 0, blue: 255)
    var pixels = [SixelReader.Color?](repeating: nil, count: 32)
    pixels[4] = red
    pixels[3] = red
    pixels[9] = blue
    for place in 24..<32 { pixels[place] = blue }
    #expect(image.pixels == pixels)
    #expect(image.keepsBackground)
    #expect(image.registers == [0, 1])
  }

  @Test func emptyStripShowsNothing() throws {
    #expect(try read("").pixels.allSatisfy { $0 == nil })
  }

  @Test(arguments: [
    // Undefined and unused colours, values that are none, and what is not finished.
    "~", "#1~", "#0;2;1;2;3", "#0;2;101;0;0~", "#0;1;0;0;0~", "#0;2;1;2~", "#~", "#0;~",
    "#0;2;0;0;0!~", "#0;2;0;0;0!0~", "#0;2;0;0;0!3", "#0;2;0;0;0~x\u{7F}", "#0;2;0;0;0~ ",
    // Outside: to the right, below, in a band that is not there.
    "#0;2;0;0;0!5~", "#0;2;0;0;0~~~~~", "#0;2;0;0;0~-C", "#0;2;0;0;0~-@-@",
    // Nothing is drawn by a return or a band.
    "#0;2;0;0;0~$", "#0;2;0;0;0~-", "$#0;2;0;0;0~", "-",
  ])
  func sixelsThatAreWrongAreRefused(data: String) {
    #expect(throws: SixelReader.Problem.self) { try read(data) }
  }

  @Test(arguments: ["", "\"1;1;4", "\"2;1;4;8", "\"1;1;0;8", "\"1;1;99999;99999"])
  func sixelsOfNoSizeAreRefused(size: String) {
    #expect(throws: SixelReader.Problem.self) { try read("", size: size) }
  }

  /// A stored block, and one of fixed codes as zlib writes it.
  @Test func streamsAreInflated() throws {
    let stored: [UInt8] = [
      0x78, 0x01, 1, 3, 0, 0xFC, 0xFF, 0x61, 0x62, 0x63, 0x02, 0x4D, 0x01, 0x27,
    ]
    #expect(try InflateReader.read(stored) == Array("abc".utf8))
    let fixed: [UInt8] = [
      0x78, 0xDA, 0x4B, 0x4C, 0xC4, 0x04, 0x00, 0x4F, 0xA6, 0x07, 0x95,
    ]
    #expect(try InflateReader.read(fixed) == Array(String(repeating: "a", count: 20).utf8))
    var damaged = fixed
    damaged[10] = 0x94
    #expect(throws: InflateReader.Problem.checksum) { try InflateReader.read(damaged) }
    for end in stored.indices {
      #expect(throws: InflateReader.Problem.self) { try InflateReader.read(Array(stored[..<end])) }
    }
    #expect(throws: InflateReader.Problem.trailingBytes(1)) { try InflateReader.read(stored + [0]) }
  }
}
