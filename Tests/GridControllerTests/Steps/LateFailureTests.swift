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
