import DecoderProtocol
import TestSupport
import Testing

@Suite struct PlistEditMessageTests {
  private static func bytes(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      UInt8.random(in: 0...255, using: &generator)
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    ["", "is gone", "写真\n", String(repeating: "x", count: 700)]
      .randomElement(using: &generator) ?? ""
  }

  private static func number(_ generator: inout SeededGenerator) -> Int {
    Int.random(in: 0...Int.max >> Int.random(in: 0...62, using: &generator), using: &generator)
  }

  private static func place(_ generator: inout SeededGenerator) -> PlistChange.Place {
    PlistChange.Place(address: bytes(&generator), ordinal: number(&generator))
  }

  private static func changes(_ generator: inout SeededGenerator) -> [PlistChange] {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .remove(key: bytes(&generator), place(&generator))
      case 1:
        .insert(key: bytes(&generator), entry: bytes(&generator), index: number(&generator))
      case 2:
        .arrange(
          key: bytes(&generator),
          (0..<Int.random(in: 0...4, using: &generator)).map { _ in place(&generator) })
      default: .drop(key: bytes(&generator))
      }
    }
  }

  private static func request(_ generator: inout SeededGenerator) -> PlistEditRequest {
    PlistEditRequest(
      path: bytes(&generator), temporary: bytes(&generator), changes: changes(&generator))
  }

  private static func reply(_ generator: inout SeededGenerator) -> PlistEditReply {
    if Int.random(in: 0..<4, using: &generator) == 0 { return .problem(text(&generator)) }
    func stamp() -> PlistEditReply.Stamp {
      PlistEditReply.Stamp(
        device: .random(in: 0...UInt64.max, using: &generator),
        inode: .random(in: 0...UInt64.max, using: &generator),
        size: .random(in: 0...UInt64.max, using: &generator),
        modified: .random(in: Int64.min...Int64.max, using: &generator))
    }
    var edited = PlistEditReply.Edited(before: stamp(), after: stamp())
    func change() -> Int { Int(UInt32.random(in: 0...UInt32.max, using: &generator)) }
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      edited.removed.append(
        PlistEditReply.Removed(
          change: change(), entry: bytes(&generator), index: number(&generator)))
      edited.addresses.append(bytes(&generator))
      edited.failures.append(
        PlistEditReply.Failure(
          change: change(), words: text(&generator),
          isGone: Bool.random(using: &generator)))
    }
    edited.inverse = changes(&generator)
    return .edited(edited)
  }

  @Test(arguments: Seed.list(20)) func comesBackAsItWas(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let request = Self.request(&generator)
      #expect(try PlistEditRequest(message: body(of: request)) == request)
      let reply = Self.reply(&generator)
      #expect(try PlistEditReply(message: body(of: reply)) == reply)
    }
  }

  @Test(arguments: Seed.list(20)) func damagedBytesAreErrorsOrOtherValues(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var bytes = try body(of: Self.reply(&generator))
      #expect(throws: WireError.self) { try PlistEditReply(message: Array(bytes.dropLast())) }
      #expect(throws: WireError.self) { try PlistEditReply(message: bytes + [0]) }
      let index = Int.random(in: bytes.indices, using: &generator)
      bytes[index] = UInt8.random(in: 0...255, using: &generator)
      // Whatever they are now: what is read from them is what is written again.
      if let reply = try? PlistEditReply(message: bytes) {
        #expect(try PlistEditReply(message: body(of: reply)) == reply)
      }
      let request = try body(of: Self.request(&generator))
      #expect(throws: WireError.self) { try PlistEditRequest(message: Array(request.dropLast())) }
    }
  }

  private func body(of message: some WireMessage) throws -> [UInt8] {
    Array(try message.frame().dropFirst(WireWriter.prefixLength))
  }
}
