import DecoderProtocol
import TestSupport
import Testing

@Suite struct MessageTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func requestsComeBackAsTheyWere(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let request = Samples.request(&generator)
    #expect(try PictureRequest(message: body(request)) == request)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func repliesComeBackAsTheyWere(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let reply = Samples.reply(&generator)
    #expect(try PictureReply(message: body(reply)) == reply)
  }

  @Test func greetingComesBack() throws {
    #expect(try DecoderHello(message: body(DecoderHello())) == DecoderHello())
  }

  @Test func greetingOfAnotherVersionNamesIt() throws {
    let bytes = try body(DecoderHello(version: 513))
    #expect(throws: WireError.version(513)) { try DecoderHello(message: bytes) }
  }

  @Test func greetingOfAnotherProgramIsRefused() {
    #expect(throws: WireError.invalid("decoder's greeting")) {
      try DecoderHello(message: Array("SSH-2.".utf8))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyCutIsAnError(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let request = try body(Samples.request(&generator))
    let reply = try body(Samples.reply(&generator))
    for end in request.indices {
      #expect(throws: WireError.self) { try PictureRequest(message: Array(request[..<end])) }
    }
    for end in reply.indices {
      #expect(throws: WireError.self) { try PictureReply(message: Array(reply[..<end])) }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyTailIsAnError(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let request = try body(Samples.request(&generator)) + [0]
    let reply = try body(Samples.reply(&generator)) + [0, 0]
    #expect(throws: WireError.trailingBytes(1)) { try PictureRequest(message: request) }
    #expect(throws: WireError.trailingBytes(2)) { try PictureReply(message: reply) }
  }

  @Test(arguments: 0..<2000 as Range<UInt64>)
  func damageNeverTraps(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var reply = try body(Samples.reply(&generator))
    var request = try body(Samples.request(&generator))
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let value = UInt8.random(in: 0...255, using: &generator)
      reply[Int.random(in: reply.indices, using: &generator)] = value
      request[Int.random(in: request.indices, using: &generator)] = value
    }
    // What is still valid must be written as it was read.
    if let decoded = try? PictureReply(message: reply) { #expect(try body(decoded) == reply) }
    if let decoded = try? PictureRequest(message: request) { #expect(try body(decoded) == request) }
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func noiseNeverTraps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let length = Int.random(in: 0...80, using: &generator)
    let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
    _ = try? PictureRequest(message: noise)
    _ = try? PictureReply(message: noise)
    #expect(throws: WireError.self) { try DecoderHello(message: noise) }
  }
}

@Suite struct MessageLimitTests {
  private let box = PictureBox(columns: 4, rows: 2, encoding: .symbols(.direct, .half))

  @Test func longestPathFits() throws {
    let path = [UInt8](repeating: 0x61, count: PictureRequest.pathLimit)
    let request = PictureRequest(id: 1, path: path, box: box)
    #expect(try PictureRequest(message: body(request)) == request)
  }

  @Test func longerPathIsRefusedByTheReader() throws {
    let limit = PictureRequest.pathLimit
    let path = [UInt8](repeating: 0x61, count: limit + 1)
    let bytes = try body(PictureRequest(id: 1, path: path, box: box))
    #expect(throws: WireError.tooLong(found: limit + 1, limit: limit)) {
      try PictureRequest(message: bytes)
    }
  }

  @Test func requestBeyondItsLimitIsNotWritten() {
    let path = [UInt8](repeating: 0x61, count: PictureRequest.byteLimit)
    #expect(throws: WireError.self) { try PictureRequest(id: 1, path: path, box: box).frame() }
  }

  @Test(arguments: [[], [0x61, 0, 0x62]] as [[UInt8]])
  func pathsThatNameNothingAreRefused(path: [UInt8]) throws {
    let bytes = try body(PictureRequest(id: 1, path: path, box: box))
    #expect(throws: WireError.invalid("path")) { try PictureRequest(message: bytes) }
  }

  @Test(arguments: [(0, 1), (1, 0), (501, 500), (65_535, 65_535)] as [(UInt16, UInt16)])
  func boxesOfNoUseAreRefused(columns: UInt16, rows: UInt16) throws {
    var box = box
    box.columns = columns
    box.rows = rows
    let bytes = try body(PictureRequest(id: 1, path: [0x61], box: box))
    #expect(throws: WireError.self) { try PictureRequest(message: bytes) }
  }

  @Test func promisedLinesMustBeThere() throws {
    let picture = DecodedPicture(
      quality: .sharp, columns: 1, rows: 60_000, lines: [[0x78]], pixelWidth: 1, pixelHeight: 1)
    var bytes = try body(PictureReply(id: 1, result: .picture(picture), microseconds: 0))
    // The count of lines stands before the only line.
    bytes.replaceSubrange(bytes.count - 9..<bytes.count - 5, with: [0x60, 0xEA, 0, 0])
    #expect(throws: WireError.truncated) { try PictureReply(message: bytes) }
  }

  @Test func emptyReasonIsRefused() throws {
    let failure = DecodeFailure(.corrupt, reason: "")
    let bytes = try body(PictureReply(id: 1, result: .failure(failure), microseconds: 0))
    #expect(throws: WireError.invalid("reason")) { try PictureReply(message: bytes) }
  }

  @Test func reasonThatIsNotTextIsRefused() throws {
    let failure = DecodeFailure(.corrupt, reason: "ab")
    var bytes = try body(PictureReply(id: 1, result: .failure(failure), microseconds: 0))
    bytes[bytes.count - 1] = 0xFF
    #expect(throws: WireError.invalid("UTF-8")) { try PictureReply(message: bytes) }
  }
}
