import DecoderProtocol
import Testing

/// The small pictures inside files.
@Suite(.serialized, .enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct PreviewTests {
  @Test(arguments: ["jpeg/full-size-12mp-portrait.jpg", "exif/real/FLIR.jpg"])
  func previewOfTheRightShapeComesFirst(path: String) {
    let answer = RealDecoder().answer(Corpus.path(path))
    #expect(answer.previews.map(\.quality) == [.embedded])
    #expect(answer.outcome == "show")
    #expect(answer.previews.first?.columns == answer.picture?.columns)
    #expect(answer.previews.first?.rows == answer.picture?.rows)
    #expect(answer.previews.first?.pixelWidth == answer.picture?.pixelWidth)
  }

  @Test(arguments: [
    "corrupt", "letterboxed-3-2", "thumb-claims-65500", "thumb-is-png", "turned-6-with-bars",
    "turned-8-thumb-upright", "length-zero", "offset-outside", "thumb-larger-than-picture",
    "uncompressed-rgb", "stale-other-picture",
  ])
  func previewOfAnotherShapeIsNotShown(name: String) {
    let answer = RealDecoder().answer(Corpus.path("thumbs/\(name).jpg"))
    #expect(answer.previews.isEmpty)
    #expect(answer.outcome == "show")
  }

  /// The preview is turned as the picture is: both have the same colours in the same places.
  @Test func previewIsTurnedToo() throws {
    let answer = RealDecoder().answer(Corpus.path("jpeg/full-size-12mp-portrait.jpg"))
    let preview = try #require(answer.previews.first.flatMap(LinePixels.init))
    let picture = try #require(answer.picture.flatMap(LinePixels.init))
    #expect(LinePixels.distance(preview.grid, picture.grid) < 24)
  }

  /// What remains of a photo whose own data can't be decoded.
  @Test func previewIsBetterThanNothing() {
    let answer = RealDecoder().answer(Corpus.path("exif/real/corrupted.jpg"))
    #expect(answer.previews.count == 1)
    #expect(answer.outcome == "partial")
  }
}
