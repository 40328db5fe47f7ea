import AlbumModel
import Foundation
import Synchronization
import SystemEdge
import Testing

@testable import AlbumStore

/// The program is killed before each step that it does on the disk, and once more before a step of
/// the recovery; a later run must find every photo, and be able to take the edit back.
@Suite(.serialized)
struct KillTests {
  enum Scenario: String, CaseIterable, Codable, Sendable {
    case delete
    /// Another program takes the name in the trash that was free a moment ago.
    case deleteToTakenName
    case undoDelete
    case undoDeleteToTakenName
    case redoDelete
    case move
    case undoMove
    case redoMove
  }

  /// All photos, by their content.
  private static let names = ["a.jpg", "sub/a.jpg", "b.jpg", "keep.jpg", "to/keep.jpg"]

  @Test(arguments: Scenario.allCases)
  func aKillAtAnyStepLosesNothing(scenario: Scenario) async throws {
    var step = 0
    while true {
      let rig = try EditRig(Self.names)
      let id = try Self.prepare(scenario, rig)
      let isOver = try await kill(scenario, rig.folder.path, id, step: step)
      // A kill in the recovery too, at another step each time.
      if !isOver { _ = try await killRecovery(rig.folder.path, step: step % 4) }
      try check(rig, scenario, step)
      if isOver { break }
      step += 1
      try #require(step < 100)
    }
    // A journal before and after, and for each photo a renaming at least.
    #expect(step >= 5, "\(scenario)")
  }

  // MARK: - In another process

