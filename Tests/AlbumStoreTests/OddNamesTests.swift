import AlbumModel
import Foundation
import Testing

@testable import AlbumStore

/// The folder of odd names: every one must be found, by its own bytes.
@Suite(
  .enabled(
    if: Shared.hasNames, "needs ../shared/corpus/make-names.py and python3, which are not there"))
struct OddNamesTests {
  private struct Made: Decodable {
    var folder: String
    var hex: String
    var kind: String
    var show: String
    var made: Bool
    var alsoGood: [String]

    private enum CodingKeys: String, CodingKey {
      case folder, hex, kind, show, made
      case alsoGood = "also_ok"
    }

    var bytes: [UInt8] {
      stride(from: 0, to: hex.count, by: 2).map { offset in
        let start = hex.index(hex.startIndex, offsetBy: offset)
        return UInt8(hex[start..<hex.index(start, offsetBy: 2)], radix: 16) ?? 0
      }
    }
  }

  private func make(in folder: TemporaryFolder) throws -> [Made] {
    let python = try #require(Program.find("python3"))
    let status = try Program.run(
      python,
      [
        Shared.root + "/corpus/make-names.py", "--out", folder.path("names"), "--dirs", "--deep",
        "--special", "--json", folder.path("made.json"),
      ])
    #expect(status == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path("made.json")))
    return try JSONDecoder().decode([Made].self, from: data).filter(\.made)
  }

  private func raw(_ album: Album) -> [[UInt8]] {
    guard case .files(_, let names) = album.contents else { return [] }
    return (0..<names.count).map { Array(names[$0]) }
  }

  @Test(arguments: [false, true])
  func findsEveryName(includesHidden: Bool) throws {
    let folder = try TemporaryFolder()
    let made = try make(in: folder)
    let found = try Collected.reading(
      .path(folder.bytes("names")), includesHidden: includesHidden)
    #expect(found.isFinished)
    func isHidden(_ name: [UInt8]) -> Bool { name.first == UInt8(ascii: ".") }

    let root = try #require(found.albums.first)
    let expected = made.filter { $0.folder == "." }.map(\.bytes).filter {
      PhotoNames.isPhoto($0) && (includesHidden || !isHidden($0))
    }
    #expect(Set(raw(root)) == Set(expected) && root.count == expected.count)
    for name in made where name.folder == "." && name.show == "show" && name.alsoGood.isEmpty {
      #expect(raw(root).contains(name.bytes), "\(name.hex)")
    }

    let titles = Set(found.albums.map(\.title))
    let folders = made.filter { $0.folder == "folders" && (includesHidden || !isHidden($0.bytes)) }
    for name in folders {
      #expect(titles.contains(Array("folders/".utf8) + name.bytes), "\(name.hex)")
    }
    #expect(
      titles.filter { $0.starts(with: "folders/".utf8) }.count == Set(folders.map(\.bytes)).count)

    #expect(
      found.albums.filter { $0.title.starts(with: "deep/".utf8) }.map(\.names)
        == (1...6)
        .map { ["deep-\($0 * 10).jpg"] })
    #expect(found.albums.contains { $0.title.count > 5000 })
  }

  @Test func specialFilesAreLeftAlone() throws {
    let folder = try TemporaryFolder()
    _ = try make(in: folder)
    let found = try Collected.reading(.path(folder.bytes("names")))
    let special = try #require(found.names(of: "special"))
    #expect(
      special == [
        "empty.jpg", "link.jpg", "sparse-5gb.jpg", "time-0.jpg", "time-1901.jpg",
        "time-2446.jpg", "unreadable.jpg",
      ])
    #expect(found.names(of: "special/folder.jpg") == ["inside.jpg"])
    #expect(!found.albums.contains { $0.title.starts(with: "special/loop".utf8) })
    #expect(!found.albums.contains { $0.text == "special/empty folder" })
  }
}
