import AlbumModel
import DecoderProtocol
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct PlistKeeperTests {
  private func entry(
    _ rig: PlistRig, _ key: String, _ address: String, _ index: Int
  ) -> EditReport.Return {
    EditReport.Return(
      home: .key(bytes(key)),
      details: PhotoDetails(
        location: .file(rig.folder.bytes(address)), address: bytes(address)),
      index: index)
  }

  @Test(arguments: PlistRig.Kind.allCases)
  func deletesEntriesAndPutsThemBackWhereTheyWere(kind: PlistRig.Kind) throws {
    let albums = ["A": ["a", "b", "a", "c"], "B": ["x", "a"]]
    let rig = try PlistRig(albums, kind)
    let report = try rig.perform(.delete(PlistRig.items(["A/a/1", "A/b", "B/x"])))
    #expect(report == EditReport(id: EditID(rawValue: 1), kind: .performed))
    #expect(rig.albums == ["A": ["a", "c"], "B": ["a"]])
    for _ in 0..<3 {
      #expect(try rig.undo() == EditReport(id: EditID(rawValue: 1), kind: .undone))
      #expect(rig.albums == albums)
      #expect(try rig.redo() == EditReport(id: EditID(rawValue: 1), kind: .redone))
      #expect(rig.albums == ["A": ["a", "c"], "B": ["a"]])
    }
    #expect(rig.leftovers.isEmpty)
  }

  struct Move: Sendable {
    var items: [String]
    var key: String
    var next: String?
    var expected: [String: [String]]
  }

  private static let moves: [Move] = [
    Move(
      items: ["A/b"], key: "A", next: "A/a",
      expected: ["A": ["b", "a", "c", "d"], "B": ["x", "y"]]),
    Move(
      items: ["A/a"], key: "A", next: "A/c",
      expected: ["A": ["b", "a", "c", "d"], "B": ["x", "y"]]),
    Move(
      items: ["A/a", "A/c"], key: "A", next: "A/d",
      expected: ["A": ["b", "a", "c", "d"], "B": ["x", "y"]]),
    Move(
      items: ["A/a", "A/c"], key: "A", next: nil,
      expected: ["A": ["b", "d", "a", "c"], "B": ["x", "y"]]),
    Move(
      items: ["A/b", "A/d"], key: "B", next: "B/y",
      expected: ["A": ["a", "c"], "B": ["x", "b", "d", "y"]]),
    Move(
      items: ["A/b", "B/x"], key: "B", next: nil,
      expected: ["A": ["a", "c", "d"], "B": ["y", "b", "x"]]),
    Move(
      items: ["A/d", "B/x"], key: "B", next: "B/y",
      expected: ["A": ["a", "b", "c"], "B": ["d", "x", "y"]]),
    Move(
      items: ["A/a"], key: "C", next: nil,
      expected: ["A": ["b", "c", "d"], "B": ["x", "y"], "C": ["a"]]),
  ]

  @Test(arguments: moves, PlistRig.Kind.allCases)
  func movesABlock(move: Move, kind: PlistRig.Kind) throws {
    let albums = ["A": ["a", "b", "c", "d"], "B": ["x", "y"]]
    let rig = try PlistRig(albums, kind)
    let report = try rig.perform(
      .move(
        PlistRig.items(move.items), to: .key(bytes(move.key)),
        before: move.next.map { PlistRig.item($0) }))
    #expect(report == EditReport(id: EditID(rawValue: 1), kind: .performed))
    #expect(rig.albums == move.expected)
    _ = try rig.undo()
    #expect(rig.albums == albums)
    _ = try rig.redo()
    #expect(rig.albums == move.expected)
  }

  @Test(arguments: PlistRig.Kind.allCases)
  func arranges(kind: PlistRig.Kind) throws {
    let albums = ["A": ["a", "b", "a", "c"]]
    let rig = try PlistRig(albums, kind)
    let order = PlistRig.items(["A/c", "A/a/1", "A/a/0", "A/b"])
    _ = try rig.perform(.arrange(.key(bytes("A")), order))
    #expect(rig.albums == ["A": ["c", "a", "a", "b"]])
    _ = try rig.undo()
    #expect(rig.albums == albums)
    #expect(try rig.open().edits.map(\.words) == ["order of 4 photos"])
  }

  @Test(arguments: PlistRig.Kind.allCases)
  func anEntryThatIsGoneIsAFailureOfItsOwn(kind: PlistRig.Kind) throws {
    let rig = try PlistRig(["A": ["a", "b"]], kind)
    let report = try rig.perform(.delete(PlistRig.items(["A/gone", "A/a"])))
    #expect(
      report.failures == [
        EditReport.Failure(
          item: PhotoID(rawValue: 0), name: bytes("gone"), words: "is no longer in the list",
          isGone: true)
      ])
    #expect(rig.albums == ["A": ["b"]])
    // It does not come back, and the grid hears so.
    let undone = try rig.undo()
    #expect(undone.failures.map(\.item) == [PhotoID(rawValue: 0)])
    #expect(undone.failures.allSatisfy { !$0.isGone })
    #expect(rig.albums == ["A": ["a", "b"]])
    let none = try rig.perform(.delete(PlistRig.items(["A/gone"])))
    #expect(none.failures.count == 1 && none.problem == nil)
    #expect(try rig.open().edits.count == 1)
  }

  /// A value of the property list that is no album takes no entry, and none is taken out for it.
  @Test func whatCanNotComeInStaysWhereItIs() throws {
    let rig = try PlistRig(["A": ["a", "b"]], .real)
    try rig.open()
    let list: [String: Any] = ["A": ["a", "b"], "none": ["kept": 1]]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: rig.path))
    let report = try rig.perform(
      .move(PlistRig.items(["A/a", "A/b"]), to: .key(bytes("none")), before: nil))
    #expect(report.failures.map(\.name) == [bytes("a"), bytes("b")])
    #expect(report.failures.allSatisfy { $0.words == "is not kept in an album" && !$0.isGone })
    let now = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(fileURLWithPath: rig.path)), options: [], format: nil)
    #expect(now as? NSDictionary == list as NSDictionary)
    #expect(try rig.open().edits.isEmpty)
  }

  @Test func anAlbumThatIsGoneCanNotBeArranged() throws {
    let rig = try PlistRig(["A": ["a", "b"], "B": ["x"]], .real)
    try rig.open()
    try rig.write(["B": ["x"]])
    let report = try rig.perform(.arrange(.key(bytes("A")), PlistRig.items(["A/b", "A/a"])))
    #expect(report.problem == "A holds none of these photos any more")
    #expect(rig.albums == ["B": ["x"]] && rig.leftovers.isEmpty)
    #expect(try rig.open().edits.isEmpty)
  }

  @Test(arguments: PlistRig.Kind.allCases)
  func anEntryThatIsGoneIsNotMovedWithTheOthers(kind: PlistRig.Kind) throws {
    let rig = try PlistRig(["A": ["a", "b"], "B": ["x"]], kind)
    let report = try rig.perform(
      .move(PlistRig.items(["A/gone", "A/b"]), to: .key(bytes("B")), before: PlistRig.item("B/no")))
    #expect(report.failures.map(\.name) == [bytes("gone")])
    #expect(rig.albums == ["A": ["a"], "B": ["x", "b"]])
  }

  /// Else it would stand in two albums.
  @Test(arguments: PlistRig.Kind.allCases)
  func anEntryThatSomebodyElseTookIsNotMovedBack(kind: PlistRig.Kind) throws {
    let rig = try PlistRig(["A": ["a", "b"], "B": ["x"]], kind)
    _ = try rig.perform(.move(PlistRig.items(["A/a", "A/b"]), to: .key(bytes("B")), before: nil))
    try rig.write(["B": ["x", "b"]])
    let report = try rig.undo()
    #expect(report.failures.map(\.name) == [bytes("a")])
    #expect(report.failures.map(\.item) == [PhotoID(rawValue: 0)])
    #expect(rig.albums == ["A": ["b"], "B": ["x"]])
    try rig.write(["B": ["x"]])
    #expect(try rig.redo().failures.map(\.name) == [bytes("b")])
    #expect(rig.albums == ["B": ["x"]])
  }

  @Test(arguments: PlistRig.Kind.allCases)
  func anEntryTakenAtTheLastMomentIsNotMoved(kind: PlistRig.Kind) throws {
    let path = Monitor("")
    let rig = try PlistRig(["A": ["a", "b"], "B": ["x"]], kind) {
      try? PlistRig.write(["A": ["b"], "B": ["x"]], to: path.withLock { $0 }, kind)
      path.update { $0 = "/dev/null" }
    }
    path.update { $0 = rig.path }
    let report = try rig.perform(
      .move(PlistRig.items(["A/a", "A/b"]), to: .key(bytes("B")), before: PlistRig.item("B/x")))
    #expect(report.failures.map(\.name) == [bytes("a")])
    #expect(rig.albums == ["B": ["b", "x"]])
  }

  @Test(arguments: PlistRig.Kind.allCases)
  func whatSomebodyElseWroteMeanwhileIsKept(kind: PlistRig.Kind) throws {
    let path = Monitor("")
    let left = Monitor(2)
    let rig = try PlistRig(["A": ["a", "b", "c"]], kind) {
      guard
        left.update({ count in
          count -= 1
          return count >= 0
        })
      else { return }
      // At the last moment, twice.
      let path = path.withLock { $0 }
      var albums = PlistRig.read(path, kind)
      albums["A"]?.append("new\(left.withLock { $0 })")
      try? PlistRig.write(albums, to: path, kind)
    }
    path.update { $0 = rig.path }
    let report = try rig.perform(.delete(PlistRig.items(["A/b"])))
    #expect(report.problem == nil && report.failures.isEmpty)
    #expect(
      report.notes == [
        "\(rig.path) had been changed by somebody else; the edit was made on its new content"
      ])
    #expect(rig.albums == ["A": ["a", "c", "new1", "new0"]])
    #expect(try rig.undo().notes.isEmpty)
    #expect(rig.albums == ["A": ["a", "b", "c", "new1", "new0"]])
  }

  @Test(arguments: PlistRig.Kind.allCases)
  func whatSomebodyElseWroteBetweenEditsIsNoted(kind: PlistRig.Kind) throws {
    let rig = try PlistRig(["A": ["a", "b", "c"]], kind)
    try rig.open()
    try rig.write(["A": ["z", "a", "b"]])
    #expect(try rig.perform(.delete(PlistRig.items(["A/a"]))).notes.count == 1)
    #expect(rig.albums == ["A": ["z", "b"]])
    #expect(try rig.perform(.delete(PlistRig.items(["A/b"]))).notes.isEmpty)
  }

  @Test(arguments: PlistRig.Kind.allCases)
  func whoeverWritesAllTheTimeIsNamed(kind: PlistRig.Kind) throws {
    let path = Monitor("")
    let count = Monitor(0)
    let rig = try PlistRig(["A": ["a", "b"]], kind) {
      let number = count.update { count in
        count += 1
        return count
      }
      try? PlistRig.write(["A": ["a", "b", "\(number)"]], to: path.withLock { $0 }, kind)
    }
    path.update { $0 = rig.path }
    let report = try rig.perform(.delete(PlistRig.items(["A/b"])))
    #expect(report.problem == "\(rig.path) is changed by somebody else all the time")
    #expect(rig.albums["A"]?.contains("b") == true)
    #expect(try rig.open().edits.isEmpty)
  }

  @Test(arguments: PlistRig.Kind.allCases)
  func aListThatIsNotThereIsAProblem(kind: PlistRig.Kind) throws {
    let rig = try PlistRig(["A": ["a"]], kind)
    try FileManager.default.removeItem(atPath: rig.path)
    let problem = try rig.perform(.delete(PlistRig.items(["A/a"]))).problem
    #expect(
      problem
        == (kind == .text
          ? "the list is not there"
          : "\(rig.path) can't be read: no such file or directory"))
  }

  @Test(arguments: PlistRig.Kind.allCases)
  func aLaterRunTakesEditsBackAndSaysWhatCame(kind: PlistRig.Kind) throws {
    let rig = try PlistRig(["A": ["a", "b", "c"], "B": ["x"]], kind)
    _ = try rig.perform(.delete(PlistRig.items(["A/a", "A/b"])))
    _ = try rig.perform(
      .move(PlistRig.items(["A/c"]), to: .key(bytes("B")), before: PlistRig.item("B/x")))
    let edits = try rig.open().edits
    #expect(edits.map(\.words) == ["deletion of 2 photos", "move of c"])
    let move = try rig.undo(edits[1].id)
    #expect(move.returned == [entry(rig, "A", "c", 0)])
    #expect(move.gone == [entry(rig, "B", "c", 0)])
    let delete = try rig.undo(edits[0].id)
    #expect(delete.returned == [entry(rig, "A", "a", 0), entry(rig, "A", "b", 1)])
    #expect(delete.gone.isEmpty)
    #expect(rig.albums == ["A": ["a", "b", "c"], "B": ["x"]])
    let again = try rig.redo(edits[0].id)
    #expect(again.gone == [entry(rig, "A", "a", 0), entry(rig, "A", "b", 0)])
    #expect(rig.albums == ["A": ["c"], "B": ["x"]])
  }

  private static let lists: [([String], [String])] = [
    (["a", "b", "c"], ["a", "c"]),
    (["a"], ["b", "a", "c"]),
    (["a", "a", "b"], ["a", "b", "a"]),
    (["a", "b", "c"], ["c", "b", "a"]),
    (["a", "a", "a"], ["a"]),
    ([], ["a"]),
    (["a"], []),
    (["a", "b"], ["b", "x"]),
    (["a", "b", "a"], ["a", "b", "a", "b"]),
  ]

  /// Taking in what came and then what went, entry by entry, gives the list as it is.
  @Test(arguments: lists)
  func differencesLeadFromOneToTheOther(old: [String], new: [String]) {
    let key = bytes("K")
    func entries(_ names: [String]) -> [[UInt8]: [PlistMessage.Entry]] {
      [key: names.map { PlistMessage.Entry(address: bytes($0)) }]
    }
    let difference = AlbumDifference(
      from: entries(old), to: entries(new), keys: [key], directory: bytes("/"))
    var list = old.map { bytes($0) }
    for photo in difference.returned {
      list.insert(photo.details.address ?? [], at: photo.index ?? -1)
    }
    for photo in difference.gone {
      #expect(list.remove(at: photo.index ?? -1) == photo.details.address)
    }
    #expect(list == new.map { bytes($0) })
  }

  @Test func whatTheJournalKeepsComesBackAsItWas() throws {
    let identity = FileIdentity(device: 1, inode: 2, size: 3, modified: 4)
    let place = EntryChange.Place(address: [0xff, 0], ordinal: 3)
    let changes: [EntryChange] = [
      .remove(key: bytes("k"), place),
      .insert(key: [], entry: bytes("bplist"), address: bytes("a"), index: 7),
      .arrange(key: bytes("o"), [place, place]), .arrange(key: [], []), .drop(key: bytes("d")),
    ]
    var entries = PlistEdit(items: [PlistEdit.Item(key: bytes("k"), address: bytes("a"))])
    entries.opposite = changes
    for attempt in [
      nil,
      PlistEdit.Attempt(
        inverse: changes, before: identity, temporary: bytes("/t"), after: identity),
    ] {
      entries.attempt = attempt
      let edit = StoredEdit(id: 5, action: .arrange, count: 1, body: .entries(entries))
      let content = JournalText.content(of: try JournalText.bytes(of: .edit(edit)))
      #expect(content.records == [.edit(edit)])
    }
  }
}

struct SystemEntryEditorTests {
  @Test func readsTheEntriesOfAllAlbums() throws {
    let folder = try TemporaryFolder()
    let value: [String: Any] = ["A": [["url": "a.jpg", "name": "N"], "b.jpg"], "B": [String]()]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    try data.write(to: URL(fileURLWithPath: folder.path("p.plist")))
    let editor = SystemEntryEditor(
      path: folder.bytes("p.plist"), program: Program.built("photogrid-plist"))
    let albums = try onWorker { try? editor.albums() }
    #expect(
      albums == [
        bytes("A"): [
          PlistMessage.Entry(address: bytes("a.jpg"), name: bytes("N")),
          PlistMessage.Entry(address: bytes("b.jpg")),
        ], bytes("B"): [],
      ])
  }

  @Test func aListThatCanNotBeReadIsNamed() throws {
    let folder = try TemporaryFolder()
    let editor = SystemEntryEditor(
      path: folder.bytes("p.plist"), program: Program.built("photogrid-plist"))
    let words = try onWorker { () -> String in
      do throws(EditProblem) {
        _ = try editor.albums()
        return ""
      } catch {
        return error.words
      }
    }
    #expect(words.hasPrefix("\(folder.path)/p.plist "))
  }
}
