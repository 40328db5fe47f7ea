import DecoderProtocol
import Foundation
import Testing

/// What headers say, against what is right.
@Suite(
  .serialized, .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct MetadataTests {
  private static let folders = [
    "exif", "orient", "jpeg", "png", "apng", "webp", "tiff", "heic", "avif", "jxl", "gif", "pnm",
  ]

  /// Values that are defensible where the list has another.
  private static let others: Set<String> = [
    // Dates that no calendar has: told as they are, and refused by whoever reads dates.
    "exif/date-feb-30.jpg", "exif/date-hour-24.jpg",
    // Written otherwise than EXIF says, and understood.
    "exif/date-iso-dashes.jpg", "exif/date-no-time.jpg", "exif/date-offset-bad.jpg",
    // An empty date, and a later tag that has one.
    "exif/real/Issue 609.jpg",
    // An orientation of a wrong type, which readers take or not.
    "orient/type-ascii.jpg",
  ]

  @Test(arguments: Self.folders)
  func agreesWithTheList(folder: String) throws {
    var decoder = try ExportDecoder()
    let entries = Corpus.entries(below: folder).filter {
      $0.show == "show" && !Self.others.contains($0.path)
    }
    #expect(!entries.isEmpty)
    var read = 0
    for entry in entries {
      do {
        guard let record = try decoder.metadata(Corpus.path(entry.path)) else { continue }
        // What can't be decoded has no size.
        guard record.width > 0 else { continue }
        read += 1
        check(record, entry)
      } catch is ExportDecoder.Ended {
        decoder = try ExportDecoder()
      }
    }
    #expect(read >= entries.count * 2 / 3)
  }

  private func check(_ record: MetadataRecord, _ entry: Corpus.Entry) {
    let name = Comment(rawValue: entry.path)
    if entry.otherOrientation == nil {
      #expect(Int(record.width) == entry.shownWidth, name)
      #expect(Int(record.height) == entry.shownHeight, name)
    }
    let taken = record.taken.map { String($0.prefix(19)).replacingOccurrences(of: "-", with: ":") }
    #expect(taken == entry.dateTaken, name)
    let zone = record.taken.map { String($0.dropFirst(19)) } ?? ""
    #expect(zone == (entry.dateTaken == nil ? "" : entry.offset ?? ""), name)
    if let model = entry.model?.trimmingCharacters(in: .whitespaces), !model.isEmpty {
      #expect(record.camera?.contains(model) == true, name)
    }
    #expect((record.latitude == nil) == (entry.place == nil), name)
    if let place = entry.place, let latitude = record.latitude, let longitude = record.longitude {
      #expect(abs(place[0] - latitude) < 1e-4 && abs(place[1] - longitude) < 1e-4, name)
    }
    // libvips stops counting there.
    if ["gif", "webp"].contains(String(entry.path.prefix { $0 != "/" })), let frames = entry.frames,
      frames <= 4096
    {
      #expect(Int(record.frameCount) == max(1, frames), name)
    }
  }

  @Test func exposureReadsAsAPhotographerWritesIt() throws {
    let record = try ExportDecoder().metadata(Corpus.path("exif/gps-ne.jpg"))
    #expect(record?.exposure == "1/250 s  f/2.8  ISO 200  35 mm")
    #expect(record?.camera == "Acme GPS")
    #expect(record?.format == "JPEG")
  }

  @Test func makersAreNamedOnce() throws {
    let decoder = try ExportDecoder()
    #expect(try decoder.metadata(Corpus.path("exif/real/Canon_40D.jpg"))?.camera == "Canon EOS 40D")
    #expect(try decoder.metadata(Corpus.path("exif/real/Nikon_D70.jpg"))?.camera == "NIKON D70")
  }

  @Test func lensesAreNamed() throws {
    let record = try ExportDecoder().metadata(Corpus.path("exif/exiftool/Apple.jpg"))
    #expect(record?.lens?.contains("iPhone 7") == true)
  }
}
