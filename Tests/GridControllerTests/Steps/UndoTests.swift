import AlbumModel
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("Undo and redo: before, keys, after")
struct UndoTests {
  @Test(arguments: [
    ("A: a [b] c", "edu", "A: a [b] c"),
    ("A: a [b] c", "edu<C-r>", "A: a [c]"),
    ("A: a [b] c", "edd2u", "A: a [b] c"),
    ("A: a [b] c", "eddu", "A: a [c]"),
    ("A: a [b] c", "edd99u", "A: a [b] c"),
    ("A: a [b] c", "edd99u99<C-r>", "A: [a]"),
    ("A: a [b] c", "ed<Esc>u", "A: a [b] c"),
    ("A: a [b] c", "eduLeu", "A: a [b] c"),
    ("A: a [b] c / B: d", "e<Space>G<Space>du", "A: a [b] c / B: d"),
    ("A: a [b] c / B: d", "eLLL<Enter>uu", "A: a [b] c / B: d"),
    ("A: a [b] c / B: d", "eLLL<Enter>u<C-r>", "A: a c / B: d [b]"),
    // Past a search, which is no edit.
    ("A: a [bx] c", "ed/c<Enter>u/<Esc>", "A: a bx [c]"),
    // A new edit ends what could be done again.
    ("A: a [b] c", "eduld<C-r>", "A: a [b]"),
    // With orders and pins in between.
    ("A: a [b] c", "eoNduu", "A: a [b] c"),
    ("A: ax [b] cx", "/x<Enter>pu", "A: [ax] b cx"),
    ("A: ax [b] cx", "/x<Enter>pu<C-r>", "x: ax cx / A: [ax] b cx"),
    ("A: [ax] b cx", "/x<Enter>pedoNX3u", "x: ax cx / A: [ax] b cx"),
  ])
  func keys(before: String, keys: String, after: String) throws {
    var session = Session(before)
    #expect(try session.after(keys) == after)
  }

  @Test("it is said what was undone, and that nothing is left")
  func words() throws {
    var session = Session("A: [a] b")
    try session.press("edu")
    #expect(session.line == "Undone: deletion of a")
    try session.press("u")
    #expect(session.line == "Nothing to undo")
    try session.press("<C-r>")
    #expect(session.line == "Done again: deletion of a")
    try session.press("<C-r>")
    #expect(session.line == "Nothing to redo")
  }

