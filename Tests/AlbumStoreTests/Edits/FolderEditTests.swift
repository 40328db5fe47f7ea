import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct FolderEditTests {
  @Test func deletesIntoTheHomeTrash() throws {
    let rig = try EditRig(["a b.jpg", "c.jpg", "sub/é%.png"])
    let before = Date()
    let report = try rig.delete("a b.jpg", "sub/é%.png")
    let after = Date()
    #expect(report == EditReport(id: EditID(rawValue: 1), kind: .performed))
    #expect(rig.photos == ["c.jpg"])
    #expect(rig.tree("data/Trash/files") == ["a b.jpg": "a b.jpg", "é%.png": "sub/é%.png"])
    let infos = rig.tree("data/Trash/info")
    let real = try #require(LibraryRoot.realPath(of: rig.library))
    let root = String(decoding: real, as: UTF8.self)
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    let path = "\(root)/sub/%C3%A9%25.png"
    let possible = [before, after].map {
      "[Trash Info]\nPath=\(path)\nDeletionDate=\(dates.string(from: $0))\n"
    }
    #expect(possible.contains(infos["é%.png.trashinfo"] ?? ""))
    #expect(infos["a b.jpg.trashinfo"]?.contains("Path=\(root)/a%20b.jpg\n") == true)
    for name in ["", "/files", "/info"] {
      var status = stat()
      #expect(stat(rig.folder.path("data/Trash" + name), &status) == 0)
      #expect(status.st_mode & 0o777 == 0o700)
    }
  }

  @Test func undoesAndRedoesAnyNumberOfTimes() throws {
    let rig = try EditRig(["a.jpg", "sub/b.jpg", "sub/c.jpg"])
    let all = rig.tree("lib")
    _ = try rig.delete("a.jpg", "sub/b.jpg")
    for _ in 0..<3 {
      let undone = try rig.undo()
      #expect(undone == EditReport(id: EditID(rawValue: 1), kind: .undone))
      #expect(rig.tree("lib") == all)
      #expect(rig.trashed.isEmpty && rig.infos.isEmpty)
      let redone = try rig.redo()
      #expect(redone == EditReport(id: EditID(rawValue: 1), kind: .redone))
      #expect(rig.photos == ["sub/c.jpg"])
      #expect(rig.trashed == ["a.jpg", "b.jpg"])
      #expect(rig.infos == ["a.jpg.trashinfo", "b.jpg.trashinfo"])
    }
  }

  @Test func takesEditsBackInAnyOrder() throws {
    let rig = try EditRig(["a.jpg", "b.jpg", "c.jpg"])
    for name in ["a.jpg", "b.jpg", "c.jpg"] { _ = try rig.delete(name) }
    #expect(rig.photos.isEmpty)
    _ = try rig.undo(EditID(rawValue: 1))
    _ = try rig.undo(EditID(rawValue: 3))
    #expect(rig.photos == ["a.jpg", "c.jpg"])
    _ = try rig.undo(EditID(rawValue: 2))
    #expect(rig.photos == ["a.jpg", "b.jpg", "c.jpg"])
  }

  @Test func aNameThatIsTakenInTheTrashGetsANumber() throws {
    let rig = try EditRig(["a/x.jpg", "b/x.jpg", "c/x.jpg", "noending"])
    try rig.folder.file("data/Trash/files/noending")
    try rig.folder.folder("data/Trash/info")
    try rig.folder.file("data/Trash/info/x-2.jpg.trashinfo", bytes("another's"))
    _ = try rig.delete("a/x.jpg", "b/x.jpg", "c/x.jpg", "noending")
    #expect(rig.trashed == ["noending", "noending-2", "x-3.jpg", "x-4.jpg", "x.jpg"])
    #expect(rig.tree("data/Trash/info")["x-2.jpg.trashinfo"] == "another's")
    _ = try rig.undo()
    #expect(rig.tree("lib").allSatisfy { $0 == $1 } && rig.photos.count == 4)
    #expect(rig.infos == ["x-2.jpg.trashinfo"] && rig.trashed == ["noending"])
  }

  @Test func aNameTakenJustBeforeTheFileIsRenamedGetsANumber() throws {
    let taken = Monitor(0)
    let path = Monitor("")
    let rig = try EditRig(["x.jpg", "y.jpg"]) { step in
      // Another program takes the names that were free a moment ago.
      let trash = path.withLock { $0 }
      if step == .writeTrashInfo {
        let count = taken.update { count in
          count += 1
          return count
        }
        if count == 1 {
          _ = FileManager.default.createFile(atPath: trash + "/info/x.jpg.trashinfo", contents: nil)
        }
      } else if step == .renameFile && taken.withLock({ $0 }) == 2 {
        _ = FileManager.default.createFile(
          atPath: trash + "/files/x-2.jpg", contents: Data("z".utf8))
      }
    }
    path.update { $0 = rig.folder.path("data/Trash") }
    let report = try rig.delete("x.jpg", "y.jpg")
    #expect(report.failures.isEmpty)
    #expect(
      rig.tree("data/Trash/files") == ["x-2.jpg": "z", "x-3.jpg": "x.jpg", "y.jpg": "y.jpg"])
    #expect(rig.infos == ["x-3.jpg.trashinfo", "x.jpg.trashinfo", "y.jpg.trashinfo"])
    _ = try rig.undo()
    #expect(rig.tree("lib") == ["x.jpg": "x.jpg", "y.jpg": "y.jpg"])
  }

  @Test func aPhotoThatIsALinkGoesItself() throws {
    let rig = try EditRig(["real.jpg"])
    try rig.folder.link("lib/link.jpg", to: "real.jpg")
    #expect(try rig.delete("link.jpg").failures.isEmpty)
    #expect(rig.photos == ["real.jpg"])
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: rig.folder.path("data/Trash/files/link.jpg"))
    #expect(target == "real.jpg")
    _ = try rig.undo()
    #expect(rig.tree("lib") == ["real.jpg": "real.jpg", "link.jpg": "real.jpg"])
  }

  @Test func aFileThatIsGoneIsAFailureOfItsOwn() throws {
    let rig = try EditRig(["a.jpg"])
    let report = try rig.perform(.delete([rig.item("gone.jpg", 7), rig.item("a.jpg", 8)]))
    #expect(
      report.failures == [
        EditReport.Failure(
          item: PhotoID(rawValue: 7), name: bytes("gone.jpg"), words: "is gone already",
          isGone: true)
      ])
    #expect(report.problem == nil)
    #expect(rig.trashed == ["a.jpg"])
    let none = try rig.delete("gone.jpg")
    #expect(none.failures.count == 1)
    // What was gone does not come back, and the grid hears so.
    let undone = try rig.undo()
    #expect(undone.problem == nil && undone.failures.map(\.name) == [bytes("gone.jpg")])
    #expect(undone.failures.allSatisfy { !$0.isGone })
    #expect(try rig.undo(EditID(rawValue: 99)).problem == "this edit is not known any more")
    let partly = try rig.undo(EditID(rawValue: 1))
    #expect(partly.failures.map(\.item) == [PhotoID(rawValue: 7)])
    #expect(rig.photos == ["a.jpg"])
  }

  @Test func foldersAndAddressesAreNoPhotos() throws {
    let rig = try EditRig(["sub/a.jpg"])
    let remote = StoredItem(
      item: PhotoID(rawValue: 1), home: .none, location: .remote(bytes("http://x/y.jpg")),
      address: bytes("http://x/y.jpg"))
    let report = try rig.perform(.delete([rig.item("sub"), remote]))
    #expect(report.failures.map(\.words) == ["is a folder", "is no file"])
    #expect(rig.photos == ["sub/a.jpg"])
  }

  @Test func undoOverwritesNothing() throws {
    let rig = try EditRig(["a.jpg"])
    _ = try rig.delete("a.jpg")
    try rig.folder.file("lib/a.jpg", bytes("new"))
    try rig.folder.file("lib/a-2.jpg", bytes("newer"))
    let report = try rig.undo()
    #expect(rig.tree("lib") == ["a.jpg": "new", "a-2.jpg": "newer", "a-3.jpg": "a.jpg"])
    let path = CPath.join(rig.library, bytes("a-3.jpg"))
    #expect(
      report.relocations == [
        EditReport.Relocation(item: PhotoID(rawValue: 0), location: .file(path), address: path)
      ])
    #expect(report.notes == ["a.jpg is back as a-3.jpg, because its name is taken"])
    #expect(try rig.redo().failures.isEmpty)
    #expect(rig.tree("lib") == ["a.jpg": "new", "a-2.jpg": "newer"])
  }

  @Test func aNameTakenJustBeforeTheFileComesBackIsNotOverwritten() throws {
    let path = Monitor("")
    let rig = try EditRig(["a.jpg"]) { step in
      let path = path.withLock { $0 }
      guard step == .renameFile, !path.isEmpty else { return }
      _ = FileManager.default.createFile(atPath: path, contents: Data("new".utf8))
    }
    _ = try rig.delete("a.jpg")
    path.update { $0 = rig.folder.path("lib/a.jpg") }
    #expect(try rig.undo().failures.isEmpty)
    #expect(rig.tree("lib") == ["a.jpg": "new", "a-2.jpg": "a.jpg"])
  }

  @Test func manyNamesThatAreTakenCostTheJournalLittle() throws {
    let names = (0..<200).map { "\($0).jpg" }
    let rig = try EditRig(names)
    _ = try rig.perform(.delete(rig.items(names)))
    for name in names { try rig.folder.file("lib/" + name, bytes("new")) }
    let size = { try Data(contentsOf: URL(fileURLWithPath: rig.journalPath)).count }
    let before = try size()
    #expect(try rig.undo().relocations.count == 200)
    #expect(try size() < before * 3)
    #expect(rig.photos.count == 400 && rig.tree("lib")["7-2.jpg"] == "7.jpg")
  }

  @Test func undoMakesFoldersAgain() throws {
    let rig = try EditRig(["x/y/a.jpg"])
    _ = try rig.delete("x/y/a.jpg")
    try FileManager.default.removeItem(atPath: rig.folder.path("lib/x"))
    #expect(try rig.undo() == EditReport(id: EditID(rawValue: 1), kind: .undone))
    #expect(rig.tree("lib") == ["x/y/a.jpg": "x/y/a.jpg"])
  }

  @Test func whatLeftTheTrashIsNotBroughtBack() throws {
    let rig = try EditRig(["a.jpg", "b.jpg", "c.jpg"])
    _ = try rig.delete("a.jpg", "b.jpg", "c.jpg")
    let files = rig.folder.path("data/Trash/files/")
    try FileManager.default.removeItem(atPath: files + "a.jpg")
    // Somebody else has restored this one.
    try FileManager.default.moveItem(atPath: files + "c.jpg", toPath: rig.folder.path("lib/c.jpg"))
    let report = try rig.undo()
    #expect(
      report.failures == [
        EditReport.Failure(
          item: PhotoID(rawValue: 0), name: bytes("a.jpg"), words: "is not in the trash any more",
          isGone: false)
      ])
    #expect(rig.photos == ["b.jpg", "c.jpg"])
    #expect(rig.infos == ["a.jpg.trashinfo"])
  }

  @Test func redoLeavesAnotherFileAlone() throws {
    let rig = try EditRig(["a.jpg", "b.jpg"])
    _ = try rig.delete("a.jpg", "b.jpg")
    _ = try rig.undo()
    try FileManager.default.removeItem(atPath: rig.folder.path("lib/a.jpg"))
    try rig.folder.file("lib/a.jpg", bytes("another one"))
    let report = try rig.redo()
    #expect(report.failures.map(\.words) == ["is another file now"])
    #expect(rig.tree("lib") == ["a.jpg": "another one"])
    #expect(rig.trashed == ["b.jpg"])
  }

  @Test func namesWhatStaysBehind() throws {
    let rig = try EditRig([
      "IMG_1.JPG", "IMG_1.CR3", "IMG_1.xmp", "IMG_1.JPG.xmp", "IMG_1.png", "IMG_10.xmp",
      "IMG_2.jpg", "IMG_2.AAE", "IMG_2.mov", "IMG_3.jpg", "IMG_3.nef", "other.xmp",
    ])
    #expect(
      try rig.delete("IMG_1.JPG").notes
        == ["IMG_1.CR3, IMG_1.JPG.xmp and IMG_1.xmp stay in the folder"])
    #expect(
      try rig.delete("IMG_2.jpg").notes == ["IMG_2.AAE and IMG_2.mov stay in the folder"])
    // Its partner goes with it.
    #expect(try rig.delete("IMG_3.jpg", "IMG_3.nef").notes.isEmpty)
    for number in 0..<3 {
      for ending in ["jpg", "xmp", "aae"] { try rig.photo("many\(number).\(ending)") }
    }
    #expect(
      try rig.delete("many0.jpg", "many1.jpg", "many2.jpg").notes
        == ["many0.aae, many0.xmp, many1.aae and 3 more stay in the folder"])
    try rig.photo("one.jpg")
    try rig.photo("one.xmp")
    #expect(try rig.delete("one.jpg").notes == ["one.xmp stays in the folder"])
  }

  @Test func aLibraryOpenedReadOnlyRefusesEverything() throws {
    let rig = try EditRig(["a.jpg"], isReadOnly: true)
    for report in [try rig.delete("a.jpg"), try rig.undo(), try rig.redo()] {
      #expect(report.problem == "this library is opened read-only")
    }
    #expect(rig.photos == ["a.jpg"] && rig.tree("data").isEmpty)
  }

  @Test func aListKeepsNothing() throws {
    let folder = try TemporaryFolder()
    var options = EditRig.options(folder.bytes)
    options.kind = .list
    let reports = Monitor<[EditReport]>([])
    let keeper = EditKeeper(options: options) { report in reports.update { $0.append(report) } }
    let id = EditID(rawValue: 3)
    keeper.submit(.perform(id, .delete([])))
    keeper.submit(.undo(id))
    keeper.submit(.redo(id))
    keeper.stop()
    let kinds: [EditReport.Kind] = [.performed, .undone, .redone]
    #expect(reports.withLock { $0 } == kinds.map { EditReport(id: id, kind: $0) })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func manyAtOnce() throws {
    let names = (0..<500).map { "d\($0 % 90)/\($0).jpg" }
    let rig = try EditRig(names)
    let all = rig.tree("lib")
    #expect(try rig.perform(.delete(rig.items(names))).failures.isEmpty)
    #expect(rig.photos.isEmpty && rig.trashed.count == 500 && rig.infos.count == 500)
    #expect(try rig.undo().failures.isEmpty)
    #expect(rig.tree("lib") == all && rig.infos.isEmpty)
  }
}
