import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct FileFactsGathererTests {
  private final class Gathered: Sendable {
    let facts = Monitor<[FileFact]>([])
    let batches = Monitor<[Int]>([])
    let ends = Monitor(0)

    func gatherer() -> FileFactsGatherer {
      FileFactsGatherer(
        report: { facts in
          self.batches.update { $0.append(facts.count) }
          self.facts.update { $0 += facts }
        }, finished: { self.ends.update { $0 += 1 } })
    }
  }

  @Test func findsSizesAndTimes() throws {
    let folder = try TemporaryFolder()
    let moments = [1_000_000_000.25, 1_719_999_999, -5.5]
    for (i, moment) in moments.enumerated() {
      try folder.file("\(i).jpg", Array(repeating: 0, count: 100 + i))
      let second = moment.rounded(.down)
      let time = timespec(tv_sec: Int(second), tv_nsec: Int((moment - second) * 1e9))
      #expect(utimensat(AT_FDCWD, folder.path("\(i).jpg"), [time, time], 0) == 0)
    }
    try folder.folder("d.jpg")
    let names = NameList(["0.jpg", "gone.jpg", "d.jpg", "1.jpg"].map { Array($0.utf8) })
    let entries = [
      PhotoDetails(location: .remote(Array("http://h/x".utf8))),
      PhotoDetails(location: .file(folder.bytes("2.jpg"))),
    ]
    let gathered = Gathered()
    let gatherer = gathered.gatherer()
    gatherer.demand([
      (base: 10, contents: .files(directory: folder.bytes, names: names)),
      (base: 20, contents: .entries(entries)),
      (base: 30, contents: .files(directory: folder.bytes("none"), names: names)),
      (base: 40, contents: .files(directory: [], names: NameList([folder.bytes("0.jpg")]))),
    ])
    _ = try gathered.ends.result { $0 == 1 ? true : nil }
    let facts = gathered.facts.withLock { $0 }
    #expect(facts.map(\.item.rawValue) == [10, 13, 21, 40])
    #expect(facts.map(\.size) == [100, 101, 102, 100])
    #expect(
      facts.map(\.modified) == [
        1_000_000_000_250_000_000, 1_719_999_999_000_000_000, -5_500_000_000,
        1_000_000_000_250_000_000,
      ])
    for fact in facts {
      let seconds = Int64((Double(fact.modified) / 1e9).rounded(.down))
      let zone = TimeZone.current.secondsFromGMT(
        for: Date(timeIntervalSince1970: Double(seconds)))
      #expect(fact.localSeconds == seconds + Int64(zone))
    }
  }

  @Test func handsFactsOnInBatches() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.jpg")
    let names = NameList(Array(repeating: Array("a.jpg".utf8), count: 10_000))
    let gathered = Gathered()
    let gatherer = gathered.gatherer()
    gatherer.demand([(base: 0, contents: .files(directory: folder.bytes, names: names))])
    _ = try gathered.ends.result { $0 == 1 ? true : nil }
    #expect(gathered.batches.withLock { $0 } == [4096, 4096, 1808])
    #expect(gathered.facts.withLock { $0.map(\.item.rawValue) } == Array(0..<10_000))
  }

  @Test func aNewDemandReplacesTheOld() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.jpg")
    let names = NameList(Array(repeating: Array("a.jpg".utf8), count: 400_000))
    let one = NameList([Array("a.jpg".utf8)])
    let gathered = Gathered()
    let gatherer = gathered.gatherer()
    for _ in 0..<20 {
      gatherer.demand([(base: 0, contents: .files(directory: folder.bytes, names: names))])
    }
    gatherer.demand([
      (base: 4_000_000, contents: .files(directory: folder.bytes, names: one))
    ])
    _ = try gathered.facts.result { $0.contains { $0.item.rawValue == 4_000_000 } ? true : nil }
    _ = try gathered.ends.result { $0 >= 1 ? true : nil }
    #expect(gathered.ends.withLock { $0 } == 1)
    #expect(gathered.facts.withLock { $0.last?.item.rawValue } == 4_000_000)
    // Asked for nothing, it is done with it.
    gatherer.demand([])
    _ = try gathered.ends.result { $0 == 2 ? true : nil }
  }

  @Test func stoppingTellsNothingMore() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.jpg")
    let names = NameList(Array(repeating: Array("a.jpg".utf8), count: 1_000_000))
    let gathered = Gathered()
    let gatherer = gathered.gatherer()
    gatherer.demand([(base: 0, contents: .files(directory: folder.bytes, names: names))])
    _ = try gathered.batches.result { $0.isEmpty ? nil : true }
    gatherer.stop()
    let count = gathered.facts.withLock { $0.count }
    #expect(count < 1_000_000)
    let other = Gathered()
    let second = other.gatherer()
    second.demand([(base: 0, contents: .entries([]))])
    _ = try other.ends.result { $0 == 1 ? true : nil }
    #expect(gathered.ends.withLock { $0 } == 0)
  }
}

