import DecoderPool
import DecoderProtocol
import Foundation
import Testing

/// Every picture of the corpus through the real decoder.
@Suite(.serialized, .enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct CorpusTests {
  /// Formats that libvips reads by ImageMagick alone, and raw files: not of this program yet.
  private static let absentFormats: Set<String> = ["BMP"]
  /// What the installed libraries do wrong, and how.
  private static let knownFaults = [
    // libvips gives up after 100 warnings: the file's preview is shown, as a partial picture.
    "exif/real/corrupted.jpg",
    // Its data ends in the last rows: shown as a partial picture.
    "jpeg/real/ultrahdr.jpg",
  ]

  @Test(arguments: ["jpeg", "png", "apng", "webp", "gif", "tiff", "orient", "thumbs", "exif"])
  func goodPicturesAreRight(folder: String) {
    let entries = Corpus.entries(below: folder)
    #expect(!entries.isEmpty)
    let answers = RealDecoder().answers(entries.map { Array(Corpus.path($0.path).utf8) })
    for (entry, answer) in zip(entries, answers) { check(entry, answer) }
  }

  @Test(arguments: ["heic", "avif"])
  func containersThatMayBeReadAreRight(folder: String) {
    let entries = Corpus.entries(below: folder)
    let answers = RealDecoder().answers(entries.map { Array(Corpus.path($0.path).utf8) })
    for (entry, answer) in zip(entries, answers) {
      // Which of them libheif reads depends on how it was built.
      if answer.outcome == "show" { check(entry, answer) }
      #expect(answer.failure?.kind != .crashed, "\(entry.path)")
    }
  }

  /// Whatever a file holds, the others go on: nothing hangs longer than the deadline.
  @Test func hostileFilesCostOnlyThemselves() {
    let entries = Corpus.entries(below: "hostile")
    #expect(entries.count > 200)
    let decoder = RealDecoder(deadline: 5)
    let good = Corpus.path("jpeg/baseline.jpg")
    let answers = decoder.answers(entries.map { Array(Corpus.path($0.path).utf8) })
    for (entry, answer) in zip(entries, answers) where !isExcused(entry) {
      #expect(
        entry.accepted.contains(answer.outcome) || entry.accepted == ["error", "ignore"],
        "\(entry.path): \(answer.outcome) \(answer.failure?.reason ?? "")")
      #expect(answer.failure?.reason.isEmpty != true)
    }
    #expect(decoder.statistics.isIdle)
    if FileManager.default.fileExists(atPath: good) {
      #expect(decoder.answer(good).outcome == "show")
    }
  }

  private func isExcused(_ entry: Corpus.Entry) -> Bool {
    Self.absentFormats.contains(entry.format ?? "") || Self.knownFaults.contains(entry.path)
  }

  // MARK: - One picture

  private func check(_ entry: Corpus.Entry, _ answer: RealDecoder.Answer) {
    if isExcused(entry) { return }
    #expect(
      entry.accepted.contains(answer.outcome),
      "\(entry.path): \(answer.outcome) \(answer.failure?.reason ?? "")")
    guard entry.show == "show", let picture = answer.picture else { return }
    checkSize(entry, picture)
    checkColors(entry, picture)
  }

  private func checkSize(_ entry: Corpus.Entry, _ picture: DecodedPicture) {
    guard let width = entry.shownWidth, let height = entry.shownHeight else { return }
    let shown = (Int(picture.pixelWidth), Int(picture.pixelHeight))
    let isRight = shown == (width, height)
    let isTurned = shown == (height, width)
    #expect(
      isRight || (isTurned && entry.otherOrientation != nil),
      "\(entry.path): \(picture.pixelWidth)×\(picture.pixelHeight), not \(width)×\(height)")
  }

  /// Only where a fourth of the picture is several pixels and cells wide.
  private func checkColors(_ entry: Corpus.Entry, _ picture: DecodedPicture) {
    guard let reference = entry.reference, picture.columns >= 8, picture.rows >= 4,
      picture.pixelWidth >= 24, picture.pixelHeight >= 24, entry.otherOrientation == nil
    else { return }
    guard let pixels = LinePixels(picture) else {
      Issue.record("\(entry.path): lines of other symbols than asked for")
      return
    }
    let grids = [reference.grid] + (reference.gammaGrid.map { [$0] } ?? [])
    let distance = grids.map { LinePixels.distance($0, pixels.grid) }.min() ?? 0
    #expect(distance <= reference.tolerance + 24, "\(entry.path): colours differ by \(distance)")
  }
}
