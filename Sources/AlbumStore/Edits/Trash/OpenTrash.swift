import SystemEdge

/// A trash folder that is there, and held open.
final class OpenTrash {
  let folder: TrashFolder
  let files: OpenFolder
  let info: OpenFolder

  init(_ folder: TrashFolder, files: OpenFolder, info: OpenFolder) {
    self.folder = folder
    self.files = files
    self.info = info
  }

  static let infoEnding = Array(".trashinfo".utf8)

  static func infoName(_ name: [UInt8]) -> [UInt8] { name + infoEnding }

  /// A name under which neither a file nor its `.trashinfo` stands.
  /// - `taken`: names that are spoken for.
  func freeName(for name: [UInt8], taken: Set<[UInt8]>) -> [UInt8] {
    var number = 1
    while true {
      let candidate = NumberedName.name(
        name, number: number, atMost: NumberedName.limit - Self.infoEnding.count)
      if !taken.contains(candidate), !files.holds(candidate),
        !info.holds(Self.infoName(candidate))
      {
        return candidate
      }
      number += 1
    }
  }

  func sync() {
    info.sync()
    files.sync()
  }

  // MARK: - Opening

  /// Opens a trash folder that is there; makes nothing.
  static func open(_ folder: TrashFolder) -> Result<OpenTrash, SystemError> {
    switch (OpenFolder.at(folder.filesPath), OpenFolder.at(folder.infoPath)) {
    case (.success(let files), .success(let info)):
      .success(OpenTrash(folder, files: files, info: info))
    case (.failure(let error), _), (_, .failure(let error)): .failure(error)
    }
  }

  /// Opens a trash folder, and makes it where it is not there yet, with access for its user alone.
  static func make(_ folder: TrashFolder, hook: EditStep.Hook) throws(EditProblem) -> OpenTrash {
    for path in [folder.path, folder.filesPath, folder.infoPath] {
      if case .success = FileFacts.of(path) { continue }
      hook(.makeTrashFolder)
      // Above the home trash there may be nothing yet.
      if let error = CacheFolder.make(path) { throw problem(folder, error.words) }
    }
    switch open(folder) {
    case .success(let trash): return trash
    case .failure(let error): throw problem(folder, error.words)
    }
  }

  private static func problem(_ folder: TrashFolder, _ words: String) -> EditProblem {
    EditProblem(words: "the trash folder \(SafeText.of(folder.path)) can't be used: \(words)")
  }
}
