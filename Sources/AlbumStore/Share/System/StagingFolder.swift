import SystemEdge

/// A private folder for what a program is to find there.
final class StagingFolder {
  let path: [UInt8]
  let folder: OpenFolder
  /// Whether it stays for a day, for a program that reads it later.
  private var isKept: Bool

  private static let prefix = "photogrid-share-"

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

  /// Has it removed after all: no program is going to read it.
  func discard() { isKept = false }

  /// Removes what programs should have read long ago, and what died runs left.
  static func sweep() {
    let place = ScratchFile.folder
    guard case .success(let folder) = OpenFolder.at(place) else { return }
    let names = Leftovers.find(in: folder, kind: S_IFDIR) { $0.starts(with: prefix.utf8) }
    for name in names { clear(CPath.join(place, name)) }
  }

  /// Links and copies of our own making: what links lead to is not touched.
  private static func clear(_ path: [UInt8]) {
    if case .success(let folder) = OpenFolder.at(path) {
      folder.names().forEach { folder.remove($0) }
    }
    _ = CPath.with(path) { rmdir($0) }
  }
}
