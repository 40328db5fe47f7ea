import AlbumModel
import Foundation
import SystemEdge
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
    #expect(edits.map(\.words) == ["deletion of 2 photos", "move of c.jpg"])
    #expect(edits.allSatisfy { !$0.isUndone })
    let move = try rig.undo(edits[1].id)
    #expect(move.kind == .undone && move.id == edits[1].id)
    #expect(
      move.gone == [
        rig.photoReport("c.jpg")
      ])
    let c = rig.photoReport("sub/c.jpg")
    #expect(move.returned == [c] && move.relocations.isEmpty)
    let delete = try rig.undo(edits[0].id)
    let a = rig.photoReport("a.jpg")
    let b = rig.photoReport("sub/b.jpg")
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
    #expect(try rig.open().edits.map(\.words) == ["deletion of b.jpg"])
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
          home: .folder(alias + bytes("/sub")), details: PhotoDetails(location: .file(path)),
          album: FolderNaming(root: alias).emptyAlbum(of: bytes("sub")))
      ])
    #expect(rig.photos == ["sub/a.jpg"])
  }

  /// The user's own spelling may be relative to the working directory.
  @Test func aRelativeSpellingIsKept() async throws {
    let rig = try EditRig(["a.jpg", "sub/b.jpg"])
    await #expect(processExitsWith: .exitCode(0)) { [path = rig.folder.path as String] in
      guard chdir(path) == 0 else { exit(1) }
      let reports = Monitor<[EditReport]>([])
      let keeper = EditKeeper(
        options: EditRig.options(bytes(path), library: bytes("lib")), hook: { _ in },
        editor: { TextEntryEditor(path: $0) }
      ) { report in reports.update { $0.append(report) } }
      let item = StoredItem(
        item: PhotoID(rawValue: 4), home: .folder(bytes("lib/")),
        location: .file(bytes("lib/a.jpg")),
        address: bytes("lib/a.jpg"))
      keeper.submit(
        .perform(EditID(rawValue: 1), .move([item], to: .folder(bytes("lib/sub")), before: nil)))
      keeper.stop()
      let moved = reports.withLock { $0.first?.relocations.first?.location }
      exit(moved == .file(bytes("lib/sub/a.jpg")) ? 0 : 2)
    }
    #expect(rig.photos == ["sub/a.jpg", "sub/b.jpg"])
    // A run that spells it whole finds the edit.
    let edits = try rig.open().edits
    #expect(try rig.undo(try #require(edits.first?.id)).returned.first?.home == rig.home(""))
    #expect(rig.photos == ["a.jpg", "sub/b.jpg"])
  }

  @Test func whatWasInterruptedIsSaid() throws {
    let rig = try EditRig(["a.jpg", "b.jpg"])
    _ = try rig.delete("a.jpg", "b.jpg")
    rig.end()
    let root = LibraryRoot(rig.library)
    func note(_ change: (inout StoredEdit) throws -> Void) throws -> String? {
      rig.end()
      let journal = Journal(
        dataFolder: rig.folder.bytes("data/photogrid"), hash: root.hash, hook: { _ in })
      try journal.lock()
      var edit = try #require(journal.edits.last)
      try change(&edit)
      try journal.put(edit)
      journal.unlock()
      return try rig.open().note
    }
    #expect(
      try note { $0.pending = .perform } == "An interrupted deletion of 2 photos was finished")
    #expect(
      try note { $0.pending = .redo }?.hasSuffix("redoing of a deletion of 2 photos was finished")
        == true)
    #expect(try note { _ in } == nil)
    let undone = try note { $0.pending = .undo }
    #expect(undone == "An interrupted undoing of a deletion of 2 photos was finished")
    #expect(rig.photos == ["a.jpg", "b.jpg"] && rig.trashed.isEmpty)
    #expect(
      try note { edit in
        edit.pending = .redo
        edit.isUndone = true
      } == "An interrupted redoing of a deletion of 2 photos was taken back")
    #expect(
      try note { $0.pending = .perform } == "An interrupted deletion of 2 photos was taken back")
    #expect(try rig.open().edits.isEmpty && rig.photos == ["a.jpg", "b.jpg"])
  }

  @Test func whatIsUnderWayIsInTheJournalWithItsNumber() throws {
    let words = Monitor<Set<String>>([])
    let journal = Monitor<String?>(nil)
    let rig = try EditRig(["a.jpg", "b.jpg", "c.jpg"]) { step in
      guard step == .renameFile, let path = journal.withLock({ $0 }) else { return }
      // A file that can't be read gives no words, which the test would miss.
      let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
      let content = JournalText.content(of: Array(bytes.dropFirst(JournalText.start.count)))
      guard case .edit(let edit)? = content.records.last else { return }
      words.update { _ = $0.insert(edit.words) }
    }
    let hash = String(decoding: LibraryRoot(rig.library).hash, as: UTF8.self)
    journal.update { $0 = rig.folder.path("data/photogrid/journal/\(hash).journal") }
    _ = try rig.delete("a.jpg", "b.jpg", "c.jpg")
    #expect(words.withLock { $0 } == ["deletion of 3 photos"])
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
