import DecoderProtocol
import Foundation
import SystemEdge
import TestSupport
import Testing

@testable import AlbumStore

/// The editor of real property lists.
struct PlistEditorTests {
  private static func editor(_ folder: TemporaryFolder, _ name: String = "p.plist")
    -> SystemEntryEditor
  {
    SystemEntryEditor(
      path: folder.bytes(name), program: Program.built("photogrid-plist"))
  }

  /// Everything that a property list can hold, around and in the photos' entries.
  private static var albums: [String: Any] {
    [
      "Trip": [
        "a.jpg",
        [
          "url": "b.jpg", "rating": 5, "stars": 4.5, "seen": true,
          "at": Date(timeIntervalSince1970: 86400),
        ],
        ["no": "url"], "a.jpg", 7,
        ["url": "c.jpg", "name": "Ö \u{1F5FE}", "deep": ["x": [1, 2.0, false]]],
        "a.jpg", Data([0, 255, 10]),
        [
          "url": "e.jpg", "": "no name", "a\nb <&> \u{1F468}\u{200D}\u{1F469}": UInt64.max,
          "least": Int64.min, "one": 1, "one more": 1.0, "true": true, "none": Double.nan,
          "late": Date(timeIntervalSinceReferenceDate: 1e9), "e\u{301}": "\u{e9}",
        ],
      ] as [Any],
      "Home": ["d.jpg", ["url": "b.jpg", "price": 3]] as [Any],
      "Empty": [Any](),
      "no album": ["kept": ["as": "it is"]],
    ]
  }

