import AlbumModel
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("Deleting: before, keys, after")
struct DeleteTests {
  @Test(arguments: [
    ("A: [a] b c / B: d", "ed", "A: [b] c / B: d"),
    ("A: a [b] c / B: d", "ex", "A: a [c] / B: d"),
    ("A: a b [c] / B: d", "e<Delete>", "A: a [b] / B: d"),
    ("A: a b [c] / B: d", "edd", "A: a [b] / B: d"),
    ("A: a b [c] / B: d", "edhd", "A: [b] / B: d"),
    ("A: a b [c] / B: d", "edld", "A: a [b] / B:"),
    ("A: a [b] c d", "edd", "A: a [d]"),
    ("A: a / B: [b] / C: c", "ed", "A: a / B: / C: [c]"),
    ("A: a / B: b / C: [c]", "ed", "A: a / B: [b] / C:"),
    ("A: [a]", "ed", "A:"),
    ("A: [a]", "edddxhjkl", "A:"),
    ("A: [a] b c / B: d e", "e<Space>2l<Space>l<Space>d", "A: b / B: [e]"),
    ("A: [a] b c / B: d e", "e<Space>ld", "A: [b] c / B: d e"),
    ("A: [a] b c / B: d e", "ed<Esc>", "A: [b] c / B: d e"),
    ("A: / B: [a] b", "ed", "A: / B: [b]"),
    // The same names elsewhere stay.
    ("A: a b / B: [a] b", "ed", "A: a b / B: [b]"),
    // Not outside edit mode.
    ("A: [a] b", "dx<Delete>", "A: [a] b"),
    ("A: [a] b", "sdx<Delete><Esc>", "A: [a] b"),
    // While something is lifted.
    ("A: [a] b c", "eLd<Esc>", "A: [a] b c"),
  ])
  func keys(before: String, keys: String, after: String) throws {
    var session = Session(before)
    #expect(try session.after(keys) == after)
  }

  @Test(
    "in sorted, filtered and pinned views exactly the meant photo goes",
    arguments: [
      ("A: [a] b c", "oNed", "A: b c", "A: c [b]"),
      ("A: ax b [cx] dx", "/x<Enter>ed", "A: ax b dx", "A: ax [dx]"),
      ("A: ax b / B: [cx] d", "/x<Enter>ed<Esc><Esc>", "A: ax b / B: d", nil),
      ("A: ax b [cx] / B: dx", "/x<Enter>pled", "A: ax b / B: dx", "x: ax [dx] / A: ax b / B: dx"),
    ] as [(String, String, String, String?)])
  func views(before: String, keys: String, content: String, shown: String?) throws {
    var session = Session(before)
    try session.press(keys)
    #expect(session.content == content)
    if let shown { #expect(session.text == shown) }
  }

  @Test("from a pin the photo goes from its album, and that is said")
  func pinned() throws {
    var session = Session("A: [ax] b / B: cx")
    try session.press("/x<Enter>ped")
    #expect(session.content == "A: b / B: cx")
    #expect(session.line?.contains("from the album A") == true)
  }

  @Test("the effect names the photos in reading order")
  func effect() throws {
    var session = Session("A: a [b] / B: c d")
    let first = try session.stored("b", in: "A")
    let second = try session.stored("d", in: "B")
    try session.press("eG<Space>gg$<Space>d")
    #expect(
      session.effects == [.edit(.perform(EditID(rawValue: 1), .delete([first, second])))])
    #expect(session.line?.contains("2 photos from 2 albums") == true)
    #expect(!session.state.isIdle)
    session.report(1)
    #expect(session.state.pendingWork != "an edit is not on the disk yet")
  }

  @Test("entries of a property list are told apart from those that are alike")
  func alikeEntries() throws {
    var session = Session("P: a b [a] c a", kind: .plist)
    let entry = try session.entry("a", of: "P", id: 2, ordinal: 1)
    try session.press("ed")
    #expect(session.effects == [.edit(.perform(EditID(rawValue: 1), .delete([entry])))])
    #expect(session.content == "P: a b c a")
  }

  @Test("a list forgets its entries, and nothing else is touched")
  func list() throws {
    var session = Session("A: [a] b", kind: .list)
    try session.press("ed")
    #expect(session.effects == [])
    #expect(session.content == "A: b")
    try session.press("u")
    #expect(session.effects == [])
    #expect(session.content == "A: a b")
  }

  private static let twelve = "A: [a0] " + (1...11).map { "a\($0)" }.joined(separator: " ")

  @Test(
    "more than ten are asked about",
    arguments: [
      ("y", true), ("n", false), ("q", false), ("<Esc>", false), ("<Enter>", false), ("j", false),
    ])
  func many(answer: String, isDeleted: Bool) throws {
    var session = Session(Self.twelve)
    try session.press(
      "e<Space>l<Space>l<Space>l<Space>l<Space>l<Space>l<Space>l<Space>l<Space>l<Space>")
    try session.press("d")
    // Ten go without a question.
    #expect(session.content == "A: a10 a11")
    session = Session(Self.twelve)
    try session.press("sAe")
    #expect(session.state.selection.count == 12)
    try session.press("d")
    guard case .confirm(let question)? = session.state.overlay else {
      Issue.record("no question")
      return
    }
    #expect(question.items.count == 12 && question.hiddenCount == 0)
    #expect(question.answers.map(\.letter) == ["y", "n"])
    try session.press(answer)
    #expect(session.state.library.snapshot.itemCount == (isDeleted ? 0 : 12))
  }

