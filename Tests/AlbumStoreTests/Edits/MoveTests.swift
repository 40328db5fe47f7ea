import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct MoveTests {
  @Test func movesBetweenFoldersAndBack() throws {
    let rig = try EditRig(["a.jpg", "b.jpg", "sub/c.jpg"])
    let all = rig.tree("lib")
    let report = try rig.move(["a.jpg", "b.jpg"], to: "sub")
    #expect(report.failures.isEmpty)
    #expect(rig.photos == ["sub/a.jpg", "sub/b.jpg", "sub/c.jpg"])
    #expect(report.relocations.map(\.location) == ["sub/a.jpg", "sub/b.jpg"].map(rig.location))
    #expect(report.relocations.map(\.item.rawValue) == [0, 1])
    let undone = try rig.undo()
    #expect(rig.tree("lib") == all)
    #expect(undone.relocations.map(\.location) == ["a.jpg", "b.jpg"].map(rig.location))
    #expect(try rig.redo().relocations == report.relocations)
    #expect(rig.photos == ["sub/a.jpg", "sub/b.jpg", "sub/c.jpg"])
    #expect(rig.tree("data/Trash").isEmpty)
  }

  @Test func aNameThatIsTakenFailsForThatPhoto() throws {
    let rig = try EditRig(["a.jpg", "b.jpg", "sub/a.jpg"])
    let report = try rig.move(["a.jpg", "b.jpg"], to: "sub")
    let path = rig.folder.path("lib/sub")
    #expect(
      report.failures == [
        EditReport.Failure(
          item: PhotoID(rawValue: 0), name: bytes("a.jpg"),
          words: "there is already a file of this name in \(path)")
      ])
    #expect(
      rig.tree("lib") == ["a.jpg": "a.jpg", "sub/a.jpg": "sub/a.jpg", "sub/b.jpg": "b.jpg"])
  }

  @Test func aNameTakenAtTheLastMomentFailsToo() throws {
    let path = Monitor("")
    let rig = try EditRig(["a.jpg", "sub/c.jpg"]) { step in
      guard step == .renameFile else { return }
      _ = FileManager.default.createFile(atPath: path.withLock { $0 }, contents: Data("x".utf8))
    }
    path.update { $0 = rig.folder.path("lib/sub/a.jpg") }
    let report = try rig.move(["a.jpg"], to: "sub")
    #expect(report.failures.first?.words.hasPrefix("there is already a file") == true)
    #expect(rig.tree("lib")["a.jpg"] == "a.jpg" && rig.tree("lib")["sub/a.jpg"] == "x")
    #expect(try rig.open().edits.isEmpty)
  }

  @Test func withinAFolderNothingIsMoved() throws {
    let rig = try EditRig(["sub/a.jpg", "sub/b.jpg", "c.jpg"])
    let all = rig.tree("lib")
    #expect(
      try rig.move(["sub/a.jpg"], to: "sub")
        == EditReport(id: EditID(rawValue: 1), kind: .performed))
    #expect(try rig.undo() == EditReport(id: EditID(rawValue: 1), kind: .undone))
    #expect(try rig.redo() == EditReport(id: EditID(rawValue: 1), kind: .redone))
    #expect(rig.tree("lib") == all)
    // The root's own directory ends in a slash, as the scanner writes it.
    let mixed = try rig.move(["c.jpg", "sub/b.jpg"], to: "")
    #expect(mixed.failures.isEmpty && mixed.relocations.map(\.location) == [rig.location("b.jpg")])
    #expect(rig.photos == ["b.jpg", "c.jpg", "sub/a.jpg"])
  }

  @Test func aFolderThatIsNotThereIsNamed() throws {
    let rig = try EditRig(["a.jpg"])
    let report = try rig.move(["a.jpg"], to: "nowhere")
    let path = rig.folder.path("lib/nowhere")
    #expect(
      report.failures.map(\.words)
        == ["the folder \(path) can't be opened: no such file or directory"])
    #expect(rig.photos == ["a.jpg"])
  }

  @Test func undoOfAMoveOverwritesNothing() throws {
    let rig = try EditRig(["a.jpg", "sub/b.jpg"])
    _ = try rig.move(["a.jpg"], to: "sub")
    try rig.photo("a.jpg")
    let report = try rig.undo()
    #expect(report.relocations.map(\.location) == [rig.location("a-2.jpg")])
    #expect(rig.photos == ["a-2.jpg", "a.jpg", "sub/b.jpg"])
  }

  /// Where the file system, or the system, has no renaming that replaces nothing.
  @Test func renamingInTwoStepsReplacesNothing() throws {
    let rig = try EditRig(["a.jpg", "b.jpg"])
    let folder = try OpenFolder.at(rig.library).get()
    func rename(_ name: String, _ newName: String) -> SystemError? {
      CPath.with(bytes(name)) { name in
        CPath.with(bytes(newName)) { newName in
          ExclusiveRename.inTwoSteps(name, folder.descriptor, newName, folder.descriptor)
        }
      }
    }
    #expect(rename("a.jpg", "b.jpg")?.code == EEXIST)
    #expect(rename("gone.jpg", "c.jpg")?.code == ENOENT)
    #expect(rename("a.jpg", "c.jpg") == nil)
    #expect(rig.tree("lib") == ["b.jpg": "b.jpg", "c.jpg": "a.jpg"])
  }
}
