import DecoderProtocol
import TestSupport
import Testing

struct PlistMessageTests {
  static let messages: [PlistMessage] = [
    .format(.binary), .album(key: Array("A".utf8), mismatch: nil),
    .album(
      key: [0xff], mismatch: PlistMessage.Mismatch(index: 3, expected: "x", found: "y")),
    .entries([]),
    .entries([
      PlistMessage.Entry(address: Array("u".utf8), name: [], text: nil, price: Array("1".utf8)),
      PlistMessage.Entry(address: []),
    ]),
    .end, .problem(.unreadable("a")), .problem(.malformed("")),
    .problem(.notAlbums(PlistMessage.Mismatch(expected: "x", found: "y"))),
  ]

  @Test(arguments: messages)
  func comesBackAsItWas(message: PlistMessage) throws {
    let frame = try message.frame()
    #expect(try PlistMessage(message: Array(frame.dropFirst(4))) == message)
  }

  /// Any bytes give a message or an error, and what is cut short is never a message.
  @Test(arguments: Seed.list(3))
  func damagedBytesAreErrors(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for message in Self.messages {
      let bytes = Array(try message.frame().dropFirst(4))
      for length in bytes.indices {
        #expect(throws: WireError.self) { try PlistMessage(message: Array(bytes.prefix(length))) }
      }
      for _ in 0..<200 {
        var damaged = bytes
        damaged[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
        _ = try? PlistMessage(message: damaged)
      }
    }
  }
}
