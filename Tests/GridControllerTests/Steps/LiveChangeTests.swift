import AlbumModel
import CellGeometry
import GridController
import GridLayout
import TerminalCore
import TestSupport
import Testing

@Suite("What happens to files meanwhile")
struct LiveChangeTests {
  private func change(
    _ album: String = "A", appeared: [String] = [], vanished: [String] = [],
    changed: [String] = [], renamed: [(String, String, String)] = []
  ) -> Event {
    var change = FolderChange(directory: Array("/photos/\(album)".utf8))
    change.appeared = appeared.map { Array($0.utf8) }
    change.vanished = vanished.map { Array($0.utf8) }
    change.changed = changed.map { Array($0.utf8) }
    change.renamed = renamed.map {
      FolderChange.Rename(
        fromDirectory: Array("/photos/\($0)".utf8), from: Array($1.utf8), to: Array($2.utf8))
    }
    return .library(.changed([change]))
  }

  @Test("new files stand where their names put them; what is known changes nothing")
  func appear() {
    var session = Session("A: a2 [a10] b / B: c")
    session.send(change(appeared: ["a1", "a9", "z"]))
    #expect(session.text == "A: a1 a2 a9 [a10] b z / B: c")
    session.send(change(appeared: ["a1", "a9", "z", "z"]))
    #expect(session.text == "A: a1 a2 a9 [a10] b z / B: c")
    session.send(change("elsewhere", appeared: ["a"], vanished: ["b"]))
    #expect(session.text == "A: a1 a2 a9 [a10] b z / B: c")
  }

  @Test(
    "the cursor of a photo that vanished goes on to the next, else back",
    arguments: [
      ("A: a [b] c", ["b"], "A: a [c]"), ("A: a [b] c", ["b", "c"], "A: [a]"),
      ("A: a b [c] / B: d", ["c"], "A: a [b] / B: d"),
      ("A: [a] / B: d", ["a"], "B: [d]"),
      ("A: a [b] c", ["nobody"], "A: a [b] c"),
    ])
  func vanish(before: String, names: [String], after: String) {
    var session = Session(before)
    session.send(change(vanished: names))
    #expect(session.text == after)
    session.send(change(vanished: names))
    #expect(session.text == after)
  }

  @Test("a rename keeps cursor and selection, within a folder and across")
  func rename() throws {
    var session = Session("A: a [b] c / B: d")
    let item = try session.photo("b")
    try session.press("<Space>l<Space>h")
    session.send(change(renamed: [("A", "b", "z")]))
    #expect(session.text == "A: a c* [z*] / B: d")
    session.send(change("B", renamed: [("A", "z", "aa")]))
    #expect(session.text == "A: a c* / B: [aa*] d")
    #expect(session.state.cursor?.item == item)
    #expect(session.state.library.catalog.photo(item).location == .file(Array("/photos/B/aa".utf8)))
    // Once more is nothing new.
    session.send(change("B", renamed: [("A", "z", "aa")]))
    #expect(session.text == "A: a c* / B: [aa*] d")
    // Over another file: that one is gone.
    session.send(change("B", renamed: [("B", "aa", "d")]))
    #expect(session.text == "A: a c* / B: [d*]")
  }

  @Test("two files that change names in turn are still themselves")
  func swap() throws {
    var session = Session("A: [a] b")
    let first = try session.photo("a")
    session.send(change(renamed: [("A", "a", "t"), ("A", "b", "a"), ("A", "t", "b")]))
    #expect(session.text == "A: a [b]")
    #expect(session.state.cursor?.item == first)
  }

  @Test("a file that is another one now gets new pictures")
  func changed() throws {
    var session = Session("A: [a] b")
    let key = PictureKey.photo(try session.photo("a"))
    let before = session.state.pictures[key]?.request
    session.send(change(changed: ["a"]))
    #expect(before != nil && session.state.pictures[key]?.request != before)
    #expect(session.text == "A: [a] b")
  }

  @Test("what vanished is not selected any more, and not meant by a range")
  func selection() throws {
    var session = Session("A: [a] b c d")
    try session.press("svll")
    session.send(change(vanished: ["b"]))
    #expect(session.text == "A: a* [c*] d")
    #expect(session.state.selection.count == 2)
    try session.press("l")
    #expect(session.text == "A: a* c* [d*]")
    try session.press("<Esc>")
    #expect(session.state.selection.isEmpty)
  }

  @Test("our own edits are known before the watcher tells")
  func ownEdits() throws {
    var session = Session("A: a [b] c")
    try session.press("ed")
    session.send(change(vanished: ["b"]))
    session.report(1)
    #expect(session.text == "A: a [c]")
    // Late news of the deletion, while it is being taken back.
    try session.press("u")
    session.send(change(vanished: ["b"]))
    #expect(session.text == "A: a [b] c")
    session.report(1, .undone)
    session.send(change(appeared: ["b"]))
    #expect(session.text == "A: a [b] c")
    #expect(session.state.library.catalog.photoCount == 3)
  }

