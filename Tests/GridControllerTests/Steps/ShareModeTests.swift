import AlbumModel
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("Selecting: before, keys, after")
struct ShareModeTests {
  @Test(arguments: [
    ("A: [a] b c d / B: e f", "s", "A: [a] b c d / B: e f"),
    ("A: [a] b c d / B: e f", "<Space>", "A: [a*] b c d / B: e f"),
    ("A: [a] b c d / B: e f", "<Space>l<Space>", "A: a* [b*] c d / B: e f"),
    ("A: [a] b c d / B: e f", "s<Enter>l<Enter>", "A: a* [b*] c d / B: e f"),
    ("A: [a] b c d / B: e f", "<Space><Space>", "A: [a] b c d / B: e f"),
    ("A: [a] b c d / B: e f", "sv2l", "A: a* b* [c*] d / B: e f"),
    ("A: [a] b c d / B: e f", "sv2lh", "A: a* [b*] c d / B: e f"),
    ("A: a b [c] d / B: e f", "svhh", "A: [a*] b* c* d / B: e f"),
    ("A: a b [c] d / B: e f", "svhhlll", "A: a b c* [d*] / B: e f"),
    ("A: a b [c] d / B: e f", "svG", "A: a b c* d* / B: e* [f*]"),
    ("A: a b c d / B: e [f]", "svgg", "A: [a*] b* c* d* / B: e* f*"),
    ("A: [a] b c d / B: e f", "svlvll", "A: a* b* c [d] / B: e f"),
    ("A: [a] b c d / B: e f", "svl<Space>ll", "A: a* b* c [d] / B: e f"),
    ("A: [a] b c d / B: e f", "svll<Esc>", "A: a b [c] d / B: e f"),
    ("A: [a] b c d / B: e f", "<Space>llvl<Esc>", "A: a* b c [d] / B: e f"),
    ("A: [a] b c d / B: e f", "sa", "A: [a*] b* c* d* / B: e f"),
    ("A: [a] b c d / B: e f", "saa", "A: [a] b c d / B: e f"),
    ("A: [a] b c d / B: e f", "sA", "A: [a*] b* c* d* / B: e* f*"),
    ("A: [a] b c d / B: e f", "s<Space>V", "A: [a] b* c* d* / B: e* f*"),
    ("A: [a] b c d / B: e f", "sAU", "A: [a] b c d / B: e f"),
    ("A: [a] b c d / B: e f", "svlVl", "A: a b [c*] d* / B: e* f*"),
    ("A: [a] b / B: / C: c", "svG", "A: a* b* / B: / C: [c*]"),
    ("X:", "s<Space>vaAVU", "X:"),
  ])
  func keys(before: String, keys: String, after: String) throws {
    var session = Session(before)
    #expect(try session.after(keys) == after)
    #expect(session.state.mode == .share)
  }

  @Test(
    "Esc deselects and leaves; s with nothing selected leaves", arguments: ["<Space><Esc>", "ss"])
  func leaving(keys: String) throws {
    var session = Session("A: [a] b")
    #expect(try session.after(keys) == "A: [a] b")
    #expect(session.state.mode == .browse)
    #expect(session.state.selection.isEmpty)
  }

  @Test("the order of selecting is kept, whatever the grid's order is")
  func order() throws {
    var session = Session("A: a b c d [e]")
    try session.press("<Space>hh<Space>hvh")
    let names = session.state.selection.items.map {
      String(decoding: session.state.library.catalog.photo($0).name, as: UTF8.self)
    }
    #expect(names == ["e", "c", "b", "a"])
  }

  @Test("the detail view does not open while one selects")
  func noDetail() throws {
    var session = Session("A: [a] b")
    try session.press("s<Enter>")
    #expect(session.state.overlay == nil)
  }

  @Test("inversion leaves alone what is hidden")
  func invertHidden() throws {
    var session = Session("A: [ax] b cx")
    try session.press("l<Space>/x<Enter>V/<Esc>")
    #expect(session.state.mode == .share)
    #expect(session.text == "A: ax* b* [cx*]")
  }

  @Test("a photo is selected once, also where a pin shows it too")
  func pins() throws {
    var session = Session("A: [ax] b cx")
    try session.press("/x<Enter>psA")
    #expect(session.text == "x: [ax*] cx* / A: ax* b* cx*")
    #expect(session.state.selection.count == 3)
    #expect(try session.after("V") == "x: [ax] cx / A: ax b cx")
  }

  @Test("entering share mode shrinks an enlarged photo")
  func enlargedShrinks() throws {
    var session = Session("A: [a] b")
    try session.press("z")
    #expect(session.state.enlarged != nil)
    try session.press("s")
    #expect(session.state.enlarged == nil)
  }
}
