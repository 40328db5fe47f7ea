import AlbumModel
import CellGeometry
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("Lifting and dropping: before, keys, after")
struct LiftTests {
  @Test(arguments: [
    ("A: [a] b c d", "eL", "A: [a^] b c d"),
    ("A: [a] b c d", "eL<Enter>", "A: b [a] c d"),
    ("A: [a] b c d", "e2L<Enter>", "A: b c [a] d"),
    ("A: [a] b c d", "eLL<Enter>", "A: b c [a] d"),
    ("A: [a] b c d", "e<S-Right><S-Right><S-Right><Enter>", "A: b c d [a]"),
    ("A: a b c [d]", "eH<Enter>", "A: a b [d] c"),
    ("A: a b c [d]", "e9H<Enter>", "A: [d] a b c"),
    ("A: [a] b c d e f g", "eJ<Enter>", "A: b c d [a] e f g"),
    ("A: a b c d e f [g]", "eK<Enter>", "A: a b c [g] d e f"),
    ("A: [a] b c d e f g", "eJK<Enter>", "A: [a] b c d e f g"),
    ("A: a b c d e [f] g", "eJ<Enter>", "A: a b c d e g [f]"),
    // Around the block itself nothing changes.
    ("A: a [b] c", "eLH<Enter>", "A: a [b] c"),
    ("A: a [b] c", "eH<Esc>", "A: a [b] c"),
    ("A: a [b] c", "eHLL<Esc>", "A: a [b] c"),
    ("A: a [b] c", "eLe", "A: a c [b]"),
    // As a block, in reading order, whatever the order of selecting was.
    ("A: a b c d [e]", "e<Space>hh<Space>H<Enter>", "A: a [c*] e* b d"),
    ("A: [a] b c d e", "e<Space>l<Space>L<Enter>", "A: c [a*] b* d e"),
    // Across sections.
    ("A: a [b] / B: c d", "eL<Enter>", "A: a / B: [b] c d"),
    ("A: a [b] / B: c d", "eLL<Enter>", "A: a / B: c [b] d"),
    ("A: a b / B: [c] d", "eH<Enter>", "A: a b [c] / B: d"),
    ("A: a b / B: [c] d", "eK<Enter>", "A: a b [c] / B: d"),
    ("A: a [b] / B: c d", "eJ<Enter>", "A: a / B: [b] c d"),
    ("A: [a] b / B:", "eJJ<Enter>", "A: b / B: [a]"),
    ("A: [a] / B: / C: c", "eLL<Enter>", "A: / B: / C: [a] c"),
    ("A: [a] / B: b", "eL<Enter>", "A: / B: [a] b"),
    ("A: [a] b / B: c d", "e<Space>}<Space>LL<Enter>", "A: b / B: d [a*] c*"),
    // What moves the cursor elsewhere takes the lifted ones along.
    ("A: [a] b c d", "eL<Right><Enter>", "A: b c [a] d"),
    ("A: a b c [d]", "eHhj<Esc>", "A: a b c [d]"),
    ("A: [a] b c d e f g", "eLk<Enter>", "A: [a] b c d e f g"),
    ("A: [a] b / B: c / C: d e", "eL}}<Enter>", "A: b / B: c / C: [a] d e"),
    ("A: a b / B: c [d]", "eH{{<Enter>", "A: [d] a b / B: c"),
    ("A: [a] b / B: c / C: d e", "eLG<Enter>", "A: b / B: c / C: d e [a]"),
    ("A: a / B: c [d] e", "eLgg<Enter>", "A: [d] a / B: c e"),
    ("A: a b c d [e] f", "eH0<Enter>", "A: a b c [e] d f"),
    ("A: [a] b c d", "eL$<Enter>", "A: b c [a] d"),
    ("A: [a] b / B: / C:", "eLLj}{<Esc>", "A: [a] b / B: / C:"),
    // The ends of the library.
    ("A: [a] b", "eH<Enter>", "A: [a] b"),
    ("A: a [b]", "e99999999L<Enter>", "A: a [b]"),
    // Not outside edit mode.
    ("A: [a] b", "L<Enter><Esc>", "A: [a] b"),
  ])
  func keys(before: String, keys: String, after: String) throws {
    var session = Session(before)
    #expect(try session.after(keys) == after)
  }

  @Test("a drop where it was is no edit", arguments: ["eL<Esc>", "eLH<Enter>", "eHL<Enter>"])
  func inPlace(keys: String) throws {
    var session = Session("A: a [b] c", kind: .plist)
    try session.press(keys)
    #expect(session.effects == [])
    #expect(session.state.undoSteps.isEmpty)
    #expect(session.state.lift == nil)
  }

