import SystemEdge

/// A new file at a path that the user typed.
struct ShareDestination {
  let folder: OpenFolder
  /// With a slash at the end, or empty for the working directory.
  let folderPath: [UInt8]
  let name: [UInt8]

  init(_ typed: [UInt8], home: [UInt8]?) throws(ShareStop) {
    let path = SharePath.expanded(typed, home: home)
    guard let last = path.last, !path.contains(0) else {
      throw .problem("expected the path of a new file")
    }
    let name = SharePath.lastComponent(path)
    guard last != UInt8(ascii: "/"), !Self.isFolder(path) else {
      throw .problem("\(SafeText.of(typed)) is a folder; expected the path of a new file")
    }
    let directory = CPath.directory(of: path)
    folderPath = directory.isEmpty ? [] : CPath.join(directory, [])
    self.name = name
    switch OpenFolder.at(directory) {
    case .success(let folder): self.folder = folder
    case .failure(let error): throw .problem(directory, error)
    }
    PartFile.sweep(folder)
  }

  private static func isFolder(_ path: [UInt8]) -> Bool {
    if case .success(let facts) = FileFacts.of(path) { facts.isFolder } else { false }
  }

  /// The path of a file beside it.
  func path(of name: [UInt8]) -> [UInt8] { folderPath + name }

  func createPart() throws(ShareStop) -> PartFile {
    do throws(SystemError) {
      return try PartFile.create(in: folder, isPrivate: false)
    } catch {
      throw .problem(folderPath.isEmpty ? [0x2E] : folderPath, error)
    }
  }

  /// - Returns: the path that the file got.
  func commit(_ part: PartFile) throws(ShareStop) -> [UInt8] {
    do throws(SystemError) {
      let name = try part.commit(as: name)
      folder.sync()
      return path(of: name)
    } catch {
      throw .problem(path(of: name), error)
    }
  }
}