  @Test(
    "what the filter hides is asked about, with both numbers",
    arguments: [
      ("y", "A: d"), ("v", "A: b d"), ("n", "A: ax b cx d"),
    ])
  func hidden(answer: String, after: String) throws {
    var session = Session("A: [ax] b cx d")
    try session.press("svlle/x<Enter>d")
    guard case .confirm(let question)? = session.state.overlay else {
      Issue.record("no question")
      return
    }
    #expect(question.items.count == 3 && question.hiddenCount == 1)
    try session.press(answer)
    #expect(session.content == after)
  }

  @Test("a photo that vanishes while the question stands is meant no more")
  func vanishedWhileAsked() throws {
    var session = Session("A: [ax] b cx d")
    try session.press("svlle/x<Enter>d")
    var change = FolderChange(directory: Array("/photos/A".utf8))
    change.vanished = [Array("b".utf8)]
    session.send(.library(.changed([change])))
    try session.press("y")
    #expect(session.content == "A: d")
  }

  @Test(
    "nothing is edited in a read-only library, and that is said", arguments: ["e", "u", "<C-r>"])
  func readOnly(keys: String) throws {
    var settings = Settings()
    settings.isReadOnly = true
    var session = Session("A: [a] b", settings: settings)
    session.send(
      .pastEdits([PastEdit(id: EditID(rawValue: 7), words: "x", isUndone: keys == "<C-r>")]))
    try session.press(keys + "d")
    #expect(session.content == "A: a b")
    #expect(session.effects == [])
    #expect(session.state.mode == .browse)
    try session.press(keys)
    #expect(session.line?.contains("read-only") == true)
  }

  @Test("an album that is empty now stays until edit mode ends, and is back with its photo")
  func emptied() throws {
    var session = Session("A: [a] / B: b")
    #expect(try session.after("ed") == "A: / B: [b]")
    #expect(try session.after("<Esc>") == "B: [b]")
    #expect(try session.after("u") == "A: [a] / B: b")
  }

  @Test("what failed is back at its place, and only that; the rest stays away")
  func failures() throws {
    var session = Session("A: [a] b c d e")
    try session.press("e<Space>l<Space>l<Space>l<Space>d")
    #expect(session.content == "A: e")
    let failure = EditReport.Failure(
      item: PhotoID(rawValue: 2), name: Array("c".utf8), words: "permission denied")
    session.report(1) { $0.failures = [failure] }
    #expect(session.content == "A: c e")
    #expect(session.line == "c: permission denied; nothing changed there")
    try session.press("u")
    #expect(session.content == "A: a b c d e")
    try session.press("<C-r>")
    #expect(session.content == "A: c e")
  }

  @Test("what was gone already is gone for good")
  func goneAlready() throws {
    var session = Session("A: [a] b c")
    try session.press("e<Space>l<Space>d")
    let gone = EditReport.Failure(
      item: PhotoID(rawValue: 1), name: Array("b".utf8), words: "is gone already", isGone: true)
    session.report(1) { $0.failures = [gone] }
    #expect(session.content == "A: c")
    #expect(session.line == "b was gone already")
    try session.press("u")
    #expect(session.content == "A: a c")
  }

  @Test("an edit that was not done at all leaves no step")
  func problem() throws {
    var session = Session("A: a [b] c")
    try session.press("ed")
    session.report(1) { $0.problem = "the disk is full" }
    #expect(session.content == "A: a b c")
    #expect(session.state.undoSteps.isEmpty && session.state.redoSteps.isEmpty)
    #expect(session.line == "Nothing was changed: the disk is full")
  }

  @Test("an undo that failed can be tried again")
  func failedUndo() throws {
    var session = Session("A: a [b] c")
    try session.press("ed")
    session.report(1)
    try session.press("u")
    #expect(session.content == "A: a b c")
    session.report(1, .undone) { $0.problem = "the disk is full" }
    #expect(session.content == "A: a c")
    try session.press("u")
    #expect(session.content == "A: a b c")
    #expect(session.effects == [.edit(.undo(EditID(rawValue: 1)))])
    // The name is taken there: one item did not come back.
    session.report(1, .undone) {
      $0.failures = [
        EditReport.Failure(
          item: PhotoID(rawValue: 1), name: Array("b".utf8), words: "is not in the trash any more")
      ]
    }
    #expect(session.content == "A: a c")
    #expect(session.state.cursor != nil)
  }

  @Test("notes of the keeper are shown")
  func notes() throws {
    var session = Session("A: [a] b")
    try session.press("ed")
    session.report(1) { $0.notes = ["a.raw stays", "it was read again"] }
    #expect(session.line == "a.raw stays; it was read again")
  }
}