  @Test("the order of a folder's photos is remembered, and no file is moved")
  func folderOrder() throws {
    var session = Session("A: [a] b c")
    try session.press("eL<Enter>")
    let home = AlbumHome.folder(Array("/photos/A".utf8))
    #expect(session.state.memory.ownOrders[home] == ["b", "a", "c"].map { Array($0.utf8) })
    #expect(session.effects == [.remember(session.state.memory)])
    try session.press("u")
    #expect(session.content == "A: a b c")
    #expect(session.state.memory == LibraryMemory())
    #expect(session.effects == [.remember(LibraryMemory())])
  }

  @Test("moving in an album that is sorted makes what is seen its own order")
  func sortedFolder() throws {
    var session = Session("A: [a] b c d")
    try session.press("oNe")
    #expect(session.text == "A: d c b [a]")
    try session.press("H<Enter>")
    #expect(session.text == "A: d c [a] b")
    let home = AlbumHome.folder(Array("/photos/A".utf8))
    #expect(session.state.memory.orders[home] == SortOrder())
    #expect(try session.after("u") == "A: d c b [a]")
    #expect(try session.after("u") == "A: [a] b c d")
    #expect(try session.after("2<C-r>") == "A: d c [a] b")
  }

  @Test("an album that is sorted stays so when a photo of another one is dropped in it")
  func intoSorted() throws {
    var session = Session("A: a c e / B: [d] f", kind: .plist)
    let moved = try session.entry("d", of: "B")
    let next = try session.entry("e", of: "A")
    try session.press("oNe")
    #expect(session.text == "A: e c a / B: f [d]")
    try session.press("HHHHHH<Enter>")
    #expect(session.text == "A: e [d] c a / B: f")
    #expect(
      session.effects.last
        == .edit(
          .perform(EditID(rawValue: 2), .move([moved], to: .key(Array("A".utf8)), before: next))))
    try session.press("<Esc>oo")
    #expect(session.content == "A: a c d e / B: f")
  }

  @Test("across folders the files go, in the order in which they stand")
  func folderMove() throws {
    var session = Session("A: [a] b / B: c d")
    let first = try session.stored("a", in: "A")
    let next = try session.stored("d", in: "B")
    try session.press("eLLL<Enter>")
    #expect(session.text == "A: b / B: c [a] d")
    let folder = AlbumHome.folder(Array("/photos/B".utf8))
    #expect(session.state.memory.ownOrders[folder] == ["c", "a", "d"].map { Array($0.utf8) })
    #expect(
      session.effects == [
        .remember(session.state.memory),
        .edit(.perform(EditID(rawValue: 1), .move([first], to: folder, before: next))),
      ])
    let photo = session.state.library.catalog.photo(first.item)
    #expect(photo.location == .file(Array("/photos/B/a".utf8)))
    // The name was taken there.
    let failure = try session.failure("a")
    session.report(1) { $0.failures = [failure] }
    #expect(session.content == "A: a b / B: c d")
    #expect(session.state.library.catalog.photo(first.item).location == first.location)
  }

  @Test("an entry of a property list goes before the one that is meant among those that are alike")
  func plistMove() throws {
    var session = Session("P: a b a / Q: c a [d]", kind: .plist)
    let moved = try session.entry("d", of: "Q")
    let next = try session.entry("a", of: "P", id: 2, ordinal: 1)
    try session.press("eHHHH<Enter>")
    #expect(session.text == "P: a b [d] a / Q: c a")
    #expect(
      session.effects == [
        .edit(
          .perform(EditID(rawValue: 1), .move([moved], to: .key(Array("P".utf8)), before: next)))
      ])
    try session.press("u")
    #expect(session.content == "P: a b a / Q: c a d")
    #expect(session.effects == [.edit(.undo(EditID(rawValue: 1)))])
  }

  @Test("the end of a property list's album has nothing behind it")
  func plistEnd() throws {
    var session = Session("P: [a] b c", kind: .plist)
    let moved = try session.entry("a", of: "P")
    try session.press("e5L<Enter>")
    #expect(
      session.effects == [
        .edit(.perform(EditID(rawValue: 1), .move([moved], to: .key(Array("P".utf8)), before: nil)))
      ])
  }

  @Test("in a sorted album of a property list, all entries get the order that is seen")
  func plistArrange() throws {
    var session = Session("P: [a] b a", kind: .plist)
    let entries = try [
      session.entry("b", of: "P"), session.entry("a", of: "P", id: 0),
      session.entry("a", of: "P", id: 2, ordinal: 1),
    ]
    try session.press("on")
    #expect(session.text == "P: [a] a b")
    try session.press("eG")
    try session.press("HH<Enter>")
    #expect(session.text == "P: [b] a a")
    #expect(
      session.effects.last
        == .edit(.perform(EditID(rawValue: 2), .arrange(.key(Array("P".utf8)), entries))))
  }

  @Test("in a filtered album a photo goes before the one that is seen behind it")
  func filtered() throws {
    var session = Session("A: ax b cx d [ex] f")
    try session.press("/x<Enter>eH<Enter>")
    #expect(session.text == "A: ax [ex] cx")
    #expect(session.content == "A: ax b ex cx d f")
    try session.press("L<Enter>")
    #expect(session.content == "A: ax b cx ex d f")
  }

  @Test("what a pin shows is moved in its album only")
  func pinned() throws {
    var session = Session("A: [ax] b")
    try session.press("/x<Enter>peL")
    #expect(session.state.lift == nil)
    #expect(session.line?.contains("pinned search") == true)
    #expect(try session.after("lH<Enter>") == "x: ax / A: [ax] b")
  }

  @Test("what arrives or vanishes meanwhile leaves the gap where it is, or cancels")
  func meanwhile() throws {
    var session = Session("B: [a] b c / C: d")
    try session.press("eL")
    session.send(.library(.albums([AlbumNotation.album("A", ["x"])])))
    #expect(session.text == "A: x / B: [a^] b c / C: d")
    var change = FolderChange(directory: Array("/photos/B".utf8))
    change.appeared = [Array("aa".utf8)]
    session.send(.library(.changed([change])))
    #expect(try session.after("<Enter>") == "A: x / B: aa b [a] c / C: d")
    try session.press("L")
    change = FolderChange(directory: Array("/photos/B".utf8))
    change.vanished = [Array("a".utf8)]
    session.send(.library(.changed([change])))
    #expect(session.state.lift == nil)
    #expect(session.text == "A: x / B: aa b [c] / C: d")
  }

  @Test("dragging lifts, shows the gap, scrolls at the edges and drops")
  func dragging() throws {
    var session = Session("A: [a] b c / B: d")
    try session.press("e")
    session.mouse(.press(.left), try session.point(of: "a"))
    #expect(session.state.lift == nil)
    let frame = try session.frame(of: "c")
    session.mouse(.drag(.left), Point(x: frame.maxX - 3, y: frame.y + 3))
    #expect(session.text == "A: [a^] b c / B: d")
    session.mouse(.release(.left), Point(x: frame.maxX - 3, y: frame.y + 3))
    #expect(session.text == "A: b c [a] / B: d")
    let target = try session.frame(of: "d")
    session.mouse(.press(.left), try session.point(of: "b"))
    session.mouse(.drag(.left), Point(x: target.x + 1, y: target.y + 3))
    session.mouse(.release(.left), Point(x: target.x + 1, y: target.y + 3))
    #expect(session.text == "A: c a / B: [b] d")
  }

  @Test("a click that moves by a cell is no edit; in browse mode nothing is dragged")
  func jitter() throws {
    var session = Session("A: a [b] c")
    let point = try session.point(of: "b")
    session.mouse(.press(.left), point)
    session.mouse(.drag(.left), Point(x: point.x + 60, y: point.y))
    session.mouse(.release(.left), point)
    #expect(session.content == "A: a b c")
    session = Session("A: a [b] c")
    try session.press("e")
    session.mouse(.press(.left), point)
    session.mouse(.drag(.left), Point(x: point.x + 1, y: point.y))
    session.mouse(.release(.left), Point(x: point.x + 1, y: point.y))
    #expect(session.text == "A: a [b] c")
    #expect(session.state.undoSteps.isEmpty)
  }

  @Test("what is told of a move is old news where the photo was moved on since")
  func movedOn() throws {
    var session = Session("A: a [b] / B: c / C: d")
    try session.press("eL<Enter>LL<Enter>")
    #expect(session.content == "A: a / B: c / C: b d")
    let photo = try session.photo("b")
    func tell(_ step: UInt64, _ path: String) {
      let path = Array(path.utf8)
      session.report(step) {
        $0.relocations = [
          EditReport.Relocation(item: photo, location: .file(path), address: path)
        ]
      }
    }
    tell(1, "/photos/B/b")
    // Else the file of that name in the other album would go.
    try session.press("d")
    #expect(
      session.effects == [
        .edit(
          .perform(
            EditID(rawValue: 3),
            .delete([
              StoredItem(
                item: photo, home: .folder(Array("/photos/C".utf8)),
                location: .file(Array("/photos/C/b".utf8)), address: Array("/photos/C/b".utf8))
            ])))
      ])
    tell(2, "/photos/C/b")
    try session.press("u")
    #expect(session.content == "A: a / B: c / C: b d")
    #expect(session.state.library.catalog.photo(photo).location == .file(Array("/photos/C/b".utf8)))
  }
}
