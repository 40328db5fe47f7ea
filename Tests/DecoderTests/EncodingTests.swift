import DecoderProtocol
import Foundation
import Testing

/// Every kind of symbols and colours. That lines fill their columns is the protocol's own check.
@Suite(.serialized, .enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct EncodingTests {
  private static let photo = "jpeg/real/jpg-progressive.jpg"
  private static let transparent = "webp/lossy-alpha.webp"
  static let shapes: [PictureEncoding.SymbolShapes] = [.ascii, .half, .quadrant, .sextant]

  private func text(
    _ path: String, _ colors: PictureEncoding.SymbolColors,
    _ shapes: PictureEncoding.SymbolShapes, background: [UInt8]? = nil
  ) -> [String] {
    let box = PictureBox(
      columns: 30, rows: 15, encoding: .symbols(colors, shapes), background: background)
    let answer = RealDecoder().answer(Corpus.path(path), box: box)
    #expect(answer.outcome == "show", "\(answer.failure?.reason ?? "")")
    return (answer.picture?.lines ?? []).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The sequences of all lines, without `CSI` and `m`.
  private func parameters(_ lines: [String]) -> Set<[Int]> {
    var found: Set<[Int]> = []
    for line in lines {
      for part in line.split(separator: "\u{1B}[").filter({ $0.contains("m") }) {
        let numbers = part.prefix { $0 != "m" }
        if numbers.allSatisfy({ $0.isNumber || $0 == ";" }) {
          found.insert(numbers.split(separator: ";").map { Int($0) ?? -1 })
        }
      }
    }
    return found
  }

  @Test(arguments: shapes)
  func withoutColoursThereIsOnlyText(shapes: PictureEncoding.SymbolShapes) {
    let lines = text(Self.photo, .none, shapes)
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
    #expect(Set(lines.joined()).count > 1)
  }

  @Test(arguments: shapes)
  func eightColoursAreTheEight(shapes: PictureEncoding.SymbolShapes) {
    let used = Set(parameters(text(Self.photo, .eight, shapes)).joined())
    #expect(used.isSubset(of: Set([39, 49] + Array(30...37) + Array(40...47))))
    #expect(used.count > 2)
  }

  @Test(arguments: shapes)
  func sixteenColoursAreTheSixteen(shapes: PictureEncoding.SymbolShapes) {
    let used = Set(parameters(text(Self.photo, .sixteen, shapes)).joined())
    let low = [39, 49] + Array(30...37) + Array(40...47)
    #expect(used.isSubset(of: Set(low + Array(90...97) + Array(100...107))))
    #expect(used.count > 2)
  }

  @Test(arguments: shapes)
  func paletteLeavesTheUsersColoursAlone(shapes: PictureEncoding.SymbolShapes) {
    let lines = text(Self.photo, .palette, shapes)
    #expect(!lines.joined().contains("8;2;"))
    for numbers in parameters(lines) {
      for (index, number) in numbers.enumerated() where index >= 2 && numbers[index - 1] == 5 {
        guard [38, 48].contains(numbers[index - 2]) else { continue }
        #expect((16...255).contains(number))
      }
    }
  }

  @Test(arguments: shapes)
  func charactersAreThoseAskedFor(shapes: PictureEncoding.SymbolShapes) {
    let sequence = /\u{1B}\[[0-9;]*m/
    let lines = text(Self.photo, .direct, shapes).map { $0.replacing(sequence, with: "") }
    let used = Set(lines.joined().unicodeScalars.map(\.value))
    let half: Set<UInt32> = [0x20, 0x2580, 0x2584, 0x2588, 0x258C, 0x2590]
    switch shapes {
    case .ascii: #expect(used.allSatisfy { (0x20...0x7E).contains($0) })
    case .half: #expect(used.isSubset(of: half))
    case .quadrant: #expect(used.isSubset(of: half.union(0x2596...0x259F)))
    case .sextant: #expect(used.contains { (0x1FB00...0x1FB3B).contains($0) })
    }
  }

  @Test(arguments: [nil, [0, 0, 0], [255, 255, 255]] as [[UInt8]?])
  func transparentPicturesAreShown(background: [UInt8]?) {
    #expect(!text(Self.transparent, .direct, .quadrant, background: background).isEmpty)
  }

  @Test func pictureIsWorthItsBytes() {
    let bytes = text(Self.photo, .direct, .quadrant).reduce(0) { $0 + $1.utf8.count }
    let cells = text(Self.photo, .none, .half).reduce(0) { $0 + $1.count }
    // A cell of two new colours takes up to 39 bytes and a symbol of 3.
    #expect(bytes < 36 * cells, "\(bytes) bytes for \(cells) cells")
  }
}
