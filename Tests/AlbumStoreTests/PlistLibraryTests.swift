import AlbumModel
import Foundation
import Testing

@testable import AlbumStore

struct PlistLibraryTests {
  private func write(
    _ value: Any, _ folder: TemporaryFolder,
    _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> [UInt8] {
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: format, options: 0)
    try data.write(to: URL(fileURLWithPath: folder.path("photos.plist")))
    return folder.bytes("photos.plist")
  }

  private func failure(_ library: PlistLibrary) throws -> String? {
    try onWorker {
      var line: String?
      library.read { if case .failed(let text) = $0 { line = text } }
      return line
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsDetails(format: PropertyListSerialization.PropertyListFormat) throws {
    let folder = try TemporaryFolder()
    let value: [String: Any] = [
      "B 10": [
        ["url": "a.jpg", "name": "Name", "description": "Words\nmore", "price": 12.5],
        ["url": "b.jpg", "price": "9 €", "other": [1, 2]], "c.jpg",
      ],
      "B 2": [["url": "d.jpg", "price": 3]],
      "empty": [String](),
    ]
    let found = try Collected.reading(.path(try write(value, folder, format)))
    #expect(found.title == "photos")
    #expect(found.albums.map(\.text) == ["B 2", "B 10", "empty"])
    guard case .entries(let entries) = found.albums[1].contents else { return }
    #expect(
      entries == [
        PhotoDetails(
          location: .file(folder.bytes("a.jpg")), name: Array("Name".utf8),
          text: Array("Words\nmore".utf8), price: Array("12.5".utf8), address: Array("a.jpg".utf8)),
        PhotoDetails(
          location: .file(folder.bytes("b.jpg")), price: Array("9 €".utf8),
          address: Array("b.jpg".utf8)),
        PhotoDetails(location: .file(folder.bytes("c.jpg")), address: Array("c.jpg".utf8)),
      ])
  }

  @Test func anExistingFileWinsOverItsDecodedName() throws {
    let folder = try TemporaryFolder()
    try folder.file("a%20b.jpg")
    try folder.file("c d.jpg")
    let found = try Collected.reading(
      .path(try write(["A": ["a%20b.jpg", "c%20d.jpg", "e%20f.jpg", "100%.jpg"]], folder)))
    #expect(
      found.albums.first?.names
        == ["a%20b.jpg", "c d.jpg", "e f.jpg", "100%.jpg"].map(folder.path))
  }

  @Test func wrongTypesEverywhereAreOneLine() throws {
    let folder = try TemporaryFolder()
    let path = try write(["z": 1, "a\u{1b}": "text"] as [String: Any], folder, .binary)
    let found = try Collected.reading(.path(path))
    #expect(
      found.failure
        == "photogrid: \(folder.path)/photos.plist: album 'a\\u{1b}': "
        + "expected an array of photos, found a string")
  }

  @Test(arguments: [
    (
      "name", ["url": "a", "name": [1]] as [String: any Sendable],
      "a string or number as 'name', found an array"
    ),
    ("price", ["url": "a", "price": true], "a string or number as 'price', found true or false"),
    ("url", ["name": "a"], "a string as 'url', found none"),
    ("url", ["url": 3], "a string as 'url', found a number"),
  ])
  func namesTheKeyAndWhatWasExpected(
    key: String, entry: [String: any Sendable], words: String
  ) throws {
    let folder = try TemporaryFolder()
    let found = try Collected.reading(
      .path(try write(["A": ["ok.jpg", entry, "too.jpg"]], folder)))
    #expect(found.albums.first?.fault == "photo 2: expected \(words)")
    #expect(found.albums.first?.count == 2)
  }

  @Test func contentDecidesWhereTheNameDoesNot() throws {
    let folder = try TemporaryFolder()
    _ = try write(["A": ["x.jpg"]], folder)
    try FileManager.default.moveItem(
      atPath: folder.path("photos.plist"), toPath: folder.path("list"))
    let found = try Collected.reading(.path(folder.bytes("list")))
    #expect(found.isFinished && found.albums.map(\.text) == ["A"])
  }

  @Test func aNameIsBytes() throws {
    let folder = try TemporaryFolder()
    _ = try write(["A": ["x.jpg"]], folder)
    let path = folder.bytes + Array("/\u{1b}odd-".utf8) + [0xff] + Array(".plist".utf8)
    let result = folder.path("photos.plist").withCString { from in
      CPath.with(path) { rename(from, $0) }
    }
    #expect(result == 0)
    let found = try Collected.reading(.path(path))
    #expect(found.isFinished && found.photoCount == 1)
  }

  @Test func findsTheFooterPicture() throws {
    let folder = try TemporaryFolder()
    try folder.file("samples/antelope-canyon.webp")
    let found = try Collected.reading(.path(try write(["A": ["x.jpg"]], folder)))
    #expect(
      found.events.first
        == .opened(
          .plist, title: Array("photos".utf8),
          footerPicture: .file(folder.bytes("samples/antelope-canyon.webp"))))
  }

  @Test func aMissingReaderIsNamed() throws {
    let folder = try TemporaryFolder()
    let path = try write(["A": ["x.jpg"]], folder)
    let line = try failure(
      PlistLibrary(
        path: path, title: [], program: folder.path("none"), cancellation: Cancellation()))
    #expect(
      line == "photogrid: \(folder.path)/photos.plist: can't be read: the program "
        + "photogrid-plist does not start (no such file or directory)")
  }

  /// Readers that answer nonsense, nothing, without end, or die.
  @Test(arguments: [
    ("exit 0", "its reader ended unexpectedly"), ("kill -SEGV $$", "its reader ended unexpectedly"),
    ("echo garbage that is no frame at all", "its reader ended unexpectedly"),
    ("exec cat /dev/zero", "its reader ended unexpectedly"),
    ("exec sleep 60", "its reader took longer than it may"),
  ])
  func aBadReaderCostsOneLine(script: String, words: String) throws {
    let folder = try TemporaryFolder()
    let path = try write(["A": ["x.jpg"]], folder)
    try folder.program("reader", script)
    let line = try failure(
      PlistLibrary(
        path: path, title: [], program: folder.path("reader"), cancellation: Cancellation(),
        patience: 700_000_000))
    #expect(
      line == "photogrid: \(folder.path)/photos.plist: this property list can't be read (\(words))")
  }
}