  /// - Returns: whether the edit was over before that step.
  private func kill(
    _ scenario: Scenario, _ path: String, _ id: UInt64, step: Int
  ) async throws -> Bool {
    let result = await #expect(processExitsWith: .failure, observing: [\.exitStatus]) {
      [
        path = path as String, step = step as Int, id = id as UInt64,
        name = scenario.rawValue as String
      ] in
      let counter = Counter(step)
      let isRace = name == Scenario.deleteToTakenName.rawValue
      let keeper = EditKeeper(
        options: EditRig.options(bytes(path)),
        hook: { step in
          counter.step()
          if isRace && step == .writeTrashInfo { KillTests.takeName(path) }
        },
        editor: { TextEntryEditor(path: $0) }, report: { _ in })
      keeper.submit(KillTests.request(Scenario(rawValue: name), path, EditID(rawValue: id)))
      keeper.stop()
      exit(99)
    }
    return try Self.isOver(result?.exitStatus)
  }

  /// What another program does that deletes a file of this name.
  static func takeName(_ path: String) {
    let trash = path + "/data/Trash/"
    guard access(trash + "files/a.jpg", F_OK) != 0 else { return }
    for name in ["info/a.jpg.trashinfo", "files/a.jpg"] {
      _ = FileManager.default.createFile(atPath: trash + name, contents: Data("race".utf8))
    }
  }

  private func killRecovery(_ path: String, step: Int) async throws -> Bool {
    let result = await #expect(processExitsWith: .failure, observing: [\.exitStatus]) {
      [path = path as String, step = step as Int] in
      let counter = Counter(step)
      let keeper = EditKeeper(
        options: EditRig.options(bytes(path)), hook: { _ in counter.step() },
        editor: { TextEntryEditor(path: $0) }, report: { _ in })
      keeper.open { _, _ in }
      keeper.stop()
      exit(99)
    }
    return try Self.isOver(result?.exitStatus)
  }

  private static func isOver(_ status: ExitStatus?) throws -> Bool {
    let status = try #require(status)
    if status == .exitCode(99) { return true }
    try #require(status == .signal(SIGKILL))
    return false
  }

  /// Kills the program before the n-th step, counted from 0.
  final class Counter: Sendable {
    private let left: Atomic<Int>
    init(_ step: Int) { left = Atomic(step) }

    func step() {
      guard left.subtract(1, ordering: .relaxed).oldValue == 0 else { return }
      raise(SIGKILL)
      while true { pause() }
    }
  }

  // MARK: - The edits

  /// - Returns: the edit that is to be taken back or done again.
  private static func prepare(_ scenario: Scenario, _ rig: EditRig) throws -> UInt64 {
    // A name that is taken in the trash.
    try rig.folder.file("data/Trash/files/b.jpg", bytes("other"))
    try rig.folder.file("data/Trash/info/b.jpg.trashinfo", bytes("other's"))
    guard ![.delete, .deleteToTakenName, .move].contains(scenario) else { return 0 }
    let first: LibraryEdit =
      switch scenario {
      case .undoMove, .redoMove: edit(.move, rig.folder.path)
      default: edit(.delete, rig.folder.path)
      }
    _ = try rig.perform(first)
    let id = try #require(try rig.open().edits.last?.id)
    if scenario == .redoDelete || scenario == .redoMove { _ = try rig.undo(id) }
    if scenario == .undoDeleteToTakenName { try rig.folder.file("lib/a.jpg", bytes("taker")) }
    rig.end()
    return id.rawValue
  }

  static func request(_ scenario: Scenario?, _ path: String, _ id: EditID) -> EditRequest {
    switch scenario {
    case .undoDelete, .undoDeleteToTakenName, .undoMove: .undo(id)
    case .redoDelete, .redoMove: .redo(id)
    case .move: .perform(EditID(rawValue: 1), edit(.move, path))
    case .delete, .deleteToTakenName, nil: .perform(EditID(rawValue: 1), edit(.delete, path))
    }
  }

  private static func edit(_ scenario: Scenario, _ path: String) -> LibraryEdit {
    let root = bytes(path + "/lib")
    let names = scenario == .move ? ["a.jpg", "b.jpg"] : ["a.jpg", "sub/a.jpg", "b.jpg"]
    let items = names.enumerated().map { number, name in
      let location = CPath.join(root, bytes(name))
      return StoredItem(
        item: PhotoID(rawValue: UInt32(number)), home: .folder(CPath.directory(of: location)),
        location: .file(location), address: location)
    }
    if scenario == .delete { return .delete(items) }
    return .move(items, to: .folder(CPath.join(root, bytes("to"))), before: nil)
  }

  // MARK: - What must be

  private func check(_ rig: EditRig, _ scenario: Scenario, _ step: Int) throws {
    let place = Comment(rawValue: "\(scenario), killed before step \(step)")
    let (edits, _) = try rig.open()
    var all = Self.names.map { $0 }
    if scenario == .undoDeleteToTakenName { all.append("taker") }
    let isRaced = rig.tree("data/Trash/files")["a.jpg"] == "race"
    if isRaced { all.append("race") }
    let found = Array(rig.tree("lib").values) + Array(rig.tree("data/Trash/files").values)
    #expect(found.sorted() == (all + ["other"]).sorted(), place)
    // Every file in the trash has its .trashinfo, and none is left over.
    #expect(rig.infos == rig.trashed.map { $0 + ".trashinfo" }.sorted(), place)
    #expect(rig.tree("data/Trash/info")["b.jpg.trashinfo"] == "other's", place)
    #expect(edits.count <= 1, place)
    // All or nothing.
    let others = isRaced ? 2 : 1
    let away =
      rig.tree("data/Trash/files").count - others + rig.photos.count { $0.hasPrefix("to/") } - 1
    #expect([0, scenario.rawValue.lowercased().hasSuffix("move") ? 2 : 3].contains(away), place)
    #expect(edits.first.map { $0.isUndone == (away == 0) } ?? (away == 0), place)
    // It can be taken back, and all is as it was.
    if let edit = edits.first {
      #expect(try rig.undo(edit.id).failures.isEmpty, place)
      #expect(try rig.open().note == nil, place)
    }
    let home = rig.tree("lib")
    if scenario == .undoDeleteToTakenName {
      #expect(home["a.jpg"] == "taker" && home.values.sorted() == all.sorted(), place)
    } else {
      #expect(home == Dictionary(Self.names.map { ($0, $0) }, uniquingKeysWith: { $1 }), place)
    }
    #expect(rig.infos == (isRaced ? ["a.jpg.trashinfo"] : []) + ["b.jpg.trashinfo"], place)
  }
}
