import AlbumModel
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("Orders: before, keys, after")
struct OrderTests {
  @Test(arguments: [
    ("A: b [a] c / B: e d", "on", "A: [a] b c / B: d e"),
    ("A: b [a] c / B: e d", "oN", "A: c b [a] / B: e d"),
    ("A: b [a] c / B: e d", "oan", "A: [a] b c / B: e d"),
    ("A: b [a] c / B: e d", "oaN}oan", "A: c b a / B: d [e]"),
    ("A: b [a] c / B: e d", "oNoo", "A: b [a] c / B: e d"),
    ("A: b [a] c / B: e d", "oO", "A: c [a] b / B: d e"),
    ("A: b [a] c / B: e d", "o<Tab>n", "A: [a] b c / B: e d"),
    ("A: a.png [b.jpg] c.gif", "ok", "A: c.gif [b.jpg] a.png"),
    ("A: b [a] c", "o<Esc>", "A: b [a] c"),
    ("A: b [a] c", "oq", "A: b [a] c"),
    ("A: b [a] c", "o5", "A: b [a] c"),
  ])
  func keys(before: String, keys: String, after: String) throws {
    var session = Session(before, kind: .plist)
    #expect(try session.after(keys) == after)
    #expect(session.state.overlay == nil)
  }

  @Test("an order for all ends those of single albums, and undo brings them back")
  func all() throws {
    var session = Session("A: b [a] c / B: e d", kind: .plist)
    try session.press("oaNon")
    #expect(session.text == "A: [a] b c / B: d e")
    #expect(session.state.memory.orders.isEmpty)
    #expect(try session.after("u") == "A: c b [a] / B: e d")
    #expect(session.effects == [.remember(session.state.memory)])
  }

  @Test("the albums of a list have orders of their own too")
  func list() throws {
    var session = Session("A: b [a] / B: e d", kind: .list)
    #expect(try session.after("oan") == "A: [a] b / B: e d")
  }

  @Test("sizes are asked for; when all are known it is sorted, with the cursor on its photo")
  func facts() throws {
    var session = Session("A: a [b] c")
    try session.press("os")
    guard case .gatherFacts(let blocks)? = session.effects.last else {
      Issue.record("nothing asked")
      return
    }
    #expect(blocks.map(\.base) == [0] && blocks[0].contents.count == 3)
    #expect(!session.state.isIdle)
    session.send(
      .fileFacts(
        zip([3, 2, 1], 0...).map {
          FileFact(item: PhotoID(rawValue: $1), size: $0, modified: 0, localSeconds: 0)
        }))
    #expect(session.text == "A: a [b] c")
    session.send(.factsComplete)
    #expect(session.text == "A: c [b] a")
    try session.press("oS")
    #expect(session.text == "A: a [b] c")
    // Nothing more to ask.
    #expect(!session.effects.contains { if case .gatherFacts = $0 { true } else { false } })
    // But for what comes, and what changes.
    var change = FolderChange(directory: Array("/photos/A".utf8))
    change.appeared = [Array("d".utf8)]
    change.changed = [Array("b".utf8)]
    session.send(.library(.changed([change])))
    guard case .gatherFacts(let more)? = session.effects.last else {
      Issue.record("nothing asked")
      return
    }
    #expect(Set(more.map(\.base)) == [1, 3])
  }

  @Test("the date taken is asked of the files themselves")
  func taken() throws {
    var state = Session("A: a [b] c").state
    var effects: [Effect] = []
    for key in try Key.parse(sequence: "ot") { effects += update(&state, .terminal(.key(key))) }
    let asked = effects.compactMap { effect -> [PhotoID]? in
      if case .describe(let photos) = effect { photos.map(\.item) } else { nil }
    }
    #expect(asked == [[0, 1, 2].map(PhotoID.init(rawValue:))])
    for (item, year) in zip(UInt32(0)..., ["2024", "2022", "2023"]) {
      var metadata = PhotoMetadata()
      metadata.taken = "\(year)-01-01 00:00:00"
      _ = update(&state, .metadata(PhotoID(rawValue: item), metadata))
    }
    #expect(AlbumNotation.text(of: state) == "A: [b] c a")
    _ = update(&state, .factsComplete)
    #expect(AlbumNotation.text(of: state) == "A: [b] c a")
  }

  @Test("an order that was kept is there in the next run, for what comes later too")
  func remembered() {
    var session = Session("A: b [a]", kind: .plist)
    var memory = LibraryMemory()
    memory.order = SortOrder(.name)
    session.send(.remembered(memory))
    session.send(.library(.albums([AlbumNotation.album("B", ["d", "c"], kind: .plist)])))
    #expect(session.text == "A: [a] b / B: c d")
  }

  // MARK: - Album list

  @Test(arguments: [
    ("A: [a] b / B: c / C: d", "<Tab>", "A: [a] b"),
    ("A: [a] b / B: c / C: d", "<Tab>j", "B: [c]"),
    ("A: [a] b / B: c / C: d", "<Tab>jjk", "B: [c]"),
    ("A: [a] b / B: c / C: d", "<Tab>G", "C: [d]"),
    ("A: a [b] / B: c / C: d", "<Tab>j<Esc>", "A: a [b] / B: c / C: d"),
    ("A: a [b] / B: c / C: d", "<Tab>j<Enter>", "A: a b / B: [c] / C: d"),
    ("A: a [b] / B: c / C: d", "b<Tab>", "A: a [b] / B: c / C: d"),
    ("A: a [b] / B: c / C: d", "<Tab>j<Enter>l<Esc>", "A: a b / B: c / C: [d]"),
    ("A: [ax] b / B: c / C: dx", "<Tab>/x<Enter>j", "C: [dx]"),
    ("A: [a] / B: / C: d", "<Tab>j", "B:"),
    ("A: [a] / B: / C: d", "<Tab>j<Enter>", "A: [a] / B: / C: d"),
    ("", "<Tab>jkG<Enter><Esc>", ""),
  ])
  func albumList(before: String, keys: String, after: String) throws {
    var session = Session(before, columns: 6)
    #expect(try session.after(keys) == after)
  }

  @Test("the list's numbers are the headers'")
  func numbers() throws {
    var session = Session("A: [ax] b / B: c / C: dx", columns: 6)
    try session.press("<Tab>/x<Enter>")
    #expect(session.state.albumRows == session.state.listed.sections)
    #expect(session.state.albumRows.map(\.items.count) == [1, 1])
  }
}