  @Test("the view stands still while photos come and go above")
  func view() throws {
    let names = (10..<99).map { "p\($0)" }.joined(separator: " ")
    var session = Session("A: \(names)")
    try session.press("60G")
    func row() throws -> Int {
      try session.frame(of: "p69").y
    }
    let before = try row()
    session.send(change(appeared: (0..<9).map { "a\($0)" }))
    #expect(try row() == before)
    session.send(change(vanished: ["p10", "p11", "p12"]))
    #expect(try row() == before)
  }

  @Test("a folder that is told again is the same folder")
  func folderAgain() {
    var session = Session("A: [a] b")
    session.send(.library(.albums([AlbumNotation.album("A", ["a", "aa", "b"])])))
    #expect(session.text == "A: [a] aa b")
    let album = AlbumNotation.album("B", ["x"])
    session.send(.library(.albums([album, album])))
    #expect(session.text == "A: [a] aa b / B: x")
  }

  @Test(
    "a file whose old name is not known has come under its new one",
    arguments: [
      ([("A", "x", "a1")], "A: a a1 [b] / B: c"), ([("B", "x", "b")], "A: a [b] / B: c"),
      ([("nowhere", "x", "y")], "A: a [b] y / B: c"),
      ([("A", "x", "y"), ("A", "y", "a2")], "A: a a2 [b] / B: c"),
    ])
  func renameOfUnknown(renamed: [(String, String, String)], after: String) {
    var session = Session("A: a [b] / B: c")
    session.send(change(renamed: renamed))
    #expect(session.text == after)
    session.send(change(renamed: renamed))
    #expect(session.text == after)
  }

  @Test("a burst of ten thousand files, a third of them renamed, is one quick step")
  func burst() {
    let names = (0..<10_000).map { "p\($0)" }
    var session = Session("A: [a]")
    let clock = ContinuousClock()
    let time = clock.measure {
      session.send(change(appeared: names))
      session.send(change(renamed: (0..<3000).map { ("A", "p\($0)", "q\($0)") }))
      session.send(change(vanished: (3000..<10_000).map { "p\($0)" }))
    }
    #expect(session.state.library.snapshot.itemCount == 3001)
    #expect(time < .seconds(20), "took \(time)")
  }

  @Test("the mouse: gutters, headers and footers are nobody's; buttons, marks and photos are")
  func mouse() throws {
    var session = Session("A: [a] b c / B: d")
    session.click(try session.button(.share))
    #expect(session.state.mode == .share)
    session.click(try session.point(of: "b"))
    session.click(try session.point(of: "d"))
    #expect(session.text == "A: a b* c / B: [d*]")
    session.click(try session.point(of: "d"))
    #expect(session.text == "A: a b* c / B: [d]")
    session.click(try session.button(.cancel))
    #expect(session.state.mode == .browse && session.text == "A: a b c / B: [d]")
    session.click(try session.button(.edit))
    #expect(session.state.mode == .edit)
    // The free row below the last captions, and the header's.
    let below = try session.frame(of: "c").maxY
    session.click(Point(x: 30, y: below))
    session.click(Point(x: 30, y: 1))
    #expect(session.text == "A: a b c / B: [d]")
    let badge = ItemSizing.badge(in: try session.frame(of: "b"))
    session.click(badge.origin)
    #expect(session.text == "A: a [c] / B: d")
    session.click(try session.button(.edit))
    #expect(session.state.mode == .browse)
    session.click(try session.button(.search))
    #expect(session.state.search != nil)
  }

  @Test("a click on the mark of a selected photo deletes the selected ones, on another only it")
  func marks() throws {
    var session = Session("A: [a] b c d")
    try session.press("e<Space>l<Space>")
    var other = session
    session.click(ItemSizing.badge(in: try session.frame(of: "a")).origin)
    #expect(session.text == "A: [c] d")
    other.click(ItemSizing.badge(in: try other.frame(of: "d")).origin)
    #expect(other.text == "A: a* b* [c]")
  }

  @Test("lines of the question and of the order menu are clicked")
  func menus() throws {
    var session = Session("A: b [a]", kind: .plist)
    try session.press("o")
    let menu = try #require(session.state.menu)
    let frame = menu.frame(in: session.state.menuArea)
    let line = try #require(menu.lines.firstIndex { $0.letter == "n" })
    session.click(Point(x: frame.x + 2, y: try #require(menu.row(ofLine: line, in: frame))))
    #expect(session.text == "A: [a] b")
  }

  @Test("albums of the list are clicked: once to look, again to go there; the wheel scrolls it")
  func albumList() throws {
    var session = Session("A: [a] / B: b / C: c", columns: 6)
    try session.press("<Tab>")
    let list = session.state.split.list
    session.click(Point(x: list.x + 2, y: list.y + 1))
    #expect(session.text == "B: [b]")
    session.click(Point(x: list.x + 2, y: list.y + 1))
    #expect(session.text == "A: a / B: [b] / C: c")
    session.mouse(.scrollDown, Point(x: list.x + 2, y: list.y + 1))
    #expect(session.text == "A: a / B: [b] / C: c")
    session.click(Point(x: list.x + 2, y: list.y + 30))
    #expect(session.text == "A: a / B: [b] / C: c")
  }
}
