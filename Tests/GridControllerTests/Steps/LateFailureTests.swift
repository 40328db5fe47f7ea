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
}
