import SystemEdge

/// Folders that one edit works in: opened once, and put on the disk together.
final class FolderCache {
  private var folders: [[UInt8]: OpenFolder] = [:]
  private var changed: Set<[UInt8]> = []
  private let hook: EditStep.Hook

  /// Folders that are open at the same time: a program has some hundred descriptors.
  private static let limit = 64

  init(hook: @escaping EditStep.Hook) { self.hook = hook }

  func folder(_ path: [UInt8]) -> Result<OpenFolder, SystemError> {
    if let folder = folders[path] { return .success(folder) }
    if folders.count >= Self.limit {
      syncChanged()
      folders = [:]
    }
    let result = OpenFolder.at(path)
    if case .success(let folder) = result { folders[path] = folder }
    return result
  }

  /// Notes that names in it have changed.
  func noteChange(in path: [UInt8]) { changed.insert(path) }

  func syncChanged() {
    guard !changed.isEmpty else { return }
    hook(.syncFolders)
    for path in changed { if let folder = folders[path] { folder.sync() } }
    changed = []
  }
}
