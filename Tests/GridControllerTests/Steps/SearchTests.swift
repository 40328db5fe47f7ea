import AlbumModel
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("Searching: before, keys, after")
struct SearchTests {
  @Test(arguments: [
    ("P: [a1] b1 a2 / Q: a3 b3", "/a", "P: [a1] a2 / Q: a3"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/b", "P: [b1] / Q: b3"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/b3", "Q: [b3]"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/b3<Backspace>", "P: [b1] / Q: b3"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/zz", ""),
    ("P: [a1] b1 a2 / Q: a3 b3", "/zz<Backspace><Backspace>", "P: [a1] b1 a2 / Q: a3 b3"),
    ("P: a1 [b1] a2 / Q: a3 b3", "/zz<Esc>", "P: a1 [b1] a2 / Q: a3 b3"),
    ("P: a1 [b1] a2 / Q: a3 b3", "/zz<Enter><Esc>", "P: a1 [b1] a2 / Q: a3 b3"),
    ("P: a1 [b1] a2 / Q: a3 b3", "/a<Esc>", "P: a1 [b1] a2 / Q: a3 b3"),
    ("P: a1 [b1] a2 / Q: a3 b3", "/a", "P: a1 [a2] / Q: a3"),
    ("P: a1 b1 a2 / Q: a3 [b3]", "/a", "P: [a1] a2 / Q: a3"),
    ("P: a1 b1 [a2] / Q: a3 b3", "/b", "P: b1 / Q: [b3]"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/a<Enter>lj", "P: a1 a2 / Q: [a3]"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/a<Enter>l<Esc>", "P: a1 b1 [a2] / Q: a3 b3"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/<Backspace>l", "P: a1 [b1] a2 / Q: a3 b3"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/<Enter>l", "P: a1 [b1] a2 / Q: a3 b3"),
    ("P: [a1] b1 / Q: a3 b3", "/album:Q", "Q: [a3] b3"),
    ("P: [a1] b1 / Q: a3 b3", "/-a", "P: [b1] / Q: b3"),
    // n and N, around.
    ("P: [a1] b1 a2 / Q: a3 b3", "/a<Enter><Esc>n", "P: a1 b1 [a2] / Q: a3 b3"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/a<Enter><Esc>nn", "P: a1 b1 a2 / Q: [a3] b3"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/a<Enter><Esc>nnn", "P: [a1] b1 a2 / Q: a3 b3"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/a<Enter><Esc>N", "P: a1 b1 a2 / Q: [a3] b3"),
    ("P: [a1] b1 a2 / Q: a3 b3", "/a<Enter><Esc>999999n", "P: [a1] b1 a2 / Q: a3 b3"),
    ("P: a1 [b1] a2 / Q: a3 b3", "/a<Esc>2n", "P: a1 b1 a2 / Q: [a3] b3"),
    ("P: a1 [b1] c", "/b1<Enter><Esc>n", "P: a1 [b1] c"),
    ("P: [a1] b1 a2", "/a<Enter>n", "P: a1 [a2]"),
    ("P: [a1] b1 a2", "/a<Enter>nN", "P: [a1] a2"),
  ])
  func keys(before: String, keys: String, after: String) throws {
    var session = Session(before)
    #expect(try session.after(keys) == after)
  }

  @Test("a search that can't be understood says where, and the last result stays")
  func problem() throws {
    var session = Session("P: [a1] b1 a2")
    #expect(try session.after("/a<Space>size:x") == "P: [a1] a2")
    #expect(session.state.search?.problem != nil)
    try session.press("<Enter>")
    #expect(session.text == "P: [a1] a2")
    #expect(session.state.search == nil)
  }

  @Test("former searches are recalled, and what was typed comes back")
  func recall() throws {
    var session = Session("P: [a1] b1 c1")
    try session.press("/a<Enter><Esc>/b<Enter><Esc>/c")
    func field() -> String? { session.state.search?.field.text }
    try session.press("<Up>")
    #expect(field() == "b" && session.text == "P: [b1]")
    try session.press("<Up><Up>")
    #expect(field() == "a")
    try session.press("<Down><Down>")
    #expect(field() == "c" && session.text == "P: [c1]")
    try session.press("<Down>")
    #expect(field() == "c")
    try session.press("<Enter>")
    #expect(session.state.memory.searches == ["a", "b", "c"])
    #expect(session.effects == [.remember(session.state.memory)])
    try session.press("<Esc>/a<Enter>")
    #expect(session.state.memory.searches == ["b", "c", "a"])
  }

  @Test("headers say how many of how many")
  func totals() throws {
    var session = Session("P: [a1] b1 a2 / Q: a3 b3")
    try session.press("/a")
    let section = session.state.shown.sections[0]
    #expect(section.items.count == 2)
    #expect(session.state.total(ofSection: section.id) == 3)
  }

  @Test("pasted text is searched for; its second line is not")
  func paste() throws {
    var session = Session("P: [a1] b1 a2")
    try session.press("/")
    session.send(.terminal(.paste(Array("b1\nq".utf8))))
    #expect(session.text == "P: [b1]")
  }

  @Test("that nothing was searched for, or nothing matches, is said")
  func nothing() throws {
    var session = Session("P: [a1] b1")
    try session.press("n")
    #expect(session.line == "Nothing was searched for; / begins")
    try session.press("/zz<Enter>")
    #expect(session.line == "Nothing matches zz")
    try session.press("<Esc>n")
    #expect(session.line == "Nothing matches zz")
  }

  @Test("what comes while a search is on is searched too")
  func arrivals() throws {
    var session = Session("P: [a1] b1")
    try session.press("/a<Enter>")
    session.send(.library(.albums([AlbumNotation.album("Q", ["a7", "b7"])])))
    var change = FolderChange(directory: Array("/photos/P".utf8))
    change.appeared = [Array("a0".utf8), Array("b0".utf8)]
    session.send(.library(.changed([change])))
    #expect(session.text == "P: a0 [a1] / Q: a7")
  }

  // MARK: - Pins

  @Test(arguments: [
    ("P: [ax] by cx", "/x<Enter>p", "x: [ax] cx / P: ax by cx"),
    ("P: [ax] by cx", "/x<Enter>p/y<Enter>p", "y: [by] / x: ax cx / P: ax by cx"),
    ("P: [ax] by cx", "/x<Enter>p/x<Enter>p", "x: [ax] cx / P: ax cx"),
    ("P: [ax] by cx", "/x<Enter>peX", "P: [ax] by cx"),
    ("P: [ax] by cx", "/x<Enter>pGeX", "x: ax cx / P: ax by [cx]"),
    ("P: [ax] by cx", "/x<Enter>p/y", "P: [by]"),
    ("P: [ax] by cx", "p", "P: [ax] by cx"),
  ])
  func pins(before: String, keys: String, after: String) throws {
    var session = Session(before)
    #expect(try session.after(keys) == after)
  }

  @Test("pins are kept for the library, and are there in the next run")
  func remembered() throws {
    var session = Session("P: [ax] by cx")
    try session.press("/x<Enter>p")
    #expect(session.state.memory.pins == ["x"])
    #expect(session.effects.last == .remember(session.state.memory))
    var next = Session("P: [ax] by cx")
    var memory = session.state.memory
    // As a hand may have written it.
    memory.pins = ["x", "x", "size:x"]
    next.send(.remembered(memory))
    #expect(next.text == "x: ax cx / P: [ax] by cx")
  }

  @Test("a click on the mark of a pin's header in edit mode removes the pin alone")
  func click() throws {
    var session = Session("P: [ax] by cx")
    try session.press("/x<Enter>p")
    let header = session.state.gridRect
    let mark = Session.mark(inHeaderAt: header)
    session.click(mark)
    #expect(session.state.pins.count == 1)
    try session.press("e")
    session.click(mark)
    #expect(session.text == "P: [ax] by cx")
  }
}
