import AlbumModel
import Foundation
import Testing

@testable import AlbumStore

/// Every property list of the corpus against what its manifest says.
@Suite(
  .serialized,
  .enabled(if: Shared.hasCorpus, "needs ../shared/corpus, which is not there"))
struct PlistCorpusTests {
  struct Entry: CustomTestStringConvertible, Sendable {
    var path: String
    var show: String
    var alsoGood: [String]
    /// Counts of photos by album; nil where the manifest has no numbers.
    var albums: [String: Int]?

    var testDescription: String { path }
  }

  static let entries: [Entry] = {
    guard let data = FileManager.default.contents(atPath: Shared.root + "/corpus/manifest.json"),
      let manifest = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let plists = manifest["plists"] as? [[String: Any]]
    else { return [] }
    return plists.compactMap { fields in
      guard let path = fields["path"] as? String, let show = fields["show"] as? String else {
        return nil
      }
      return Entry(
        path: path, show: show, alsoGood: fields["also_ok"] as? [String] ?? [],
        albums: fields["albums"] as? [String: Int])
    }
  }()

  @Test func theManifestIsThere() { #expect(Self.entries.count >= 50) }

  @Test(arguments: entries)
  func hasTheRightOutcome(entry: Entry) throws {
    let folder = try TemporaryFolder()
    let path = try file(of: entry, in: folder)
    let found = try Collected.reading(.path(Array(path.utf8)))
    let outcome = found.failure == nil ? "show" : "error"
    #expect(([entry.show] + entry.alsoGood).contains(outcome), "\(found.failure ?? "shown")")
    if let line = found.failure {
      #expect(line.hasPrefix("photogrid: \(path): ") && !line.contains("\n"), "\(line)")
    } else if let albums = entry.albums {
      check(found, albums, entry)
    }
    #expect(!found.events.contains { "\($0)".contains("root:x:0") })
  }

  private func check(_ found: Collected, _ albums: [String: Int], _ entry: Entry) {
    if let count = albums["(albums)"], let each = albums["(photos each)"] {
      #expect(found.albums.map(\.count) == Array(repeating: each, count: count))
      return
    }
    let whole = found.albums.filter { $0.fault == nil || $0.count > 0 }
    let counts = Dictionary(whole.map { ($0.text, $0.count) }) { $0 + $1 }
    #expect(counts == albums)
    #expect(found.lastProgress == found.photoCount)
  }

  /// `.in` files name the corpus by a word that stands for its path.
  private func file(of entry: Entry, in folder: TemporaryFolder) throws -> String {
    let path = Shared.root + "/corpus/" + entry.path
    guard path.hasSuffix(".in") else { return path }
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: "@CORPUS@", with: Shared.root + "/corpus")
    let copy = folder.path("copy.plist")
    try text.write(toFile: copy, atomically: true, encoding: .utf8)
    return copy
  }

  @Test func fileAddressesOfThisMachineAreFiles() throws {
    let folder = try TemporaryFolder()
    let entry = try #require(Self.entries.first { $0.path.hasSuffix("file-urls.plist.in") })
    let found = try Collected.reading(.path(Array(try file(of: entry, in: folder).utf8)))
    let good = try #require(found.albums.first { $0.text == "file URLs" })
    for name in good.names {
      #expect(FileManager.default.fileExists(atPath: name), "\(name)")
    }
    guard
      case .entries(let bad) = found.albums.first(where: { $0.text == "bad file URLs" })?.contents
    else {
      Issue.record("no bad ones")
      return
    }
    #expect(bad[1].location == .remote(Array("file://remotehost/share/x.jpg".utf8)))
    #expect(bad[4].location == .remote(Array("file://".utf8)))
  }

  @Test func faultyAlbumsSayWhy() throws {
    let path = Shared.root + "/corpus/plist/wrong-value-types.plist"
    let found = try Collected.reading(.path(Array(path.utf8)))
    let faults = Dictionary(uniqueKeysWithValues: found.albums.map { ($0.text, $0.fault) })
    #expect(faults["good"] == .some(nil))
    #expect(faults["number"] == "expected an array of photos, found a number")
    #expect(faults["bool"] == "expected an array of photos, found true or false")
    #expect(faults["nested dict"] == "expected an array of photos, found a dictionary")
    #expect(
      faults["mixed array"]
        == "photo 2: expected a string or a dictionary with 'url', found a number")
    #expect(found.albums.map(\.text) == found.albums.map(\.text).sorted())
  }
}
