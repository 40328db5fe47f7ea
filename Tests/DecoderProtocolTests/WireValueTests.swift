import DecoderProtocol
import TestSupport
import Testing

@Suite struct WireValueTests {
  @Test func integersAreLittleEndian() throws {
    var writer = WireWriter()
    writer.u8(1)
    writer.u16(0x0203)
    writer.u32(0x0405_0607)
    writer.u64(0x0809_0A0B_0C0D_0E0F)
    writer.bytes([0xAA])
    writer.string("é")
    #expect(writer.count == 26)
    #expect(
      try writer.frame(limit: 100) == [
        26, 0, 0, 0, 1, 3, 2, 7, 6, 5, 4, 15, 14, 13, 12, 11, 10, 9, 8, 1, 0, 0, 0, 0xAA, 2, 0, 0,
        0,
        0xC3, 0xA9,
      ])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func valuesComeBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let numbers = (0..<4).map { _ in UInt64.random(in: 0...UInt64.max, using: &generator) }
    let bytes = (0..<Int(numbers[0] % 100)).map { UInt8(truncatingIfNeeded: $0) }
    var writer = WireWriter()
    writer.u8(UInt8(truncatingIfNeeded: numbers[0]))
    writer.u16(UInt16(truncatingIfNeeded: numbers[1]))
    writer.u32(UInt32(truncatingIfNeeded: numbers[2]))
    writer.u64(numbers[3])
    writer.bytes(bytes)
    writer.string("\(numbers)")
    var reader = WireReader(Array(try writer.frame(limit: 1000).dropFirst(4)))
    #expect(try reader.u8() == UInt8(truncatingIfNeeded: numbers[0]))
    #expect(try reader.u16() == UInt16(truncatingIfNeeded: numbers[1]))
    #expect(try reader.u32() == UInt32(truncatingIfNeeded: numbers[2]))
    #expect(try reader.u64() == numbers[3])
    #expect(try reader.bytes(atMost: 100) == bytes)
    #expect(try reader.string(atMost: 200) == "\(numbers)")
    try reader.end()
  }

  @Test func messageBeyondTheLimitIsRefused() throws {
    var writer = WireWriter()
    writer.u32(7)
    #expect(try writer.frame(limit: 4).count == 8)
    #expect(throws: WireError.tooLong(found: 4, limit: 3)) { try writer.frame(limit: 3) }
  }

  @Test func lengthsAreCheckedAgainstTheLimitFirst() {
    var reader = WireReader([0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: WireError.tooLong(found: 0xFFFF_FFFF, limit: 10)) {
      try reader.bytes(atMost: 10)
    }
    var other = WireReader([9, 0, 0, 0, 1])
    #expect(throws: WireError.truncated) { try other.bytes(atMost: 10) }
  }

  @Test func countsAreCheckedAgainstWhatIsLeft() throws {
    var reader = WireReader([3, 0, 0, 0, 1, 2, 3, 4, 5, 6])
    #expect(try reader.count(atMost: 3, ofAtLeast: 2) == 3)
    var scarce = WireReader([3, 0, 0, 0, 1, 2, 3, 4, 5])
    #expect(throws: WireError.truncated) { try scarce.count(atMost: 3, ofAtLeast: 2) }
    var many = WireReader([3, 0, 0, 0, 1, 2, 3])
    #expect(throws: WireError.tooLong(found: 3, limit: 2)) {
      try many.count(atMost: 2, ofAtLeast: 1)
    }
  }
}
