import AlbumModel
import SystemEdge
import Testing

@testable import AlbumStore

/// Binary property lists of a few bytes whose parts refer to each other.
@Suite(.serialized)
struct PlistBombTests {
  private enum Object {
    case text(String)
    case array([Int])
    case dictionary([Int], [Int])
  }

  /// The first object is the property list.
  private func file(_ objects: [Object]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func header(_ kind: UInt8, _ count: Int) -> [UInt8] {
      count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x12] + number(count, 4)
    }
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .text(let text): bytes += header(0x50, text.utf8.count) + Array(text.utf8)
      case .array(let parts): bytes += header(0xa0, parts.count) + parts.flatMap { number($0, 4) }
      case .dictionary(let keys, let values):
        bytes += header(0xd0, keys.count) + (keys + values).flatMap { number($0, 4) }
      }
    }
    let table = bytes.count
    bytes += offsets.flatMap { number($0, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 4] + number(objects.count, 8) + number(0, 8) + number(table, 8)
    return bytes
  }

  private func read(_ objects: [Object]) throws -> (Collected, seconds: Double) {
    let folder = try TemporaryFolder()
    try folder.file("p.plist", file(objects))
    let start = MonotonicClock.now()
    let found = try Collected.reading(.path(folder.bytes("p.plist")))
    return (found, Double(MonotonicClock.now() - start) / 1e9)
  }

  private static let words =
    "is no property list that can be read (its parts refer to each other so often that they "
    + "fit no memory)"

  @Test func aTreeOfOneArrayIsToldAtOnce() throws {
    var objects: [Object] = [.dictionary([1], [2]), .text("a")]
    for depth in 0..<30 { objects.append(.array(Array(repeating: 3 + depth, count: 10))) }
    objects.append(.text("x"))
    let (found, seconds) = try read(objects)
    #expect(found.failure?.hasSuffix(Self.words) == true, "\(found.failure ?? "shown")")
    #expect(seconds < 3)
  }

  @Test func albumsThatShareAllTheirPhotosAreToldAtOnce() throws {
    let count = 2000
    var objects: [Object] = [
      .dictionary(Array(1...count), Array(repeating: count + 1, count: count))
    ]
    objects += (1...count).map { .text("k\($0)") }
    objects += [.array(Array(repeating: count + 2, count: 20_000)), .text("x.jpg")]
    let (found, seconds) = try read(objects)
    #expect(found.failure?.hasSuffix(Self.words) == true, "\(found.failure ?? "shown")")
    #expect(seconds < 3)
  }

  @Test func anArrayThatHoldsItselfIsNone() throws {
    let (found, seconds) = try read([
      .dictionary([1], [2]), .text("a"), .array([3, 2]), .text("x.jpg"),
    ])
    #expect(found.failure?.contains("no property list that can be read") == true)
    #expect(seconds < 3)
  }

  @Test func partsThatAreSharedALittleAreShown() throws {
    let (found, _) = try read([
      .dictionary([1, 2], [3, 3]), .text("a"), .text("b"), .array(Array(repeating: 4, count: 500)),
      .text("x.jpg"),
    ])
    #expect(found.isFinished && found.albums.map(\.count) == [500, 500])
  }
}
