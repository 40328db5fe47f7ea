import AlbumModel
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("Edits that fail after more was done")
struct LateFailureTests {
  @Test(
    "what was moved and did not go is where it was, whatever was done with it afterwards",
    arguments: [
      // Moved on, deleted, taken back.
      ("A: a [b] / B: c / C: d", "eL<Enter>LLL<Enter>", "A: a b / B: c / C: d"),
      ("A: a [b] / B: c / C: d", "eL<Enter>d", "A: a b / B: c / C: d"),
      ("A: a [b] / B: c / C: d", "eL<Enter>du", "A: a b / B: c / C: d"),
      ("A: a [b] / B: c / C: d", "eL<Enter>u", "A: a b / B: c / C: d"),
      ("A: a [b] / B: c / C: d", "eL<Enter>ld", "A: a b / B: / C: d"),
    ])
  func moved(before: String, keys: String, after: String) throws {
    for undoes in [false, true] {
      var session = Session(before)
      let failure = try session.failure("b")
      try session.press(keys)
      session.report(1) { $0.failures = [failure] }
      #expect(session.content == after)
      if session.state.pendingEdits.contains(EditID(rawValue: 2)) {
        // The keeper refuses what was to be done with it.
        if !keys.hasSuffix("ld") {
          session.report(2) { $0.failures = [failure] }
        } else {
          session.report(2)
        }
      }
      #expect(session.content == after)
      guard undoes else { continue }
      try session.press("uuu")
      let all = ["a", "b", "c", "d"]
      let there = session.content.filter(\.isLowercase).map(String.init).sorted()
      #expect(there == all)
    }
  }

  @Test("what was done with a photo after its refused move was taken back stays done")
  func doneAfterUndo() throws {
    var session = Session("A: a [b] / B: c / C: d")
    let failure = try session.failure("b")
    try session.press("eL<Enter>u}}")
    // The same photo again, elsewhere.
    try session.press("gglLLL<Enter>")
    #expect(session.content == "A: a / B: c / C: b d")
    session.report(1) { $0.failures = [failure] }
    session.report(1, .undone)
    session.report(2)
    #expect(session.content == "A: a / B: c / C: b d")
    try session.press("u")
    #expect(session.content == "A: a b / B: c / C: d")
    try session.press("<C-r>")
    #expect(session.content == "A: a / B: c / C: b d")
  }

  @Test("an edit that was refused leaves what could be done again")
  func redoAfterRefusal() throws {
    var session = Session("A: a [b] / B: c")
    try session.press("edu")
    session.report(1)
    session.report(1, .undone)
    #expect(session.content == "A: a b / B: c")
    // Two more edits, neither of which comes to anything.
    let failures = [try session.failure("b"), try session.failure("a")]
    try session.press("L<Enter>")
    try session.press("ggd")
    #expect(session.content == "A: / B: b c")
    session.report(2) { $0.failures = [failures[0]] }
    #expect(session.state.redoSteps.isEmpty)
    session.report(3) { $0.problem = "the library is read-only" }
    #expect(session.content == "A: a b / B: c")
    #expect(session.state.undoSteps.isEmpty)
    try session.press("<C-r>")
    #expect(session.content == "A: a / B: c")
  }

  @Test("after a refused edit and one that was done nothing can be done again")
  func redoAfterDone() throws {
    var session = Session("A: a [b] / B: c")
    try session.press("edu")
    session.report(1)
    session.report(1, .undone)
    let failure = try session.failure("b")
    try session.press("L<Enter>")
    try session.press("ggd")
    session.report(2) { $0.failures = [failure] }
    session.report(3)
    #expect(session.state.redoSteps.isEmpty)
    #expect(try session.after("<C-r>").isEmpty == false)
    #expect(session.line == "Nothing to redo")
    #expect(session.content == "A: b / B: c")
  }

  @Test("what was taken back while an edit was refused is done again first")
  func redoOrder() throws {
    var session = Session("A: a [b] / B: c")
    try session.press("ed")
    session.report(1)
    try session.press("ggd")
    session.report(2)
    try session.press("u")
    session.report(2, .undone)
    #expect(session.content == "A: a / B: c")
    let failure = try session.failure("a")
    try session.press("ggL<Enter>uu")
    session.report(3) { $0.failures = [failure] }
    #expect(session.state.redoSteps.map(\.id.rawValue) == [2, 1])
    #expect(session.content == "A: a b / B: c")
  }

  @Test("what could not be taken back was not taken back further")
  func takenBack() throws {
    var session = Session("A: a [b] / B: c / C: d")
    try session.press("eL<Enter>LL<Enter>")
    session.report(1)
    session.report(2)
    #expect(session.content == "A: a / B: c / C: b d")
    let failure = try session.failure("b")
    try session.press("uu")
    #expect(session.content == "A: a b / B: c / C: d")
    session.report(2, .undone) { $0.failures = [failure] }
    #expect(session.content == "A: a / B: c / C: b d")
    session.report(1, .undone) { $0.failures = [failure] }
    #expect(session.content == "A: a / B: c / C: b d")
  }

  @Test("what did not go back is not taken away by doing again what was taken back meanwhile")
  func doneAgain() throws {
    var session = Session("A: a [b] / B: c")
    try session.press("eL<Enter>")
    #expect(session.content == "A: a / B: b c")
    try session.press("H<Enter>")
    session.report(1)
    session.report(2)
    let failure = try session.failure("b")
    try session.press("uu")
    for step: UInt64 in [2, 1] {
      session.report(step, .undone) { $0.failures = [failure] }
      #expect(session.content == "A: a b / B: c")
    }
    for step: UInt64 in [1, 2] {
      try session.press("<C-r>")
      session.report(step, .redone)
      #expect(session.content == "A: a b / B: c")
    }
    try session.press("uu")
    #expect(session.content == "A: a / B: b c")
  }

  @Test("a move of which nothing was done is no step, and leaves no order behind") func nothing()
    throws
  {
    var session = Session("A: a [b] / B: c")
    let failure = try session.failure("b")
    try session.press("eL<Enter>")
    #expect(!session.state.memory.ownOrders.isEmpty)
    session.report(1) { $0.failures = [failure] }
    #expect(session.content == "A: a b / B: c")
    #expect(session.state.undoSteps.isEmpty && session.state.redoSteps.isEmpty)
    #expect(session.state.memory.ownOrders.isEmpty)
    #expect(session.effects.contains(.remember(session.state.memory)))
  }

  @Test("a folder to which photos came is looked into") func came() throws {
    var session = Session("A: a [b] / B: c")
    try session.press("eL<Enter>")
    let item = try session.photo("b")
    session.report(1) {
      $0.relocations = [
        EditReport.Relocation(
          item: item, location: .file(Array("/photos/B/b".utf8)),
          address: Array("/photos/B/b".utf8))
      ]
    }
    let folders = ["/photos/A", "/photos/B"].map { Array($0.utf8) }
    #expect(session.effects == [.list(folders, asOf: 1)])
    // Somebody gave it another name at that moment.
    session.send(
      .listed(
        [
          FolderContents(directory: folders[0], photos: [Array("a".utf8)]),
          FolderContents(directory: folders[1], photos: []),
        ], asOf: 1))
    #expect(session.content == "A: a / B:")
  }
}