struct PhotoDescriberTests {
  private func item(_ number: UInt32) -> PhotoID { PhotoID(rawValue: number) }

  @Test(arguments: [nil, "/nonexistent/decoder", "/bin/false"] as [String?])
  func sizesAndTimesNeedNoDecoder(program: String?) throws {
    let folder = try TemporaryFolder()
    try folder.file("a.jpg", Array(repeating: 0, count: 321))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: folder.path("a.jpg"))
    let told = Monitor<[(PhotoID, PhotoMetadata)]>([])
    let describer = PhotoDescriber(program: program) { id, metadata in
      told.update { $0.append((id, metadata)) }
    }
    defer { describer.stop() }
    describer.demand([
      (item(1), .file(folder.bytes("a.jpg"))), (item(2), .remote(Array("http://h/x".utf8))),
      (item(3), .file(folder.bytes("none.jpg"))),
    ])
    _ = try told.result { $0.count == 2 ? true : nil }
    let found = told.withLock { $0 }
    #expect(found.map(\.0) == [item(1), item(3)])
    #expect(found.first?.1.byteCount == 321)
    #expect(found.first?.1.modified == 1_000_000_000)
    #expect(found.last?.1 == PhotoMetadata())
  }

  @Test(.enabled(if: BuiltDecoder.isPresent, BuiltDecoder.absence))
  func mostWantedComesFirstAndEachOnce() throws {
    let rig = try ShareRig()
    let photos = try (0..<12).map { try rig.picture("\($0).ppm") }
    let told = Monitor<[(PhotoID, PhotoMetadata)]>([])
    let describer = PhotoDescriber(program: BuiltDecoder.program) { id, metadata in
      told.update { $0.append((id, metadata)) }
    }
    defer { describer.stop() }
    describer.demand(photos.enumerated().map { (item(UInt32($0.offset)), $0.element.location) })
    _ = try told.result { $0.count == 12 ? true : nil }
    let found = told.withLock { $0 }
    #expect(found.map(\.0.rawValue) == Array(0..<12))
    #expect(found.allSatisfy { $0.1.format == "PNM" && $0.1.width == 60 && $0.1.height == 40 })
    // Again, on the decoder that waits.
    describer.demand([(item(4), photos[4].location)])
    _ = try told.result { $0.count == 13 ? true : nil }
  }

  @Test(
    .enabled(if: BuiltDecoder.isPresent && Shared.hasCorpus, "the decoder or the corpus is missing")
  )
  func photosAreDescribed() throws {
    let path = "\(Shared.root)/corpus/exif/exiftool/Google.jpg"
    let told = Monitor<PhotoMetadata?>(nil)
    let describer = PhotoDescriber(program: BuiltDecoder.program) { _, metadata in
      told.update { $0 = metadata }
    }
    defer { describer.stop() }
    describer.demand([(item(0), .file(Array(path.utf8)))])
    let found = try told.result { $0 }
    #expect(found.taken == "2023-10-06 22:53:51+02:00")
    #expect(found.camera == "Google Pixel 8 Pro")
    #expect(abs((found.place?.latitude ?? 0) - 40.400069) < 1e-4)
    #expect(abs((found.place?.longitude ?? 0) + 3.714647) < 1e-4)
  }

  @Test(
    .enabled(
      if: BuiltDecoder.isPresent && Shared.hasCorpus, "the decoder or the corpus is missing"),
    arguments: ["date-feb-30.jpg", "date-hour-24.jpg"])
  func datesThatNoCalendarHasAreNone(name: String) throws {
    let path = "\(Shared.root)/corpus/exif/\(name)"
    let told = Monitor<PhotoMetadata?>(nil)
    let describer = PhotoDescriber(program: BuiltDecoder.program) { _, metadata in
      told.update { $0 = metadata }
    }
    defer { describer.stop() }
    describer.demand([(item(0), .file(Array(path.utf8)))])
    #expect(try told.result { $0 }.taken == nil)
  }

  @Test func stoppingReportsNothingMore() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.jpg")
    let told = Monitor(0)
    let describer = PhotoDescriber(program: nil) { _, _ in told.update { $0 += 1 } }
    describer.stop()
    describer.demand([(item(1), .file(folder.bytes("a.jpg")))])
    let other = Monitor(0)
    let second = PhotoDescriber(program: nil) { _, _ in other.update { $0 += 1 } }
    defer { second.stop() }
    second.demand([(item(1), .file(folder.bytes("a.jpg")))])
    _ = try other.result { $0 == 1 ? true : nil }
    #expect(told.withLock { $0 } == 0)
  }
}
