import TestSupport
import Testing

@testable import AlbumStore

struct PathSplitterTests {
  private func split(
    _ bytes: [UInt8], separator: UInt8 = 0x0a, limit: Int = 1 << 16, pieces: [Int] = []
  ) -> (paths: [[UInt8]], tooLong: Int) {
    var splitter = PathSplitter(separator: separator)
    splitter.limit = limit
    var paths: [[UInt8]] = []
    var rest = bytes[...]
    for length in pieces + [Int.max] {
      let piece = rest.prefix(length)
      paths += splitter.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    if let path = splitter.end() { paths.append(path) }
    return (paths, splitter.tooLongCount)
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func cutsAtSeparatorsAndSkipsEmptyOnes() {
    #expect(split(bytes("a\n\nb c\n\n")).paths == [bytes("a"), bytes("b c")])
    #expect(split(bytes("a\nb")).paths == [bytes("a"), bytes("b")])
    #expect(split(bytes("a\nb\0c\0"), separator: 0).paths == [bytes("a\nb"), bytes("c")])
    #expect(split([]).paths.isEmpty)
  }

  @Test func leavesAByteOrderMarkOnlyAtTheStart() {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    #expect(
      split(mark + bytes("a\n") + mark + bytes("b")).paths == [bytes("a"), mark + bytes("b")])
    #expect(split(mark + bytes("\n")).paths.isEmpty)
  }

  @Test func leavesOutWhatIsTooLong() {
    let long = [UInt8](repeating: 0x61, count: 11)
    let result = split(long + bytes("\nb\n") + long, limit: 10, pieces: [3, 3, 3, 3])
    #expect(result.paths == [bytes("b")])
    #expect(result.tooLong == 2)
  }

  @Test(arguments: Seed.list(5))
  func piecesMakeNoDifference(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ -> UInt8 in
        [0x0a, 0x61, 0x62, 0xef, 0xbb, 0xbf].randomElement(using: &generator) ?? 0
      }
      let pieces = (0..<20).map { _ in Int.random(in: 0...5, using: &generator) }
      let whole = split(bytes, limit: 8)
      let cut = split(bytes, limit: 8, pieces: pieces)
      #expect(whole.paths == cut.paths && whole.tooLong == cut.tooLong, "seed \(seed)")
    }
  }
}
