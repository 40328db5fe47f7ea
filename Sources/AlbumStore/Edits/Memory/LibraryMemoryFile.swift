package import AlbumModel
import SystemEdge

/// What is kept of one library between runs: a text file in the user's data folder, which is
/// written whole each time.
package struct LibraryMemoryFile: Sendable {
  private let root: LibraryRoot
  private let folder: [UInt8]
  private let path: [UInt8]

  /// Larger files are set aside.
  private static let sizeLimit = 1 << 30

  /// Looks up the library's real path, so that other spellings of it find the same file.
  /// - Parameters:
  ///   - libraryPath: the folder or the property list, as it was given to the reader of the library.
  ///   - dataFolder: $XDG_DATA_HOME/photogrid.
  package init(libraryPath: [UInt8], dataFolder: [UInt8]) {
    root = LibraryRoot(libraryPath)
    folder = CPath.join(dataFolder, Array("libraries".utf8))
    path = CPath.join(folder, root.hash + Array(".txt".utf8))
  }

  /// What was written last; an empty memory when there is none, or it can't be read. A file that is
  /// no such memory, or was cut, is set aside as `.damaged`.
  package func read() -> LibraryMemory {
    let file = CPath.with(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else { return LibraryMemory() }
    defer { close(file) }
    let content = FileOutput.read(file, atMost: Self.sizeLimit)
    let text = MemoryText(root: root)
    if let content, let memory = text.memory(of: content) { return memory }
    // A folder, say, can't be read, and is nothing of ours.
    guard let content else { return LibraryMemory() }
    setAside()
    return text.whatIsLeft(of: content)
  }

  /// Writes the memory in place of what was written before: whole, or not at all.
  /// - Returns: why it could not be written, safe for a screen; nil when it is on the disk.
  package func write(_ memory: LibraryMemory) -> String? {
    if let error = CacheFolder.make(folder) { return words(error) }
    let temporary = path + Array(".\(getpid()).new".utf8)
    if let error = writeFile(temporary, MemoryText(root: root).content(of: memory)) {
      _ = CPath.with(temporary) { unlink($0) }
      return words(error)
    }
    let code = CPath.with(temporary) { temporary in
      CPath.with(path) { rename(temporary, $0) == 0 ? 0 : errno }
    }
    guard code == 0 else {
      _ = CPath.with(temporary) { unlink($0) }
      return words(SystemError(code: code))
    }
    if case .success(let folder) = OpenFolder.at(folder) { folder.sync() }
    return nil
  }

  private func writeFile(_ path: [UInt8], _ content: [UInt8]) -> SystemError? {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let file = CPath.with(path) { open($0, flags, 0o600) }
    guard file >= 0 else { return .last }
    defer { close(file) }
    return FileOutput.write(content, to: file) ?? FileOutput.sync(file)
  }

  /// One that was set aside before gives way: it held less, or was looked at.
  private func setAside() {
    CPath.with(path) { path in
      CPath.with(self.path + Array(".damaged".utf8)) { _ = rename(path, $0) }
    }
  }

  private func words(_ error: SystemError) -> String {
    "\(SafeText.of(path)) can't be written: \(error.words)"
  }
}
