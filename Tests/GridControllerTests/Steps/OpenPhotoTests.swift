import AlbumModel
import CellGeometry
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("With a photo open: before, keys, after")
struct OpenPhotoTests {
  @Test(
    "it can be selected, and deleted in edit mode",
    arguments: [
      ("A: [a] b c", "<Enter>m", "A: [a*] b c"),
      ("A: [a] b c", "<Enter>mnm", "A: a* [b*] c"),
      ("A: [a] b c", "<Enter>mm", "A: [a] b c"),
      ("A: [a] b c", "<Enter>d", "A: [a] b c"),
      ("A: [a] b c", "e<Enter>d", "A: [b] c"),
      ("A: [a] b c", "e<Enter>dd", "A: [c]"),
      ("A: a b [c]", "e<Enter>d", "A: a [b]"),
      // What stands before is not eaten backwards.
      ("A: a b [c]", "e<Enter>dd", "A: a [b]"),
      ("A: [a] b c", "e<Enter>du", "A: [a] b c"),
      // The others that are selected stay.
      ("A: [a] b c", "e<Space>l<Enter>d", "A: a* [c]"),
    ])
  func keys(before: String, keys: String, after: String) throws {
    var session = Session(before, kind: .plist)
    #expect(try session.after(keys) == after)
    #expect(session.state.overlay == .detail)
  }

  @Test("the last one closes it") func last() throws {
    var session = Session("A: [a]", kind: .plist)
    try session.press("e<Enter>d")
    #expect(session.state.overlay == nil && session.state.cursor == nil)
  }

  @Test("what was selected there is shared from the grid") func share() throws {
    var session = Session("A: [a] b c")
    try session.press("<Enter>mnnm<Esc>")
    #expect(session.state.mode == .share && session.state.overlay == nil)
    #expect(session.text == "A: a* b [c*]")
  }

  @Test("the help lies over it and goes back to it", arguments: ["?", "<Esc>", "q"])
  func help(key: String) throws {
    var session = Session("A: [a] b c")
    try session.press("<Enter>?")
    guard case .help(let scroll)? = session.state.overlay else {
      Issue.record("no help")
      return
    }
    let rows = HelpText.rows(.standard)
    let last = HelpText.lastStart(inHeight: session.state.gridRect.height, .standard)
    #expect(scroll == min(last, rows.firstIndex(of: .title("With a photo open")) ?? 0))
    try session.press(key)
    #expect(session.state.overlay == .detail)
  }

  @Test("other keys say that it is open", arguments: ["s", "e", "+", "/", "z"])
  func others(key: String) throws {
    var session = Session("A: [a] b c")
    try session.press("<Enter>" + key)
    #expect(session.state.overlay == .detail)
    #expect(session.line == "Not while a photo is open; Esc closes it")
  }
}
