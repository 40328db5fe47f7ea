import AlbumModel
import Foundation
import Testing

@testable import AlbumStore

struct PastEditTests {
  @Test func aLaterRunTakesEditsBack() throws {
    let rig = try EditRig(["a.jpg", "sub/b.jpg", "sub/c.jpg"])
    let all = rig.tree("lib")
    _ = try rig.delete("a.jpg", "sub/b.jpg")
    _ = try rig.move(["sub/c.jpg"], to: "")
    let (edits, note) = try rig.open()
    #expect(note == nil)
    #expect(edits.map(\.words) == ["deletion of 2 photos", "move of 1 photo"])
    #expect(edits.allSatisfy { !$0.isUndone })
    let move = try rig.undo(edits[1].id)
    #expect(move.kind == .undone && move.id == edits[1].id)
    #expect(
      move.gone == [
        EditReport.Return(
          home: rig.home(""), details: PhotoDetails(location: rig.location("c.jpg")))
      ])
    let c = EditReport.Return(
      home: rig.home("sub"), details: PhotoDetails(location: rig.location("sub/c.jpg")))
    #expect(move.returned == [c] && move.relocations.isEmpty)
    let delete = try rig.undo(edits[0].id)
    let a = EditReport.Return(
      home: rig.home(""), details: PhotoDetails(location: rig.location("a.jpg")))
    let b = EditReport.Return(
      home: rig.home("sub"), details: PhotoDetails(location: rig.location("sub/b.jpg")))
    #expect(delete.returned == [a, b] && delete.gone.isEmpty)
    #expect(rig.tree("lib") == all)
    let again = try rig.redo(edits[0].id)
    #expect(again.gone == [a, b] && again.returned.isEmpty)
    #expect(rig.photos == ["sub/c.jpg"])
  }

  @Test func itsStateIsKept() throws {
    let rig = try EditRig(["a.jpg", "b.jpg"])
    _ = try rig.delete("a.jpg")
    _ = try rig.delete("b.jpg")
    _ = try rig.undo()
    let edits = try rig.open().edits
    #expect(edits.map(\.isUndone) == [false, true])
    _ = try rig.redo(edits[1].id)
    #expect(try rig.open().edits.map(\.isUndone) == [false, false])
    #expect(rig.photos.isEmpty)
  }

  @Test func numbersOfThisRunNeverMeetThoseOfEarlierOnes() throws {
    let rig = try EditRig(["a.jpg", "b.jpg"])
    _ = try rig.submit(.perform(EditID(rawValue: 1), .delete([rig.item("a.jpg")])))
    let edits = try rig.open().edits
    _ = try rig.submit(.perform(EditID(rawValue: 1), .delete([rig.item("b.jpg")])))
    #expect(edits.allSatisfy { $0.id.rawValue > 1 })
    _ = try rig.submit(.undo(EditID(rawValue: 1)))
    #expect(rig.photos == ["b.jpg"])
    _ = try rig.submit(.undo(edits[0].id))
    #expect(rig.photos == ["a.jpg", "b.jpg"])
  }

  @Test func aNewEditEndsWhatCouldBeDoneAgain() throws {
    let rig = try EditRig(["a.jpg", "b.jpg", "c.jpg"])
    _ = try rig.delete("a.jpg")
    _ = try rig.undo()
    let past = try rig.open().edits
    #expect(past.count == 1)
    _ = try rig.delete("b.jpg")
    #expect(try rig.redo(past[0].id).problem == "this edit is not known any more")
    #expect(try rig.open().edits.map(\.words) == ["deletion of 1 photo"])
    #expect(rig.photos == ["a.jpg", "c.jpg"])
  }

  @Test func anotherSpellingOfTheLibraryFindsItsEdits() throws {
    let rig = try EditRig(["sub/a.jpg"])
    _ = try rig.delete("sub/a.jpg")
    try rig.folder.link("alias", to: "lib")
    let alias = rig.folder.bytes("alias")
    let edits = try rig.open(library: alias + bytes("//")).edits
    #expect(edits.count == 1)
    let report = try rig.undo(edits[0].id)
    let path = alias + bytes("/sub/a.jpg")
    #expect(
      report.returned == [
        EditReport.Return(
          home: .folder(alias + bytes("/sub")), details: PhotoDetails(location: .file(path)))
      ])
    #expect(rig.photos == ["sub/a.jpg"])
  }

  @Test func aLibraryThatWasMovedFindsItsPhotosByTheJournal() throws {
    let rig = try EditRig(["sub/a.jpg", "b.jpg"])
    _ = try rig.delete("sub/a.jpg")
    let id = try #require(try rig.open().edits.first?.id)
    // The volume is mounted elsewhere, say: the run spells another root, and has that journal.
    rig.end()
    let old = try rig.journalPath
    try FileManager.default.moveItem(
      atPath: rig.folder.path("lib"), toPath: rig.folder.path("elsewhere"))
    let hash = String(decoding: LibraryRoot(rig.folder.bytes("elsewhere")).hash, as: UTF8.self)
    try FileManager.default.moveItem(
      atPath: old, toPath: rig.folder.path("data/photogrid/journal/\(hash).journal"))
    try rig.open(library: rig.folder.bytes("elsewhere"))
    _ = try rig.undo(id)
    #expect(rig.tree("elsewhere").keys.sorted() == ["b.jpg", "sub/a.jpg"])
  }
}
