import DecoderProtocol
import TestSupport
import Testing

@Suite struct FrameSplitterTests {
  private func frame(_ message: [UInt8]) throws -> [UInt8] {
    var writer = WireWriter()
    for byte in message { writer.u8(byte) }
    return try writer.frame(limit: 1000)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func piecesOfAnySizeGiveTheSameMessages(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let messages = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
    }
    var stream = try messages.flatMap(frame)[...]
    var splitter = FrameSplitter(limit: 40)
    var found: [[UInt8]] = []
    while !stream.isEmpty {
      let length = Int.random(in: 1...min(stream.count, 30), using: &generator)
      splitter.append(stream.prefix(length))
      stream = stream.dropFirst(length)
      while let message = try splitter.next() { found.append(message) }
    }
    #expect(found == messages)
    #expect(splitter.isEmpty)
  }

  @Test func everyCutOfAFrameWaitsForTheRest() throws {
    let whole = try frame([1, 2, 3, 4, 5])
    for end in whole.indices {
      var splitter = FrameSplitter(limit: 5)
      splitter.append(whole[..<end])
      #expect(try splitter.next() == nil)
      #expect(splitter.isEmpty == (end == 0))
      splitter.append(whole[end...])
      #expect(try splitter.next() == [1, 2, 3, 4, 5])
      #expect(splitter.isEmpty)
    }
  }

  @Test func tooLongAFrameFailsByItsLengthAlone() throws {
    var splitter = FrameSplitter(limit: 5)
    splitter.append([6, 0, 0])
    #expect(try splitter.next() == nil)
    splitter.append([0])
    for _ in 0..<2 {
      #expect(throws: WireError.tooLong(found: 6, limit: 5)) { try splitter.next() }
    }
  }

  @Test func longestLengthDoesNotTrap() {
    var splitter = FrameSplitter(limit: 5)
    splitter.append([0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: WireError.tooLong(found: 0xFFFF_FFFF, limit: 5)) { try splitter.next() }
  }

  @Test func whatWasTakenIsForgotten() throws {
    var splitter = FrameSplitter(limit: 1000)
    let one = try frame([UInt8](repeating: 7, count: 900))
    for _ in 0..<50 {
      splitter.append(one)
      #expect(try splitter.next()?.count == 900)
      #expect(splitter.pendingCount == 0)
    }
  }
}
