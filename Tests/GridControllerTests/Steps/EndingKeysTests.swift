import AlbumModel
import CellGeometry
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("Keys that end something")
struct EndingKeysTests {
  @Test("Esc and a key that look like one with Alt are both") func alt() throws {
    var session = Session("A: [a] b c")
    try session.press("<Enter><A-e>")
    #expect(session.state.overlay == nil && session.state.mode == .edit)
  }

  @Test(
    "what was selected is selected again",
    arguments: [
      ("A: [a] b c", "<Space>l<Space><Esc>gv", "A: a* [b*] c"),
      ("A: [a] b c", "<Space>l<Space>s<Esc>gv", "A: a* [b*] c"),
      ("A: [a] b c", "<Space>l<Space><Esc>edegv", "A: a* [c]"),
      ("A: [a] b c", "gv", "A: [a] b c"),
    ])
  func reselect(before: String, keys: String, after: String) throws {
    var session = Session(before, kind: .plist)
    #expect(try session.after(keys) == after)
  }

  @Test(
    "the first character of a new search takes the place of the one before",
    arguments: [
      ("/a<Enter>/b", "b"), ("/a<Enter>/<Backspace>b", "b"), ("/ab<Enter>/<Left>x", "axb"),
      ("/a<Enter>/<End>1", "a1"), ("/b<Enter>/<Up><Up>1", "b1"), ("/a<Enter>/<Enter>", "a"),
    ])
  func search(keys: String, text: String) throws {
    var session = Session("P: [a1] b1 a2 b2")
    try session.press(keys)
    #expect((session.state.search?.field.text ?? session.state.filter?.text) == text)
  }

  @Test("a press beside a menu closes it, but not the share sheet") func beside() throws {
    var session = Session("A: [a] b c")
    try session.press("o")
    session.click(Point(x: 0, y: session.state.window.height - 2))
    #expect(session.state.overlay == nil)
    try session.press("<Space>s")
    session.click(Point(x: 0, y: session.state.window.height - 2))
    #expect(session.state.overlay?.name == "share")
  }

  @Test("a menu that is higher than the window scrolls, by keys and by the wheel") func scroll()
    throws
  {
    var session = Session("A: [a] b c")
    session.send(.terminal(.resize(Size(width: 40, height: 10))))
    try session.press("<Space>s")
    let area = session.state.menuArea
    func seen() -> String {
      guard let menu = session.state.menu else { return "" }
      let frame = menu.frame(in: area)
      return String(
        menu.lines.indices.filter { menu.row(ofLine: $0, in: frame) != nil }
          .compactMap { menu.lines[$0].letter })
    }
    #expect(seen() == "cztwg")
    try session.press("<Down>")
    #expect(seen() == "ztwgo")
    try session.press("<End>")
    #expect(seen().hasSuffix("lx"))
    session.send(.terminal(.mouse(MouseEvent(.scrollUp, at: Point(x: 5, y: 5)))))
    #expect(!seen().hasSuffix("lx"))
    try session.press("<Home>")
    #expect(seen() == "cztwg")
    // A click takes the line that is there.
    try session.press("<Down>")
    let menu = try #require(session.state.menu)
    let row = try #require(menu.row(ofLine: 1, in: menu.frame(in: area)))
    session.click(Point(x: menu.frame(in: area).x + 4, y: row))
    guard case .share(let sheet)? = session.state.overlay,
      case .typing(let target, _) = sheet.stage
    else {
      Issue.record("nothing was chosen")
      return
    }
    #expect(target == .zip)
  }
}
