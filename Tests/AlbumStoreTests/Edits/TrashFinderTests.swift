import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct TrashFinderTests {
  private let user = geteuid()

  private func finder(_ folder: TemporaryFolder) -> TrashFinder {
    TrashFinder(home: folder.bytes("Trash"))
  }

  @Test func withoutASharedTrashItIsTheUsersOwn() throws {
    let top = try TemporaryFolder()
    let trash = finder(top).trash(inTop: top.bytes)
    #expect(trash.path == top.bytes(".Trash-\(user)") && trash.topDirectory == top.bytes)
    #expect(finder(top).objection(to: trash) == nil)
  }

  @Test func aSharedTrashMustBeAStickyFolderAndNoLink() throws {
    let top = try TemporaryFolder()
    let own = top.bytes(".Trash-\(user)")
    let shared = top.bytes(".Trash/\(user)")
    try top.folder(".Trash")
    #expect(chmod(top.path(".Trash"), 0o777) == 0)
    #expect(finder(top).trash(inTop: top.bytes).path == own, "not sticky")
    #expect(chmod(top.path(".Trash"), 0o1777) == 0)
    #expect(finder(top).trash(inTop: top.bytes).path == shared)
    try FileManager.default.moveItem(atPath: top.path(".Trash"), toPath: top.path("real"))
    try top.link(".Trash", to: "real")
    #expect(finder(top).trash(inTop: top.bytes).path == own, "a link")
    try FileManager.default.removeItem(atPath: top.path(".Trash"))
    try top.file(".Trash")
    #expect(finder(top).trash(inTop: top.bytes).path == own, "a file")
  }

  @Test func whatStandsInItMustBeTheUsers() throws {
    let top = try TemporaryFolder()
    try top.folder(".Trash")
    try top.folder("elsewhere")
    #expect(chmod(top.path(".Trash"), 0o1777) == 0)
    try top.link(".Trash/\(user)", to: "../elsewhere")
    let trash = finder(top).trash(inTop: top.bytes)
    #expect(trash.path == top.bytes(".Trash-\(user)"))
    try top.link(".Trash-\(user)", to: "elsewhere")
    let words = "\(top.path)/.Trash-\(user) is no folder of this user's"
    #expect(finder(top).objection(to: trash) == words)
  }

  @Test func pathsInAVolumesTrashAreRelative() {
    let trash = TrashFolder(path: bytes("/mnt/.Trash-5"), topDirectory: bytes("/mnt"))
    #expect(trash.entry(for: bytes("/mnt/a/b.jpg")) == bytes("a/b.jpg"))
    let root = TrashFolder(path: bytes("/.Trash-5"), topDirectory: bytes("/"))
    #expect(root.entry(for: bytes("/a/b.jpg")) == bytes("a/b.jpg"))
    #expect(TrashFolder(path: bytes("/h")).entry(for: bytes("/a/b.jpg")) == bytes("/a/b.jpg"))
  }

  @Test func theHomeTrashServesItsOwnDeviceBeforeItIsMade() throws {
    let top = try TemporaryFolder()
    try top.folder("lib")
    let finder = TrashFinder(home: top.bytes("not/there/yet/Trash"))
    let folder = try OpenFolder.at(top.bytes("lib")).get()
    #expect(
      finder.trashes(for: folder, top.bytes("lib")).first
        == TrashFolder(path: top.bytes("not/there/yet/Trash")))
  }

  #if os(Linux)
    @Test(arguments: [
      ("/home/me/x", "/home"), ("/mnt/a b/c", "/mnt/a b"), ("/mnt/a", "/"),
      ("/mnt/a b", "/mnt/a b"),
      ("/mnt/back\\slash/c", "/mnt/back\\slash"), ("/etc", "/"),
    ])
    func findsTheMountPoint(path: String, expected: String) {
      let list = """
        22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
        23 22 0:20 / /home rw - ext4 /dev/vdb rw
        24 22 0:21 / /mnt/a\\040b rw - tmpfs tmpfs rw
        25 22 0:21 /sub /mnt/back\\134slash rw master:1 - tmpfs tmpfs rw
        broken
        """
      #expect(TrashFinder.mountPoint(of: bytes(path), in: bytes(list)) == bytes(expected))
    }
  #endif
}
