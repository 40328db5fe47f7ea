import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// The same for a property list: every entry is there once, before and after.
@Suite(.serialized)
struct PlistKillTests {
  enum Scenario: String, CaseIterable, Codable, Sendable {
    case delete
    case undo
    case redo
    case move
  }

  private static let albums = ["A": ["a", "b", "c"], "B": ["x"]]
  private static let deleted = ["A": ["b"], "B": ["x"]]
  private static let moved = ["A": ["c"], "B": ["a", "b", "x"]]

  @Test(arguments: Scenario.allCases, PlistRig.Kind.allCases)
  func aKillAtAnyStepLosesNoEntry(scenario: Scenario, kind: PlistRig.Kind) async throws {
    var step = 0
    while true {
      let rig = try PlistRig(Self.albums, kind)
      var id: UInt64 = 0
      if scenario == .undo || scenario == .redo {
        _ = try rig.perform(.delete(PlistRig.items(["A/a", "A/c"])))
        id = try #require(try rig.open().edits.first?.id.rawValue)
        if scenario == .redo { _ = try rig.undo(EditID(rawValue: id)) }
        rig.end()
      }
      let isOver = try await kill(scenario, kind, rig.folder.path, id, step)
      try check(rig, scenario, step)
      if isOver { break }
      step += 1
      try #require(step < 50)
    }
    // A journal before, the commit, and a journal after.
    #expect(step >= 3)
  }

  private func kill(
    _ scenario: Scenario, _ kind: PlistRig.Kind, _ path: String, _ id: UInt64, _ step: Int
  ) async throws -> Bool {
    let result = await #expect(processExitsWith: .failure, observing: [\.exitStatus]) {
      [
        path = path as String, step = step as Int, id = id as UInt64,
        name = scenario.rawValue as String, kind = kind.rawValue as String
      ] in
      let counter = KillTests.Counter(step)
      let keeper = EditKeeper(
        options: PlistRig.options(bytes(path)), hook: { _ in counter.step() },
        editor: { PlistRig.editor(PlistRig.Kind(rawValue: kind) ?? .text, $0) },
        report: { _ in })
      let id = EditID(rawValue: id)
      switch Scenario(rawValue: name) {
      case .undo: keeper.submit(.undo(id))
      case .redo: keeper.submit(.redo(id))
      case .move:
        keeper.submit(
          .perform(
            id,
            .move(
              PlistRig.items(["A/a", "A/b"]), to: .key(bytes("B")), before: PlistRig.item("B/x"))))
      default: keeper.submit(.perform(id, .delete(PlistRig.items(["A/a", "A/c"]))))
      }
      keeper.stop()
      exit(99)
    }
    let status = try #require(result?.exitStatus)
    if status == .exitCode(99) { return true }
    try #require(status == .signal(SIGKILL))
    return false
  }

  private func check(_ rig: PlistRig, _ scenario: Scenario, _ step: Int) throws {
    let place = Comment(rawValue: "\(scenario), killed before step \(step)")
    let edits = try rig.open().edits
    let done = scenario == .move ? Self.moved : Self.deleted
    let isDone = edits.first.map { !$0.isUndone } ?? false
    #expect(rig.albums == (isDone ? done : Self.albums), place)
    #expect(rig.leftovers.isEmpty, place)
    if let edit = edits.first {
      _ = try isDone ? rig.undo(edit.id) : rig.redo(edit.id)
      #expect(rig.albums == (isDone ? Self.albums : done), place)
    }
  }

  @Test("a kill while the file of somebody else is out of its place loses nothing of it")
  func killBesideSomebodyElse() async throws {
    let rig = try PlistRig(Self.albums, .real)
    let result = await #expect(processExitsWith: .failure, observing: [\.exitStatus]) {
      [path = rig.folder.path as String] in
      let keeper = EditKeeper(
        options: PlistRig.options(bytes(path)), hook: { _ in },
        editor: { list in
          var editor = SystemEntryEditor(path: list, program: Program.built("photogrid-plist"))
          editor.swapHook = { isDone in
            guard !isDone else { raise(SIGKILL); return }
            try? PlistRig.write(["C": ["new"]], to: path + "/new", .real)
            rename(path + "/new", path + "/photos.plist")
          }
          return editor
        }, report: { _ in })
      keeper.submit(.perform(EditID(rawValue: 1), .delete(PlistRig.items(["A/a"]))))
      keeper.stop()
      exit(99)
    }
    try #require(result?.exitStatus == .signal(SIGKILL))
    #expect(try rig.open().edits.isEmpty)
    #expect(rig.albums == ["C": ["new"]])
    #expect(rig.leftovers.isEmpty)
  }
}
