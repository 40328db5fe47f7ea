import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct ListLibraryTests {
  private func reading(_ paths: [String]) throws -> Collected {
    try Collected.reading(.paths(paths.map { Array($0.utf8) }))
  }

  @Test func sectionsByFolderInOrderOfAppearance() throws {
    let folder = try TemporaryFolder()
    for name in ["b/2.jpg", "a/1.jpg", "b/1.jpg", "a/3.png"] { try folder.file(name) }
    let names = ["b/2.jpg", "a/3.png", "b/1.jpg", "a/1.jpg", "b/2.jpg"]
    let found = try reading(names.map(folder.path))
    #expect(found.sorted.map(\.text) == ["b", "a"].map(folder.path))
    #expect(found.sorted.map(\.names) == [["2.jpg", "1.jpg", "2.jpg"], ["3.png", "1.jpg"]])
    #expect(found.title == "5 paths" && found.lastProgress == 5 && found.isFinished)
  }

  @Test func pathsStayAsGiven() {
    var sections = ListSections()
    let paths = ["a.jpg", "./b.jpg", "x//c.jpg", "/d.jpg", "x/../e.jpg", "/x/f.jpg"]
    for path in paths { sections.add(file: Array(path.utf8)) }
    let given = sections.take(exceptOnTheWayTo: nil).flatMap { album -> [String] in
      guard case .files(let directory, _) = album.contents else { return [] }
      let prefix = directory.isEmpty ? "" : String(decoding: directory, as: UTF8.self) + "/"
      return album.names.map { prefix + $0 }
    }
    #expect(given.sorted() == paths.sorted())
  }

  @Test func aPhotoAloneIsAListOfOne() throws {
    let folder = try TemporaryFolder()
    try folder.file("one.jpg")
    try folder.file("unnamed", [0xff, 0xd8, 0xff, 0xe0])
    for name in ["one.jpg", "unnamed"] {
      let found = try Collected.reading(.path(folder.bytes(name)))
      #expect(found.isFinished && found.title == name)
      #expect(found.albums.map(\.names) == [[name]])
    }
  }

  @Test func whatIsMissingIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.jpg")
    try folder.file("notes.txt", Array("text".utf8))
    let some = try reading(["gone\n.jpg", "a.jpg", "notes.txt"].map(folder.path))
    #expect(some.isFinished)
    #expect(
      some.albums.map(\.fault)
        == ["\(folder.path)/gone\\u{a}.jpg: no such file or directory; and 1 more"])
    let none = try reading(["x.jpg", "y.jpg"].map(folder.path))
    #expect(
      none.failure == "photogrid: \(folder.path)/x.jpg: no such file or directory "
        + "(none of 2 paths can be shown)")
    #expect(
      try reading([]).failure
        == "photogrid: the list: no paths (expected paths of photos or folders)")
  }

  @Test func foldersAreWalkedWhereTheyStand() throws {
    let folder = try TemporaryFolder()
    for name in ["p/1.jpg", "tree/2.jpg", "tree/sub/3.jpg", "q/4.jpg"] { try folder.file(name) }
    try folder.folder("empty")
    let found = try reading(["p/1.jpg", "tree", "q/4.jpg", "empty"].map(folder.path))
    #expect(
      found.sorted.map(\.text) == ["p", "tree", "tree/sub", "q", "empty"].map(folder.path))
    #expect(found.sorted.last?.fault == "no photos found")
    #expect(found.lastProgress == 4)
  }

  @Test func addressesAreRemoteAndTitlesHoldNoPassword() throws {
    let found = try reading([
      "https://user:secret@example.org/a/x.jpg", "https://example.org/a/y.jpg?z=1",
    ])
    #expect(found.sorted.map(\.text) == ["https://example.org/a", "https://example.org/a"])
    guard case .entries(let entries) = found.sorted[1].contents else { return }
    #expect(entries.map(\.location) == [.remote(Array("https://example.org/a/y.jpg?z=1".utf8))])
  }

  // MARK: - Standard input

  /// Writes pieces to a library's input, each when the one before has been shown.
  private func streaming(
    _ pieces: [[UInt8]], separator: UInt8 = 0x0a, waitsForAlbums: Bool
  ) throws -> Collected {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let events = Monitor<[LibraryEvent]>([])
    let reader = LibraryReader.start(
      .standardInput(separator: separator, descriptor: ends[0])
    ) { event in events.update { $0.append(event) } }
    for piece in pieces {
      let before = Collected(events: events.withLock { $0 }).albums.count
      _ = piece.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      guard waitsForAlbums else { continue }
      _ = try events.result { Collected(events: $0).albums.count > before ? true : nil }
    }
    close(ends[1])
    let result = try events.result { events -> Collected? in
      let now = Collected(events: events)
      return now.isFinished || now.failure != nil ? now : nil
    }
    reader.stop()
    close(ends[0])
    return result
  }

  @Test func readsStandardInput() throws {
    let folder = try TemporaryFolder()
    try folder.file("a/1.jpg")
    try folder.file("b/2.jpg")
    let lines = folder.path("a/1.jpg") + "\n\n" + folder.path("b/2.jpg")
    let found = try streaming([Array(lines.utf8)], waitsForAlbums: false)
    #expect(found.sorted.map(\.names) == [["1.jpg"], ["2.jpg"]])
    #expect(found.title == "standard input" && found.isFinished)
  }

  @Test func readsNamesWithNewlines() throws {
    let folder = try TemporaryFolder()
    try folder.file("a/new\nline.jpg")
    let found = try streaming(
      [Array(folder.path("a/new\nline.jpg\0").utf8)], separator: 0, waitsForAlbums: false)
    #expect(found.albums.map(\.names) == [["new\nline.jpg"]])
  }

  @Test func showsWhatCameBeforeAPause() throws {
    let folder = try TemporaryFolder()
    for name in ["a/1.jpg", "a/2.jpg", "b/3.jpg"] { try folder.file(name) }
    let pieces = ["a/1.jpg", "b/3.jpg", "a/2.jpg"].map { Array((folder.path($0) + "\n").utf8) }
    let found = try streaming(pieces, waitsForAlbums: true)
    // The rest of a section comes directly behind it.
    #expect(found.sorted.map(\.names) == [["1.jpg"], ["2.jpg"], ["3.jpg"]])
    #expect(found.sorted.map(\.text) == ["a", "a", "b"].map(folder.path))
  }

  @Test func aWalksSectionsAreNotCutUp() {
    var sections = ListSections()
    func add(_ path: String) { sections.add(file: Array(path.utf8)) }
    add("r/1.jpg")
    add("r/x/2.jpg")
    add("r/y/3.jpg")
    let first = sections.take(exceptOnTheWayTo: Array("r/y/3.jpg".utf8))
    #expect(first.map(\.text) == ["r/x"])
    add("r/4.jpg")
    let rest = sections.take(exceptOnTheWayTo: nil)
    #expect(rest.map(\.names) == [["1.jpg", "4.jpg"], ["3.jpg"]])
  }

  @Test func inputThatCannotBeReadSaysWhy() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(folder.path("."), O_RDONLY)
    defer { close(descriptor) }
    let events = Monitor<[LibraryEvent]>([])
    LibraryReader.start(.standardInput(separator: 0x0a, descriptor: descriptor)) { event in
      events.update { $0.append(event) }
    }
    let failure = try events.result { Collected(events: $0).failure }
    #expect(
      failure == "photogrid: standard input: is a directory (expected paths of photos or folders)")
  }

  @Test func emptyAndEndlessInput() throws {
    let empty = try streaming([Array("\n\n".utf8)], waitsForAlbums: false)
    #expect(empty.failure?.hasPrefix("photogrid: standard input: no paths") == true)
    let folder = try TemporaryFolder()
    try folder.file("a.jpg")
    let long = [UInt8](repeating: 0x61, count: 70_000)
    let found = try streaming(
      [long, Array(("\n" + folder.path("a.jpg")).utf8)], waitsForAlbums: false)
    #expect(found.photoCount == 1)
    #expect(found.albums.last?.fault == "1 path is longer than 65,536 bytes")
  }
}
