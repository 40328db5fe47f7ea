import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct FolderLibraryTests {
  @Test func showsEveryFolderThatHoldsPhotosInNaturalOrder() throws {
    let folder = try TemporaryFolder()
    for name in ["IMG_10.jpg", "IMG_2.JPG", "notes.txt", "2/b.png", "10/a.webp", "10/x/c.gif"] {
      try folder.file(name)
    }
    try folder.folder("empty")
    try folder.folder("folder.jpg")
    let found = try Collected.reading(.path(folder.bytes))
    #expect(found.isFinished)
    let name = (folder.path as NSString).lastPathComponent
    #expect(found.albums.map(\.text) == [name, "2", "10", "10/x"])
    #expect(found.albums.first?.names == ["IMG_2.JPG", "IMG_10.jpg"])
    #expect(found.title == name)
    #expect(found.lastProgress == 5)
    guard case .files(let directory, _) = found.albums.last?.contents else {
      Issue.record("no files")
      return
    }
    #expect(directory == folder.bytes("10/x"))
    #expect(found.albums.last?.rank == AlbumRank(path: Array("10/x".utf8)))
  }

  @Test func slashesAtTheEndMakeNoDifference() throws {
    let folder = try TemporaryFolder()
    try folder.file("a/b.jpg")
    let plain = try Collected.reading(.path(folder.bytes))
    let slashed = try Collected.reading(.path(folder.bytes + Array("///".utf8)))
    #expect(plain.albums == slashed.albums && plain.title == slashed.title)
  }

  @Test func hiddenOnesOnlyWhenAsked() throws {
    let folder = try TemporaryFolder()
    for name in [".hidden.jpg", "seen.jpg", ".folder/a.jpg", "deep/.b.jpg"] {
      try folder.file(name)
    }
    let without = try Collected.reading(.path(folder.bytes))
    #expect(without.albums.map(\.names) == [["seen.jpg"]])
    let with = try Collected.reading(.path(folder.bytes), includesHidden: true)
    #expect(with.albums.map(\.names) == [[".hidden.jpg", "seen.jpg"], ["a.jpg"], [".b.jpg"]])
  }

  @Test func followsLinksOnceAndSurvivesLoops() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.file("deep/outside.jpg")
    for name in ["z/photo.jpg", "a/own.jpg"] { try folder.file(name) }
    try folder.link("a/link.jpg", to: "../z/photo.jpg")
    try folder.link("a/dangling.jpg", to: "nowhere.jpg")
    try folder.link("a/ring.jpg", to: "ring.jpg")
    try folder.link("a/up", to: "..")
    try folder.link("a/device.jpg", to: "/dev/zero")
    try folder.link("b-link-to-z", to: "z")
    try folder.link("m1", to: other.path)
    try folder.link("m2", to: other.path)
    let found = try Collected.reading(.path(folder.bytes))
    #expect(found.sorted.map(\.text) == ["a", "m1/deep", "z"])
    #expect(found.names(of: "a") == ["link.jpg", "own.jpg"])
    #expect(found.names(of: "z") == ["photo.jpg"])
    #expect(found.names(of: "m1/deep") == ["outside.jpg"])
  }

  @Test func leavesWhatIsNoRegularFileAlone() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.jpg")
    #expect(mkfifo(folder.path("fifo.jpg"), 0o600) == 0)
    let found = try Collected.reading(.path(folder.bytes))
    #expect(found.albums.map(\.names) == [["a.jpg"]])
  }

  @Test func anUnreadableFolderIsAFaultyAlbum() throws {
    let folder = try TemporaryFolder()
    try folder.file("locked/a.jpg")
    try folder.file("open/b.jpg")
    #expect(chmod(folder.path("locked"), 0) == 0)
    let found = try Collected.reading(.path(folder.bytes))
    #expect(found.isFinished)
    let locked = found.albums.first { $0.text == "locked" }
    if geteuid() == 0 {
      // The superuser can read it all the same.
      #expect(locked?.fault == nil && locked?.count == 1)
    } else {
      #expect(locked?.fault == "permission denied" && locked?.count == 0)
    }
    #expect(found.names(of: "open") == ["b.jpg"])
  }

  @Test func aFolderThatCanNotBeOpenedIsAFaultNotAnEnd() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.jpg")
    let descriptor = try CPath.openFolder(folder.bytes).get()
    // A descriptor of a file is no folder's.
    let file = open(folder.path("a.jpg"), O_RDONLY)
    close(descriptor)
    var reader = FolderReader(includesHidden: false, count: { _ in }, isCancelled: { false })
    let listing = reader.read(file)
    #expect(listing.fault?.words == "not a directory")
    #expect(listing.photos.isEmpty)
  }

  @Test func problemsAreOneLineThatNamesThePath() throws {
    let folder = try TemporaryFolder()
    try folder.file("text.txt", Array("hello".utf8))
    try folder.folder("empty")
    func line(_ name: String) throws -> String? {
      try Collected.reading(.path(Array(name.utf8))).failure
    }
    #expect(
      try line("/no/such")
        == "photogrid: /no/such: no such file or directory (expected a folder, a plist or a photo)")
    #expect(
      try line(folder.path("text.txt"))
        == "photogrid: \(folder.path)/text.txt: is not a photo "
        + "(expected a folder, a plist or a photo)")
    let empty = try #require(try line(folder.path("empty")))
    #expect(empty.hasPrefix("photogrid: \(folder.path)/empty: no photos found (expected files"))
    #expect(try line("")?.contains("the path is empty") == true)
    #expect(mkfifo(folder.path("fifo"), 0o600) == 0)
    #expect(try line(folder.path("fifo"))?.contains("is a FIFO") == true)
  }

  @Test func aPathInALineIsSafe() throws {
    let path = Array("/no/\u{1b}]0;x\u{7}\n\u{9b}\u{202e}é".utf8) + [0xff]
    let line = try #require(try Collected.reading(.path(path)).failure)
    #expect(line.contains("/no/\\u{1b}]0;x\\u{7}\\u{a}\\u{9b}\\u{202e}é\\xff: no such file"))
    #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test func stops() throws {
    let folder = try TemporaryFolder()
    for i in 0..<50 { try folder.file("d\(i)/a.jpg") }
    let count = Monitor(0)
    let bell = try #require(Doorbell())
    let reader = LibraryReader.start(.path(folder.bytes)) { _ in
      count.update { $0 += 1 }
      bell.ring()
      // Whoever stops from inside a report hears nothing more.
      _ = try? count.result { $0 > 100 ? true : nil }
    }
    var waiting = pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&waiting, 1, 10_000) == 1)
    reader.stop()
    count.update { $0 = 1000 }
    // Another library read to its end meanwhile shows that time has passed.
    _ = try Collected.reading(.path(folder.bytes))
    #expect(count.withLock { $0 } == 1000)
  }
}
