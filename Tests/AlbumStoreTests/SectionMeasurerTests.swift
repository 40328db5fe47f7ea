import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct SectionMeasurerTests {
  private func day(_ seconds: TimeInterval) -> CivilDay {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date(timeIntervalSince1970: seconds))
    return CivilDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }

  @Test func addsUpFiles() throws {
    let folder = try TemporaryFolder()
    for (i, name) in ["a.jpg", "b.jpg", "c.jpg"].enumerated() {
      try folder.file(name, Array(repeating: 0, count: 100 * (i + 1)))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000 + 86_400.0 * Double(i))],
        ofItemAtPath: folder.path(name))
    }
    let names = NameList(["a.jpg", "b.jpg", "gone.jpg"].map { Array($0.utf8) })
    let entries = ["b.jpg", "c.jpg"].map {
      PhotoDetails(location: .file(folder.bytes($0)))
    }
    let albums = [
      Album(title: [], contents: .files(directory: folder.bytes, names: names)),
      Album(
        title: [],
        contents: .files(directory: [], names: NameList([folder.bytes("c.jpg")]))),
      Album(
        title: [],
        contents: .entries(entries + [PhotoDetails(location: .remote(Array("http://x/y".utf8)))])),
      Album(title: [], contents: .files(directory: folder.bytes("none"), names: names)),
    ]
    let facts = Monitor([SectionContents: SectionFacts]())
    let order = Monitor([UInt32]())
    let measurer = SectionMeasurer { id, found in
      order.withLock { $0.append(id.section.rawValue) }
      facts.update { $0[id] = found }
    }
    measurer.demand(
      albums.enumerated().map { (contents(UInt32($0.offset)), $0.element) })
    let found = try facts.result { $0.count == albums.count ? $0 : nil }
    func days(_ from: Double, _ to: Double) -> (CivilDay, CivilDay) {
      (day(1_000_000_000 + 86_400 * from), day(1_000_000_000 + 86_400 * to))
    }
    let expected: [(UInt64, (CivilDay, CivilDay)?)] = [
      (300, days(0, 1)), (300, days(2, 2)), (500, days(1, 2)), (0, nil),
    ]
    for (i, (bytes, days)) in expected.enumerated() {
      #expect(
        found[contents(UInt32(i))]
          == SectionFacts(byteCount: bytes, earliest: days?.0, latest: days?.1))
    }
    #expect(order.withLock { $0 } == [0, 1, 2, 3])
  }

  private func contents(_ section: UInt32) -> SectionContents {
    SectionContents(section: SectionID(rawValue: section), version: 7)
  }

  @Test func givesUpWhatIsNotWanted() {
    let album = Album(title: [], contents: .files(directory: [], names: NameList([[0x61]])))
    #expect(AlbumMeasure.facts(of: album) { false } == nil)
    #expect(AlbumMeasure.facts(of: album) { true } != nil)
  }
}