  @Test("requests go out in the order of the keys")
  func effects() throws {
    var session = Session("A: [a] b c")
    try session.press("edd")
    try session.press("2u<C-r>")
    #expect(
      session.effects == [
        .edit(.undo(EditID(rawValue: 2))), .edit(.undo(EditID(rawValue: 1))),
        .edit(.redo(EditID(rawValue: 1))),
      ])
  }

  @Test("what came by itself in between stays, where its name puts it")
  func interleaved() throws {
    var session = Session("A: a [b] d")
    try session.press("ed")
    var change = FolderChange(directory: Array("/photos/A".utf8))
    change.appeared = [Array("aa".utf8), Array("c".utf8)]
    change.vanished = [Array("a".utf8)]
    session.send(.library(.changed([change])))
    #expect(session.content == "A: aa c d")
    #expect(try session.after("u") == "A: aa [b] c d")
    #expect(try session.after("<C-r>") == "A: aa [c] d")
  }

  @Test("redoing takes the cursor's photo away, and the cursor goes on")
  func redoAtCursor() throws {
    var session = Session("A: a [b] c d")
    #expect(try session.after("edu<C-r>") == "A: a [c] d")
  }

  @Test("what a redo takes away is selected no more")
  func redoSelected() throws {
    var session = Session("A: a [b] c d")
    try session.press("edu<Space>l<Space><C-r>")
    #expect(session.text == "A: a [c*] d")
    #expect(session.state.selection.count == 1)
  }

  @Test("edits of earlier runs are taken back and done again, in their order")
  func pastEdits() throws {
    var session = Session("A: [a] c")
    session.send(
      .pastEdits([
        PastEdit(id: EditID(rawValue: 3), words: "deletion of b", isUndone: false),
        PastEdit(id: EditID(rawValue: 4), words: "deletion of x", isUndone: true),
        PastEdit(id: EditID(rawValue: 5), words: "deletion of y", isUndone: true),
      ]))
    try session.press("<C-r>")
    #expect(session.effects == [.edit(.redo(EditID(rawValue: 4)))])
    #expect(session.line == "Done again: deletion of x")
    try session.press("uu")
    #expect(
      session.effects == [.edit(.undo(EditID(rawValue: 4))), .edit(.undo(EditID(rawValue: 3)))])
    let home = AlbumHome.folder(Array("/photos/A".utf8))
    let back = EditReport.Return(
      home: home, details: PhotoDetails(location: .file(Array("/photos/A/b".utf8))))
    session.report(3, .undone) { $0.returned = [back] }
    #expect(session.text == "A: a [b] c")
    // One that was seen before it was told is shown all the same.
    try session.press("gg")
    session.report(3, .undone) { $0.returned = [back] }
    #expect(session.text == "A: a [b] c")
    session.report(3, .redone) { $0.gone = [back] }
    #expect(session.text == "A: a [c]")
  }

  @Test("photos come back to a folder that the grid does not know")
  func unknownFolder() throws {
    var session = Session("B: [a] c")
    session.send(
      .pastEdits([PastEdit(id: EditID(rawValue: 3), words: "deletion", isUndone: false)]))
    try session.press("u")
    let directory = Array("/photos/A".utf8)
    let album = Album(
      title: Array("A".utf8), contents: .files(directory: directory, names: NameList()),
      rank: AlbumRank(path: Array("A".utf8)))
    session.report(3, .undone) {
      $0.returned = ["x", "y"].map { name in
        EditReport.Return(
          home: .folder(directory),
          details: PhotoDetails(location: .file(directory + Array("/\(name)".utf8))), album: album)
      }
    }
    #expect(session.text == "A: [x] y / B: a c")
    // Whoever watches the folder tells of it later.
    var told = album
    told.contents = .files(
      directory: directory, names: NameList(["x", "y"].map { Array($0.utf8) }))
    session.send(.library(.albums([told])))
    #expect(session.text == "A: [x] y / B: a c")
  }

  @Test("after an edit of this run, nothing of an earlier one is done again")
  func pastAndNew() throws {
    var session = Session("A: [a] c")
    try session.press("ed")
    session.send(
      .pastEdits([PastEdit(id: EditID(rawValue: 9), words: "deletion of b", isUndone: true)]))
    try session.press("<C-r>")
    #expect(session.effects == [])
    #expect(session.line == "Nothing to redo")
  }

  @Test("no script goes on before the edits of earlier runs are known, and an early u says so")
  func early() throws {
    var settings = Settings()
    settings.awaitsPastEdits = true
    var session = Session("A: [a] c", settings: settings)
    try session.press("u")
    #expect(session.line == "What earlier runs did is still being read")
    let isIdle = session.state.isIdle
    #expect(!isIdle)
    #expect(session.state.pendingWork == "earlier edits are still being read")
    session.send(.pastEdits([]))
    #expect(session.state.pendingWork == "pictures are still missing")
    try session.press("u")
    #expect(session.line == "Nothing to undo")
  }

  @Test("files that stand elsewhere now are known there")
  func relocation() throws {
    var session = Session("A: [a] b")
    try session.press("edu")
    let item = try session.photo("a")
    session.report(1, .undone) {
      $0.relocations = [
        EditReport.Relocation(
          item: item, location: .file(Array("/photos/A/a (2)".utf8)), address: [])
      ]
    }
    #expect(session.content == "A: a (2) b")
    #expect(session.state.cursor?.item == item)
  }
}
