import AlbumModel
import GridController
import TerminalCore
import TestSupport
import Testing

/// What is told of files that were edited is looked at before it is believed.
struct DoubtTests {
  private let folder = Array("/photos/A".utf8)

  private func change(_ edit: (inout FolderChange) -> Void) -> Event {
    var change = FolderChange(directory: folder)
    edit(&change)
    return .library(.changed([change]))
  }

  private func names(_ names: String) -> [[UInt8]] {
    names.split(separator: " ").map { Array($0.utf8) }
  }

  private func contents(_ text: String, asOf count: UInt64) -> Event {
    .listed([FolderContents(directory: folder, photos: names(text))], asOf: count)
  }

  @Test("what was deleted and comes back does not come twice, however late it is told")
  func comesBack() throws {
    var session = Session("A: [a] b c")
    try session.press("ed")
    session.report(1)
    try session.press("u")
    // Of the time before the undo.
    session.send(change { $0.vanished = names("a") })
    #expect(session.content == "A: a b c")
    session.report(1, .undone)
    #expect(session.effects == [.list([folder], asOf: 2)])
    session.send(contents("a b c", asOf: 2))
    #expect(session.text == "A: [a] b c")
    // After the report too.
    session.effects(of: change { $0.vanished = names("a") }, are: [.list([folder], asOf: 2)])
    #expect(session.content == "A: a b c")
  }

  @Test("what is not so is put right, and photos keep their identity") func putRight() throws {
    var session = Session("A: [a] b c")
    try session.press("ed")
    session.report(1)
    session.send(change { $0.appeared = names("a") })
    #expect(session.content == "A: b c")
    // Somebody made a file of that name.
    session.send(contents("a b c", asOf: 1))
    #expect(session.content == "A: a b c")
    session.send(contents("b c", asOf: 1))
    #expect(session.content == "A: b c")
  }

  @Test("an answer of before an edit is asked for again") func late() throws {
    var session = Session("A: [a] b c")
    try session.press("ed")
    session.report(1)
    session.send(change { $0.appeared = names("a") })
    try session.press("d")
    session.send(contents("a b c", asOf: 1))
    #expect(session.content == "A: c")
    session.report(2)
    #expect(session.effects == [.list([folder], asOf: 2)])
  }

  @Test("an edit, its undo and its redo are three that are waited for") func again() throws {
    var session = Session("A: [a] b c")
    try session.press("edu<C-r>")
    session.send(change { $0.vanished = names("a") })
    for kind in [EditReport.Kind.performed, .undone] {
      session.report(1, kind)
      #expect(session.effects == [])
      #expect(!session.state.isIdle)
    }
    session.report(1, .redone)
    #expect(session.effects == [.list([folder], asOf: 3)])
    #expect(session.state.pendingEdits.isEmpty)
  }

  @Test("what nobody edited is believed") func others() throws {
    var session = Session("A: [a] b c")
    try session.press("ed")
    session.send(
      change {
        $0.vanished = names("c")
        $0.appeared = names("d")
      })
    #expect(session.content == "A: b d")
  }

  @Test("a property list is read again when no edit is under way") func list() throws {
    var session = Session("A: [a] b", kind: .plist)
    try session.press("ed")
    session.effects(of: .library(.fileChanged), are: [])
    session.report(1)
    #expect(session.effects == [.reread(asOf: 1)])
    let albums = [AlbumNotation.album("A", ["b", "n"], kind: .plist)]
    try session.press("u")
    session.effects(of: .reread(albums, asOf: 1), are: [])
    session.report(1, .undone)
    #expect(session.effects == [.reread(asOf: 2)])
    session.send(.reread(albums, asOf: 2))
    #expect(session.content == "A: b n")
  }
}

extension Session {
  fileprivate mutating func effects(of event: Event, are wanted: [Effect]) {
    let before = effects.count
    send(event)
    #expect(Array(effects.dropFirst(before)) == wanted)
  }
}
