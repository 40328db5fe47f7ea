import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct LibraryMemoryFileTests {
  private func file(
    _ folder: TemporaryFolder, library: String = "lib"
  ) -> LibraryMemoryFile {
    LibraryMemoryFile(
      libraryPath: folder.bytes(library), dataFolder: folder.bytes("data/photogrid"))
  }

  /// - `root`: as a folder library's albums spell their folders.
  private func memory(_ root: [UInt8]) -> LibraryMemory {
    var memory = LibraryMemory()
    memory.order = SortOrder(.taken, isReversed: true)
    let sub = AlbumHome.folder(CPath.join(root, bytes("sub/with space % \n")))
    memory.orders = [
      .folder(CPath.join(root, [])): SortOrder(.size), sub: SortOrder(.own, isReversed: true),
      .key(bytes("Köln")): SortOrder(.random), .folder(bytes("/elsewhere/x")): SortOrder(.kind),
      .key([]): SortOrder(.name),
    ]
    memory.ownOrders = [
      sub: [bytes("b.jpg"), [0xff, 0x0a, 0x25], bytes("a b%41.jpg"), []],
      .folder(CPath.join(root, bytes("empty"))): [],
    ]
    memory.pins = ["camera:\"X100 V\"", "", "é\n-x"]
    memory.searches = ["first", "100%", "last"]
    return memory
  }

  private func path(_ folder: TemporaryFolder) throws -> String {
    let libraries = folder.path("data/photogrid/libraries")
    let names = try FileManager.default.contentsOfDirectory(atPath: libraries)
    return libraries + "/" + (try #require(names.first { $0.hasSuffix(".txt") }))
  }

  @Test func withoutAFileItIsEmpty() throws {
    let folder = try TemporaryFolder()
    #expect(file(folder).read() == LibraryMemory())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func whatIsWrittenIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.folder("lib")
    let written = memory(folder.bytes("lib"))
    #expect(file(folder).write(written) == nil)
    #expect(file(folder).read() == written)
    #expect(file(folder).write(LibraryMemory()) == nil)
    #expect(file(folder).read() == LibraryMemory())
    let libraries = folder.path("data/photogrid/libraries")
    #expect(try FileManager.default.contentsOfDirectory(atPath: libraries).count == 1)
  }

  @Test func itIsForItsUserAlone() throws {
    let folder = try TemporaryFolder()
    #expect(file(folder).write(LibraryMemory()) == nil)
    var status = stat()
    #expect(stat(try path(folder), &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat(folder.path("data/photogrid/libraries"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test func anotherSpellingReadsTheSameWithFoldersOfItsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.folder("lib")
    try folder.link("alias", to: "lib")
    #expect(file(folder).write(memory(folder.bytes("lib"))) == nil)
    #expect(file(folder, library: "alias/").read() == memory(folder.bytes("alias")))
  }

  @Test func aPropertyListHasAMemoryOfItsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.plist")
    try folder.file("b.plist")
    var first = LibraryMemory()
    first.orders[.key(bytes("k"))] = SortOrder(.date)
    #expect(file(folder, library: "a.plist").write(first) == nil)
    #expect(file(folder, library: "b.plist").read() == LibraryMemory())
    #expect(file(folder, library: "a.plist").read() == first)
  }

  @Test func sectionsOfOneRunAreNotKept() throws {
    let folder = try TemporaryFolder()
    var memory = LibraryMemory()
    memory.orders[.none] = SortOrder(.name)
    #expect(file(folder).write(memory) == nil)
    #expect(file(folder).read() == LibraryMemory())
  }

  @Test func onlyTheLastSearchesAreKept() throws {
    let folder = try TemporaryFolder()
    var memory = LibraryMemory()
    memory.searches = (0..<150).map { "\($0)" }
    #expect(file(folder).write(memory) == nil)
    #expect(file(folder).read().searches == (50..<150).map { "\($0)" })
  }

  @Test func linesThatAreNotKnownArePassedOver() throws {
    let folder = try TemporaryFolder()
    #expect(file(folder).write(LibraryMemory()) == nil)
    let text = """
      photogrid library 1
      theme dark
      order sideways
      order size backwards
      section folder
      section planet mars name
      own planet mars
      name lost.jpg

      own key k
      name a%20b
      name c d
      pin x
      pin %FF
      name e
      end

      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: try path(folder)))
    var expected = LibraryMemory()
    expected.order = SortOrder(.size)
    expected.ownOrders[.key(bytes("k"))] = [bytes("a b"), bytes("e")]
    expected.pins = ["x"]
    #expect(file(folder).read() == expected)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.path("data/photogrid/libraries")
      ).count == 1)
  }

  @Test func aDamagedFileIsSetAside() throws {
    let folder = try TemporaryFolder()
    try folder.folder("lib")
    #expect(file(folder).write(memory(folder.bytes("lib"))) == nil)
    let path = try path(folder)
    let whole = try #require(FileManager.default.contents(atPath: path))
    // Cut anywhere, it is never fatal, is kept, and gives what is certain.
    for count in stride(from: 0, to: whole.count - 1, by: 7) {
      let cut = Data(whole.prefix(count))
      try cut.write(to: URL(fileURLWithPath: path))
      let left = file(folder).read()
      #expect(FileManager.default.contents(atPath: path + ".damaged") == cut, "\(count)")
      #expect(access(path, F_OK) != 0)
      if count > whole.count - 10 { #expect(left.ownOrders.count == 2) }
    }
    try Data(bytes("photogrid library 2\norder name\nend\n")).write(
      to: URL(fileURLWithPath: path))
    #expect(file(folder).read() == LibraryMemory())
    #expect(file(folder).write(LibraryMemory()) == nil)
  }

  @Test func whatCanNotBeWrittenSaysWhy() throws {
    let folder = try TemporaryFolder()
    try folder.file("data/photogrid/libraries")
    let words = try #require(file(folder).write(LibraryMemory()))
    #expect(words.hasSuffix(".txt can't be written: not a directory"))
    #expect(file(folder).read() == LibraryMemory())
  }

  @Test func manyNames() throws {
    let folder = try TemporaryFolder()
    var memory = LibraryMemory()
    memory.ownOrders[.key(bytes("k"))] = (0..<20_000).map { bytes("IMG \($0).jpg") }
    #expect(file(folder).write(memory) == nil)
    #expect(file(folder).read() == memory)
  }
}
