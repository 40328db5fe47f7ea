import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct NameTests {
  @Test(arguments: [
    ("a.jpg", 1, "a.jpg"), ("a.jpg", 2, "a-2.jpg"), ("a", 3, "a-3"), (".hidden", 2, ".hidden-2"),
    ("a.tar.gz", 2, "a.tar-2.gz"), ("a.", 2, "a-2."),
  ])
  func aNumberComesBeforeTheEnding(name: String, number: Int, expected: String) {
    #expect(NumberedName.name(bytes(name), number: number) == bytes(expected))
  }

  @Test(arguments: [1, 2, 10, 12345])
  func longNamesAreCutBetweenCharacters(number: Int) throws {
    for name in [
      String(repeating: "é", count: 125) + ".jpeg", "a" + String(repeating: "日", count: 83) + ".x",
      String(repeating: "x", count: 255), "a." + String(repeating: "y", count: 253),
      String(repeating: "😀", count: 62) + ".heic",
    ] {
      let cut = NumberedName.name(bytes(name), number: number, atMost: 245)
      #expect(cut.count <= 245 && cut.count >= 240)
      #expect(String(validating: cut, as: UTF8.self) != nil, "\(name)")
      #expect(Set((1...20).map { NumberedName.name(bytes(name), number: $0) }).count == 20)
    }
  }

  /// Whatever a file is called, it goes to the trash under a valid name and comes back as it was.
  @Test(arguments: [
    bytes("new\nline.jpg"), bytes("100%.jpg"), bytes("%41.jpg"), [0xff, 0xfe, 0x2e, 0x6a],
    bytes(" lead and trail "), bytes("a\u{1b}]0;x\u{7}.jpg"), bytes("-rf"), bytes("..."),
    bytes(String(repeating: "n", count: 251) + ".jpg"),
    bytes(String(repeating: "é", count: 125) + ".jpeg"),
    [UInt8](repeating: 0x80, count: 255), bytes("x.trashinfo"),
  ])
  func oddNamesGoAndComeBack(name: [UInt8]) throws {
    let rig = try EditRig()
    let folder = try OpenFolder.at(rig.library).get()
    try #require(folder.create(name, bytes("content")) == nil)
    let report = try rig.perform(.delete([rig.item(bytes: name)]))
    #expect(report.failures.isEmpty && report.problem == nil)
    #expect(!folder.holds(name))
    let trash = try #require(
      try? OpenTrash.open(TrashFolder(path: rig.folder.bytes("data/Trash"))).get())
    let trashed = try #require(trash.files.names().first)
    #expect(trash.info.names() == [trashed + bytes(".trashinfo")])
    let info = try #require(trash.info.read(trashed + bytes(".trashinfo")))
    let line = try #require(info.split(separator: 0x0a).first { $0.starts(with: bytes("Path=")) })
    #expect(line.allSatisfy { (0x21...0x7e).contains($0) })
    #expect(
      PercentEncoding.decoded(line.dropFirst(5))
        == CPath.join(try #require(LibraryRoot.realPath(of: rig.library)), name))
    #expect(try rig.undo().failures.isEmpty)
    #expect(folder.names() == [name] && folder.read(name) == bytes("content"))
  }

  @Test func twoLongNamesThatDifferAtTheEndBothFit() throws {
    let rig = try EditRig()
    let names = ["a", "b"].map { bytes(String(repeating: "n", count: 254) + $0) }
    let folder = try OpenFolder.at(rig.library).get()
    for name in names { #expect(folder.create(name, name) == nil) }
    let items = names.enumerated().map { rig.item(bytes: $1, $0) }
    #expect(try rig.perform(.delete(items)).failures.isEmpty)
    #expect(rig.trashed.count == 2 && rig.photos.isEmpty)
    _ = try rig.undo()
    #expect(Set(folder.names()) == Set(names))
    for name in names { #expect(folder.read(name) == name) }
  }
}
