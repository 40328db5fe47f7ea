import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// A keeper over a text that stands for a property list.
final class PlistRig {
  let folder: TemporaryFolder
  let path: String
  private var keeper: EditKeeper?
  private let reports = Monitor<[EditReport]>([])
  private var lastID: UInt64 = 0
  private let beforeCommit: @Sendable () -> Void

  init(
    _ albums: [String: [String]], beforeCommit: @escaping @Sendable () -> Void = {}
  ) throws {
    folder = try TemporaryFolder()
    path = folder.path("photos.plist")
    self.beforeCommit = beforeCommit
    try TextEntryEditor.write(albums, to: path)
  }

  deinit { keeper?.stop() }

  var albums: [String: [String]] { TextEntryEditor.read(path) }

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
      editor: { [beforeCommit] in TextEntryEditor(path: $0, beforeCommit: beforeCommit) }
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
