import AlbumModel
import DecoderProtocol
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// A keeper over a property list, or a text that stands for one.
final class PlistRig {
  enum Kind: String, CaseIterable, Codable, Sendable {
    case text
    case real
  }

  let folder: TemporaryFolder
  let path: String
  let kind: Kind
  private var keeper: EditKeeper?
  private let reports = Monitor<[EditReport]>([])
  private var lastID: UInt64 = 0
  private let beforeCommit: @Sendable () -> Void

  init(
    _ albums: [String: [String]], _ kind: Kind = .text,
    beforeCommit: @escaping @Sendable () -> Void = {}
  ) throws {
    folder = try TemporaryFolder()
    path = folder.path("photos.plist")
    self.kind = kind
    self.beforeCommit = beforeCommit
    try write(albums)
  }

  deinit { keeper?.stop() }

  var albums: [String: [String]] { Self.read(path, kind) }

  func write(_ albums: [String: [String]]) throws { try Self.write(albums, to: path, kind) }

  /// Albums that are not empty.
  static func read(_ path: String, _ kind: Kind) -> [String: [String]] {
    guard kind == .real else { return TextEntryEditor.read(path) }
    let value = FileManager.default.contents(atPath: path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    let albums = value as? [String: [Any]] ?? [:]
    return albums.filter { !$0.value.isEmpty }.mapValues { entries in
      entries.compactMap { $0 as? String ?? ($0 as? [String: Any])?["url"] as? String }
    }
  }

  /// Every other entry of a real one is a dictionary.
  static func write(_ albums: [String: [String]], to path: String, _ kind: Kind) throws {
    guard kind == .real else { return try TextEntryEditor.write(albums, to: path) }
    let value = albums.mapValues { names in
      names.enumerated().map { $0 % 2 == 0 ? $1 : ["url": $1] as Any }
    }
    try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: path))
  }

  static func editor(
    _ kind: Kind, _ path: [UInt8], beforeCommit: @escaping @Sendable () -> Void = {}
  ) -> any EntryEditor {
    switch kind {
    case .text: TextEntryEditor(path: path, beforeCommit: beforeCommit)
    case .real:
      HookedEditor(
        base: SystemEntryEditor(path: path, program: Program.built("photogrid-plist")),
        beforeCommit: beforeCommit)
    }
  }

  /// What lies beside the property list and is none of ours.
  var leftovers: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.contains("photos.plist") && $0 != "photos.plist" }
  }

  static func options(_ folder: [UInt8]) -> EditKeeper.Options {
    var options = EditRig.options(folder, library: folder + bytes("/photos.plist"))
    options.kind = .plist
    return options
  }

  @discardableResult
  func open() throws -> (edits: [PastEdit], note: String?) {
    end()
    let keeper = EditKeeper(
      options: Self.options(folder.bytes), hook: { _ in },
      editor: { [kind, beforeCommit] in Self.editor(kind, $0, beforeCommit: beforeCommit) }
    ) { [reports] report in
      reports.update { $0.append(report) }
    }
    self.keeper = keeper
    let past = Monitor<([PastEdit], String?)?>(nil)
    keeper.open { edits, note in past.update { $0 = (edits, note) } }
    return try past.result { $0 }
  }

  func end() {
    keeper?.stop()
    keeper = nil
  }

  func submit(_ request: EditRequest) throws -> EditReport {
    if keeper == nil { try open() }
    let before = reports.withLock { $0.count }
    try #require(keeper).submit(request)
    return try reports.result { $0.count > before ? $0[before] : nil }
  }

  func perform(_ edit: LibraryEdit) throws -> EditReport {
    lastID += 1
    return try submit(.perform(EditID(rawValue: lastID), edit))
  }

  func undo(_ id: EditID? = nil) throws -> EditReport {
    try submit(.undo(id ?? EditID(rawValue: lastID)))
  }

  func redo(_ id: EditID? = nil) throws -> EditReport {
    try submit(.redo(id ?? EditID(rawValue: lastID)))
  }

  /// An entry by "key/address" or "key/address/ordinal".
  static func item(_ text: String, _ number: Int = 0) -> StoredItem {
    let parts = text.split(separator: "/").map(String.init)
    return StoredItem(
      item: PhotoID(rawValue: UInt32(number)), home: .key(bytes(parts[0])),
      location: .file(bytes("/x/" + parts[1])), address: bytes(parts[1]),
      ordinal: parts.count > 2 ? Int(parts[2]) ?? 0 : 0)
  }

  static func items(_ texts: [String]) -> [StoredItem] {
    texts.enumerated().map { item($1, $0) }
  }
}

/// Lets somebody write before a new file takes the place of the old one.
private struct HookedEditor: EntryEditor {
  let base: SystemEntryEditor
  let beforeCommit: @Sendable () -> Void

  func prepare(_ changes: [EntryChange]) throws(EditProblem) -> PreparedEntries {
    try base.prepare(changes)
  }

  func commit(_ prepared: PreparedEntries) throws(EditProblem) -> Bool {
    beforeCommit()
    return try base.commit(prepared)
  }

  func discard(_ prepared: PreparedEntries) { base.discard(prepared) }
  func removeLeftovers() { base.removeLeftovers() }
  func albums() throws(EditProblem) -> [[UInt8]: [PlistMessage.Entry]] { try base.albums() }
}
