import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// A folder library with a data folder and a trash of its own, and a keeper over it.
final class EditRig {
  let folder: TemporaryFolder
  let library: [UInt8]
  private var keeper: EditKeeper?
  private let reports = Monitor<[EditReport]>([])
  private var lastID: UInt64 = 0
  private let isReadOnly: Bool
  private var hook: EditStep.Hook

  init(
    _ names: [String] = [], isReadOnly: Bool = false, hook: @escaping EditStep.Hook = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    library = folder.bytes("lib")
    self.isReadOnly = isReadOnly
    self.hook = hook
    try folder.folder("lib")
    for name in names { try photo(name) }
  }

  deinit { keeper?.stop() }

  /// Makes a file whose content is its name.
  func photo(_ name: String) throws { try folder.file("lib/" + name, Array(name.utf8)) }

  static func options(
    _ folder: [UInt8], library: [UInt8]? = nil, isReadOnly: Bool = false
  ) -> EditKeeper.Options {
    EditKeeper.Options(
      kind: .folder, libraryPath: library ?? folder + Array("/lib".utf8),
      dataFolder: folder + Array("/data/photogrid".utf8),
      trashHome: folder + Array("/data/Trash".utf8), plistProgram: Program.built("photogrid-plist"),
      isReadOnly: isReadOnly)
  }

  // MARK: - Runs

  /// Begins a run, after the end of the one before.
  @discardableResult
  func open(library: [UInt8]? = nil) throws -> (edits: [PastEdit], note: String?) {
    end()
    let keeper = EditKeeper(
      options: Self.options(folder.bytes, library: library, isReadOnly: isReadOnly), hook: hook,
      editor: { TextEntryEditor(path: $0) }
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
    let keeper = try #require(keeper)
    let before = reports.withLock { $0.count }
    keeper.submit(request)
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

  // MARK: - Items

  /// A photo, by its path below the library's folder, as reports tell of it.
  func photoReport(_ path: String) -> EditReport.Return {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return EditReport.Return(
      home: home(folder), details: PhotoDetails(location: location(path)),
      album: FolderNaming(root: library).emptyAlbum(of: Array(folder.utf8)))
  }

  /// Items by their paths below the library's folder; the n-th has number n.
  func items(_ names: [String]) -> [StoredItem] { names.enumerated().map { item($1, $0) } }

  func item(_ name: String, _ number: Int = 0) -> StoredItem {
    item(bytes: Array(name.utf8), number)
  }

  func item(bytes name: [UInt8], _ number: Int = 0) -> StoredItem {
    let path = CPath.join(library, name)
    return StoredItem(
      item: PhotoID(rawValue: UInt32(number)), home: .folder(CPath.directory(of: path)),
      location: .file(path), address: path)
  }

  func delete(_ names: String...) throws -> EditReport { try perform(.delete(items(names))) }

  func move(_ names: [String], to folder: String) throws -> EditReport {
    try perform(.move(items(names), to: home(folder), before: nil))
  }

  /// A folder as the catalog writes it.
  func home(_ name: String) -> AlbumHome { .folder(CPath.join(library, Array(name.utf8))) }

  func location(_ name: String) -> PhotoLocation {
    .file(CPath.join(library, Array(name.utf8)))
  }

  // MARK: - The disk

  /// Files below a folder, by their paths, with what they hold.
  func tree(_ name: String) -> [String: String] {
    let root = folder.path(name)
    guard let all = FileManager.default.enumerator(atPath: root) else { return [:] }
    var found: [String: String] = [:]
    for case let path as String in all {
      var status = stat()
      guard lstat(root + "/" + path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
        continue
      }
      let content = FileManager.default.contents(atPath: root + "/" + path) ?? Data()
      found[path] = String(decoding: content, as: UTF8.self)
    }
    return found
  }

  var photos: [String] { tree("lib").keys.sorted() }
  var trashed: [String] { tree("data/Trash/files").keys.sorted() }
  var infos: [String] { tree("data/Trash/info").keys.sorted() }
  var journalPath: String {
    get throws {
      let names = tree("data/photogrid/journal").keys.filter { $0.hasSuffix(".journal") }
      return folder.path("data/photogrid/journal/" + (try #require(names.first)))
    }
  }
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