  private static func write(
    _ albums: [String: Any], _ format: PropertyListSerialization.PropertyListFormat,
    to path: String
  ) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: albums, format: format, options: 0)
    try data.write(to: URL(fileURLWithPath: path))
  }

  private static func read(
    _ path: String
  ) throws -> ([String: Any], PropertyListSerialization.PropertyListFormat) {
    var format = PropertyListSerialization.PropertyListFormat.xml
    let value = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(fileURLWithPath: path)), options: [], format: &format)
    return (try #require(value as? [String: Any]), format)
  }

  /// The text of the same in XML: shows types that are equal as numbers.
  private static func text(_ albums: [String: Any]) throws -> String {
    String(
      decoding: try PropertyListSerialization.data(
        fromPropertyList: albums, format: .xml, options: 0), as: UTF8.self)
  }

  private func apply(_ changes: [EntryChange], _ editor: SystemEntryEditor) throws
    -> PreparedEntries
  {
    let prepared = try editor.prepare(changes)
    #expect(try editor.commit(prepared))
    return prepared
  }

  fileprivate static func place(_ address: String, _ ordinal: Int = 0) -> EntryChange.Place {
    EntryChange.Place(address: bytes(address), ordinal: ordinal)
  }

  @Test(
    "an entry goes, everything else stays as it was, and the inverse brings it back",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func removing(format: PropertyListSerialization.PropertyListFormat) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("p.plist")
    try Self.write(Self.albums, format, to: path)
    let before = try Self.text(Self.read(path).0)
    let editor = Self.editor(folder)
    let done = try apply(
      [
        .remove(key: bytes("Trip"), Self.place("a.jpg", 1)),
        .remove(key: bytes("Trip"), Self.place("b.jpg")),
        .remove(key: bytes("Trip"), Self.place("gone.jpg")),
        .remove(key: bytes("None"), Self.place("a.jpg")),
      ], editor)
    #expect(done.removed.mapValues(\.index) == [0: 3, 1: 1])
    #expect(Set(done.failures.keys) == [2, 3] && done.failures.values.allSatisfy(\.isGone))
    var expected = Self.albums
    var trip = try #require(expected["Trip"] as? [Any])
    trip.remove(at: 3)
    trip.remove(at: 1)
    expected["Trip"] = trip
    let after = try Self.read(path)
    #expect(after.1 == format)
    #expect(try Self.text(after.0) == Self.text(expected))
    _ = try apply(done.inverse, editor)
    #expect(try Self.text(Self.read(path).0) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["p.plist"])
  }

  @Test("any changes are taken back by their inverse", arguments: Seed.list(12))
  func inverse(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let path = folder.path("p.plist")
    try Self.write(Self.albums, seed % 2 == 0 ? .xml : .binary, to: path)
    let before = try Self.text(Self.read(path).0)
    let editor = Self.editor(folder)
    var inverses: [[EntryChange]] = []
    for _ in 0..<4 {
      let albums = try editor.albums()
      var changes: [EntryChange] = []
      let entry = try PropertyListSerialization.data(
        fromPropertyList: [["url": "a.jpg", "n": Int.random(in: 0...9, using: &random)]],
        format: .binary, options: 0)
      func insertion(_ key: [UInt8]) -> EntryChange {
        .insert(
          key: key, entry: Array(entry), address: bytes("a.jpg"),
          index: Int.random(in: 0...9, using: &random))
      }
      // An album that is not there yet.
      if Bool.random(using: &random) { changes.append(insertion(bytes("New"))) }
      for (key, entries) in albums.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        var counts: [[UInt8]: Int] = [:]
        let places = entries.map { entry -> EntryChange.Place in
          defer { counts[entry.address, default: 0] += 1 }
          return EntryChange.Place(
            address: entry.address, ordinal: counts[entry.address, default: 0])
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          changes += places.filter { _ in Bool.random(using: &random) }
            .map { .remove(key: key, $0) }
        case 1: changes.append(.arrange(key: key, places.shuffled(using: &random)))
        default: changes += [insertion(key), insertion(key)]
        }
      }
      inverses.append(try apply(changes, editor).inverse)
    }
    for inverse in inverses.reversed() { _ = try apply(inverse, editor) }
    #expect(try Self.text(Self.read(path).0) == before, "seed \(seed)")
  }

  @Test("what is moved is the entry that is there, with what somebody else wrote into it")
  func movesWhatIsThere() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("p.plist")
    try Self.write(["A": [["url": "a.jpg", "new": 1]], "B": [Any]()], .xml, to: path)
    let old = try PropertyListSerialization.data(
      fromPropertyList: [["url": "a.jpg"]], format: .binary, options: 0)
    _ = try apply(
      [
        .remove(key: bytes("A"), Self.place("a.jpg")),
        .insert(key: bytes("B"), entry: Array(old), address: bytes("a.jpg"), index: 0),
      ], Self.editor(folder))
    let albums = try Self.read(path).0
    #expect(albums["B"] as? NSArray == [["url": "a.jpg", "new": 1]] as NSArray)
    #expect((albums["A"] as? [Any])?.isEmpty == true)
  }

  @Test("what somebody else has written meanwhile is not overwritten")
  func changedMeanwhile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("p.plist")
    try Self.write(Self.albums, .xml, to: path)
    let editor = Self.editor(folder)
    let prepared = try editor.prepare([.remove(key: bytes("Home"), Self.place("d.jpg"))])
    try Self.write(["Other": ["x.jpg"]], .xml, to: path)
    #expect(try editor.commit(prepared) == false)
    editor.discard(prepared)
    #expect(try Self.read(path).0.keys.sorted() == ["Other"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["p.plist"])
  }

  @Test(
    "what somebody writes in the last moment is not overwritten either",
    arguments: [[false], [true], [false, true]])
  func changedAtLast(moments: [Bool]) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("p.plist")
    try Self.write(Self.albums, .xml, to: path)
    var editor = Self.editor(folder)
    let prepared = try editor.prepare([.remove(key: bytes("Home"), Self.place("d.jpg"))])
    editor.swapHook = { isDone in
      guard moments.contains(isDone) else { return }
      // As a new file, as programs do.
      try? Self.write(["Other \(isDone)": ["x.jpg"]], .xml, to: path + ".new")
      rename(path + ".new", path)
    }
    // What is written over the new file comes after it.
    #expect(try editor.commit(prepared) == (moments == [true]))
    editor.discard(prepared)
    let last = moments[moments.count - 1]
    #expect(try Self.read(path).0.keys.sorted() == ["Other \(last)"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["p.plist"])
  }

  @Test("a link to a property list stays one; mode and leftovers are looked after")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.folder("real")
    try Self.write(Self.albums, .binary, to: folder.path("real/p.plist"))
    chmod(folder.path("real/p.plist"), 0o640)
    try folder.link("link.plist", to: "real/p.plist")
    let editor = Self.editor(folder, "link.plist")
    _ = try editor.prepare([.remove(key: bytes("Home"), Self.place("d.jpg"))])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("real")).count == 2)
    // What is named alike is not ours.
    let others = [".p.plist.photogrid-notes", ".p.plist.photogrid-0123456789abcdeX"]
    for other in others { try folder.file("real/" + other) }
    try folder.folder("real/.p.plist.photogrid-0123456789abcdef")
    editor.removeLeftovers()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("real")).sorted()
        == [".p.plist.photogrid-0123456789abcdeX", ".p.plist.photogrid-0123456789abcdef"]
        + [".p.plist.photogrid-notes", "p.plist"])
    _ = try apply([.remove(key: bytes("Home"), Self.place("d.jpg"))], editor)
    #expect((try Self.read(folder.path("real/p.plist")).0["Home"] as? [Any])?.count == 1)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.plist"))
        .hasSuffix("real/p.plist"))
    var status = stat()
    stat(folder.path("real/p.plist"), &status)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test("an album that loses its last photo stays, empty; one that came with a photo goes with it")
  func emptyAlbums() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("p.plist")
    try Self.write(["A": ["a.jpg"], "B": ["b.jpg"]], .xml, to: path)
    let before = try Self.text(Self.read(path).0)
    let editor = Self.editor(folder)
    let removal = EntryChange.remove(key: bytes("A"), Self.place("a.jpg"))
    let entry = try #require(try editor.prepare([removal]).removed[0]?.entry)
    editor.removeLeftovers()
    let done = try apply(
      [removal, .insert(key: bytes("C"), entry: entry, address: bytes("a.jpg"), index: 9)], editor)
    let albums = try Self.read(path).0
    #expect((albums["A"] as? [Any])?.isEmpty == true)
    #expect(albums["C"] as? [String] == ["a.jpg"])
    let undone = try apply(done.inverse, editor)
    #expect(try Self.text(Self.read(path).0) == before)
    let redone = try apply(undone.inverse, editor)
    #expect(try Self.read(path).0.keys.sorted() == ["A", "B", "C"])
    // Somebody else has put a photo there meanwhile: the album stays.
    try Self.write(["A": [String](), "B": ["b.jpg"], "C": ["a.jpg", "z.jpg"]], .xml, to: path)
    _ = try apply(redone.inverse, editor)
    #expect(try Self.read(path).0["C"] as? [String] == ["z.jpg"])
  }

  private func words(_ editor: SystemEntryEditor, _ change: EntryChange) -> String? {
    do throws(EditProblem) {
      _ = try editor.prepare([change])
      return nil
    } catch { return error.words }
  }

  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>%@</dict></plist>
    """

  @Test(
    "a list of which a part would be lost is not written",
    arguments: [
      "<key>A</key><array><string>a</string></array><key>A</key><array/>",
      "<key>e\u{301}</key><array><string>a</string></array><key>\u{e9}</key><array/>",
      "<key>A</key><array><string>a</string></array><key>B</key>"
        + "<array><dict><key>url</key><string>x</string><key>url</key><string>y</string></dict>"
        + "</array>",
    ])
  func alikeKeys(body: String) throws {
    let folder = try TemporaryFolder()
    let text = Self.xml.replacingOccurrences(of: "%@", with: body)
    try folder.file("p.plist", bytes(text))
    let change = EntryChange.remove(key: bytes("A"), Self.place("a"))
    #expect(
      words(Self.editor(folder), change)
        == "\(folder.path)/p.plist has a dictionary with two keys that are alike: "
        + "one would be lost")
    #expect(FileManager.default.contents(atPath: folder.path("p.plist")) == Data(text.utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["p.plist"])
  }

  @Test("what only looks like a key is none")
  func commentedKeys() throws {
    let folder = try TemporaryFolder()
    let body =
      "<!-- <key>A</key> --><key >A</key><array><string><![CDATA[<key>]]></string></array>"
      + "<key>&lt;key&gt;</key><dict/>"
    let text = Self.xml.replacingOccurrences(of: "%@", with: body)
      .replacingOccurrences(of: "UTF-8", with: "UTF-16")
    try folder.file("p.plist", [UInt8](try #require(text.data(using: .utf16))))
    _ = try apply([.remove(key: bytes("A"), Self.place("<key>"))], Self.editor(folder))
    #expect(try Self.read(folder.path("p.plist")).0.keys.sorted() == ["<key>", "A"])
  }

  @Test("a file that is read-only is left alone")
  func readOnlyFile() throws {
    let folder = try TemporaryFolder()
    try Self.write(Self.albums, .xml, to: folder.path("p.plist"))
    chmod(folder.path("p.plist"), 0o444)
    let change = EntryChange.remove(key: bytes("Home"), Self.place("d.jpg"))
    #expect(
      words(Self.editor(folder), change)
        == "\(folder.path)/p.plist can't be written: permission denied")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["p.plist"])
  }

  /// The superuser may write everywhere: where the tests are run by that, the edit is another's.
  @Test("a folder that is read-only keeps its list as it is")
  func readOnlyFolder() async throws {
    let folder = try TemporaryFolder()
    try Self.write(Self.albums, .xml, to: folder.path("p.plist"))
    let before = FileManager.default.contents(atPath: folder.path("p.plist"))
    chmod(folder.path, 0o555)
    if geteuid() == 0 { try Program.run("/bin/chown", ["-R", "65534:65534", folder.path]) }
    // Where the tests were built another may have no rights.
    let program = try Self.copyOfProgram()
    defer { unlink(program) }
    await #expect(processExitsWith: .exitCode(0)) {
      [path = folder.path as String, program = program as String] in
      if geteuid() == 0, setgid(65534) != 0 || setuid(65534) != 0 { exit(2) }
      let editor = SystemEntryEditor(path: bytes(path + "/p.plist"), program: program)
      do throws(EditProblem) {
        _ = try editor.prepare([.remove(key: bytes("Home"), PlistEditorTests.place("d.jpg"))])
        exit(3)
      } catch {
        exit(error.words == "\(path)/p.plist can't be written beside: permission denied" ? 0 : 4)
      }
    }
    #expect(FileManager.default.contents(atPath: folder.path("p.plist")) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["p.plist"])
  }

  private static func copyOfProgram() throws -> String {
    var template = Array((NSTemporaryDirectory() + "photogrid-plist-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    close(descriptor)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try Data(contentsOf: URL(fileURLWithPath: Program.built("photogrid-plist")))
      .write(to: URL(fileURLWithPath: path))
    chmod(path, 0o755)
    return path
  }

  @Test("a disk that is full half way loses nothing")
  func fullDisk() async throws {
    let folder = try TemporaryFolder()
    try Self.write(Self.albums, .xml, to: folder.path("p.plist"))
    let before = FileManager.default.contents(atPath: folder.path("p.plist"))
    await #expect(processExitsWith: .exitCode(0)) { [path = folder.path as String] in
      // The limit of a file's size stands for a full disk.
      DiskTroubleTests.limitFiles(500)
      let editor = SystemEntryEditor(
        path: bytes(path + "/p.plist"), program: Program.built("photogrid-plist"))
      do throws(EditProblem) {
        _ = try editor.prepare([.remove(key: bytes("Home"), PlistEditorTests.place("d.jpg"))])
        exit(3)
      } catch {
        exit(error.words == "\(path)/p.plist can't be written: file too large" ? 0 : 4)
      }
    }
    #expect(FileManager.default.contents(atPath: folder.path("p.plist")) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["p.plist"])
  }

  @Test(
    "a writer that fails leaves nothing behind",
    arguments: [
      ("REAL --edit > /dev/null; kill -9 $$", "its reader ended unexpectedly"),
      ("REAL --edit | head -c 20", "its reader ended unexpectedly"),
      ("REAL --edit > /dev/null; exec sleep 60", "its reader took longer than it may"),
      ("exec sleep 60", "its reader took longer than it may"),
      ("exec cat /dev/zero", "its reader ended unexpectedly"),
      ("exit 0", "its reader ended unexpectedly"),
    ])
  func failingWriters(script: String, words: String) throws {
    let folder = try TemporaryFolder()
    try folder.folder("list")
    try Self.write(Self.albums, .binary, to: folder.path("list/p.plist"))
    let script = script.replacingOccurrences(of: "REAL", with: Program.built("photogrid-plist"))
    try folder.program("writer", script)
    let before = FileManager.default.contents(atPath: folder.path("list/p.plist"))
    let found = try onWorker { [folder = folder.path] in
      self.words(
        SystemEntryEditor(
          path: bytes(folder + "/list/p.plist"), program: folder + "/writer",
          patience: 3_000_000_000),
        // More than a pipe holds.
        .insert(
          key: bytes("A"), entry: Array(repeating: 7, count: 1 << 20), address: [], index: 0))
    }
    #expect(found == "\(folder.path)/list/p.plist can't be written: \(words)")
    #expect(FileManager.default.contents(atPath: folder.path("list/p.plist")) == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("list")) == ["p.plist"])
  }

  @Test("what can't be edited says so and stays as it is")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let editor = Self.editor(folder)
    let change = EntryChange.remove(key: bytes("A"), Self.place("a"))
    func words() -> String? { self.words(editor, change) }
    #expect(words()?.contains("can't be read: no such file or directory") == true)
    try folder.file("p.plist", bytes("{ A = ( a ); }"))
    #expect(words()?.contains("old format") == true)
    try folder.file("p.plist", bytes("no list"))
    #expect(words()?.contains("no dictionary of albums") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["p.plist"])
  }

  @Test("a hundred thousand entries, of which ten thousand go and come back")
  func large() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("p.plist")
    try Self.write(["A": (0..<100_000).map { "photos/\($0).jpg" }], .binary, to: path)
    let before = try #require(try Self.read(path).0["A"] as? [String])
    let editor = Self.editor(folder)
    let done = try apply(
      (0..<10_000).map { .remove(key: bytes("A"), Self.place("photos/\($0 * 10).jpg")) }, editor)
    #expect(done.removed[5_000]?.index == 50_000)
    #expect((try Self.read(path).0["A"] as? [Any])?.count == 90_000)
    let undone = try apply(done.inverse, editor)
    #expect(try Self.read(path).0["A"] as? [String] == before)
    _ = try apply(undone.inverse, editor)
    #expect((try Self.read(path).0["A"] as? [Any])?.count == 90_000)
  }
}
