import SystemEdge

/// A private folder for what a program is to find there.
final class StagingFolder {
  let path: [UInt8]
  let folder: OpenFolder
  private let isKept: Bool

  private static let prefix = "photogrid-share-"
  /// After how many seconds a folder that was kept is cleared away.
  private static let lifetime: Int64 = 86_400

  /// - `isKept`: whether it stays for a day, for a program that reads it later.
  init(isKept: Bool) throws(ShareStop) {
    self.isKept = isKept
    let place = ScratchFile.folder
    var template = (CPath.join(place, Array(Self.prefix.utf8)) + Array("XXXXXX\0".utf8))
      .map { CChar(bitPattern: $0) }
    guard mkdtemp(&template) != nil else { throw .problem(place, .last) }
    path = template.dropLast().map { UInt8(bitPattern: $0) }
    switch OpenFolder.at(path) {
    case .success(let folder): self.folder = folder
    case .failure(let error): throw .problem(path, error)
    }
  }

  deinit { if !isKept { Self.clear(path) } }

  /// Removes what programs should have read long ago.
  static func sweep() {
    let place = ScratchFile.folder
    guard case .success(let folder) = OpenFolder.at(place) else { return }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    for name in folder.names() where name.starts(with: prefix.utf8) {
      let path = CPath.join(place, name)
      var status = stat()
      guard CPath.with(path, { lstat($0, &status) }) == 0, status.st_uid == getuid(),
        status.st_mode & S_IFMT == S_IFDIR,
        FileIdentity(status).modified / 1_000_000_000 < Int64(now.tv_sec) - lifetime
      else { continue }
      clear(path)
    }
  }

  /// Links and copies of our own making: what links lead to is not touched.
  private static func clear(_ path: [UInt8]) {
    if case .success(let folder) = OpenFolder.at(path) {
      folder.names().forEach { folder.remove($0) }
    }
    _ = CPath.with(path) { rmdir($0) }
  }
}
