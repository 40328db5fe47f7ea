import DecoderProtocol
import TestSupport
import Testing

@Suite struct ExportMessageTests {
  private static func path(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...200, using: &generator)).map { _ in
      UInt8.random(in: 1...255, using: &generator)
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    ["", "a", "写真 %s <b>", "\u{1B}[31m\n", String(repeating: "x", count: 1024)]
      .randomElement(using: &generator) ?? ""
  }

  private static func request(_ generator: inout SeededGenerator) -> ExportRequest {
    let id = UInt64.random(in: 0...UInt64.max, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .metadata(id: id, source: path(&generator))
    case 1:
      let copy = ExportCopy(
        source: path(&generator), destination: path(&generator),
        longestEdge: UInt32.random(in: 0...ExportRequest.edgeLimit, using: &generator),
        keepsMetadata: Bool.random(using: &generator), becomesPNG: Bool.random(using: &generator))
      return .copy(id: id, copy)
    case 2:
      let edge = UInt32.random(in: 1...ExportRequest.edgeLimit, using: &generator)
      return .thumbnail(id: id, source: path(&generator), longestEdge: edge)
    default:
      let tiles = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        ExportSheet.Tile(
          Bool.random(using: &generator) ? .photo(path(&generator)) : .reason(text(&generator)),
          caption: text(&generator))
      }
      return .sheet(
        id: id,
        ExportSheet(destination: path(&generator), title: text(&generator), tiles: tiles))
    }
  }

  private static func record(_ generator: inout SeededGenerator) -> MetadataRecord {
    var record = MetadataRecord(format: "JPEG")
    record.width = .random(in: 0...UInt32.max, using: &generator)
    record.height = .random(in: 0...UInt32.max, using: &generator)
    record.frameCount = .random(in: 0...UInt32.max, using: &generator)
    func some() -> String? {
      let text = text(&generator)
      return text.isEmpty ? nil : text
    }
    record.taken = some()
    record.camera = some()
    record.lens = some()
    record.exposure = some()
    if Bool.random(using: &generator) {
      record.latitude = .random(in: -90...90, using: &generator)
      record.longitude = .random(in: -180...180, using: &generator)
    }
    return record
  }

  private static func reply(_ generator: inout SeededGenerator) -> ExportReply {
    let id = UInt64.random(in: 0...UInt64.max, using: &generator)
    let failure = DecodeFailure(.corrupt, reason: "größer")
    let tile = UInt32.random(in: 0...UInt32.max, using: &generator)
    let result: ExportReply.Result =
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: .progress(tile: tile)
      case 1: .metadata(record(&generator))
      case 2: .copied(fileExtension: "jpg")
      case 3: .thumbnail(jpeg: path(&generator), width: 1, height: tile | 1)
      case 4: .sheet([ExportReply.TileFailure(tile: tile, failure: failure)])
      default: .failure(failure)
      }
    return ExportReply(id: id, result: result)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func comeBackAsTheyWere(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let request = Self.request(&generator)
    #expect(try ExportRequest(message: body(request)) == request)
    let reply = Self.reply(&generator)
    #expect(try ExportReply(message: body(reply)) == reply)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func cutsAndTailsAreErrors(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let request = try body(Self.request(&generator))
    let reply = try body(Self.reply(&generator))
    for end in request.indices {
      #expect(throws: WireError.self) { try ExportRequest(message: Array(request[..<end])) }
    }
    for end in reply.indices where end < 60 || end > reply.count - 60 {
      let cut = Array(reply[..<end])
      // A thumbnail's bytes are told by their own length.
      #expect(throws: WireError.self) { try ExportReply(message: cut) }
    }
    #expect(throws: WireError.trailingBytes(1)) { try ExportRequest(message: request + [0]) }
    #expect(throws: WireError.self) { try ExportReply(message: reply + [0]) }
  }

  @Test(arguments: 0..<1000 as Range<UInt64>)
  func damageNeverTraps(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var request = try body(Self.request(&generator))
    var reply = try body(Self.reply(&generator))
    for _ in 0..<4 {
      request[Int.random(in: request.indices, using: &generator)] = .random(
        in: 0...255, using: &generator)
      reply[Int.random(in: reply.indices, using: &generator)] = .random(
        in: 0...255, using: &generator)
    }
    if let found = try? ExportRequest(message: request) { #expect(try body(found) == request) }
    if let found = try? ExportReply(message: reply) { #expect(try body(found) == reply) }
  }

  @Test(arguments: ["", "a/b", "..", "JPG", "jpg\n", "abcdefghi", "é"])
  func extensionsThatAreNoneAreRefused(text: String) throws {
    let bytes = try body(ExportReply(id: 1, result: .copied(fileExtension: text)))
    #expect(throws: WireError.self) { try ExportReply(message: bytes) }
  }

  @Test func placesOffTheEarthAreRefused() throws {
    for (latitude, longitude) in [(90.5, 0), (0, -180.5), (.nan, 0), (0, .infinity)] {
      var record = MetadataRecord(format: "JPEG")
      record.latitude = latitude
      record.longitude = longitude
      let bytes = try body(ExportReply(id: 1, result: .metadata(record)))
      #expect(throws: WireError.invalid("place")) { try ExportReply(message: bytes) }
    }
  }

  @Test func sheetsHaveAsManyPhotosAsTheyMay() throws {
    let tile = ExportSheet.Tile(.photo([0x61]), caption: "a")
    func request(_ count: Int) -> ExportRequest {
      let tiles = Array(repeating: tile, count: count)
      return .sheet(id: 1, ExportSheet(destination: [0x62], title: "", tiles: tiles))
    }
    let limit = ExportSheet.tileLimit
    #expect(try ExportRequest(message: body(request(limit))) == request(limit))
    #expect(throws: WireError.tooLong(found: limit + 1, limit: limit)) {
      try ExportRequest(message: body(request(limit + 1)))
    }
    #expect(throws: WireError.self) { try ExportRequest(message: body(request(0))) }
  }

  @Test func edgesOfNoUseAreRefused() throws {
    for edge in [0, ExportRequest.edgeLimit + 1] {
      let bytes = try body(ExportRequest.thumbnail(id: 1, source: [0x61], longestEdge: edge))
      #expect(throws: WireError.invalid("longest edge")) { try ExportRequest(message: bytes) }
    }
  }
}
