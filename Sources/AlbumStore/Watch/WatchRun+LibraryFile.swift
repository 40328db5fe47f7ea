import AlbumModel
import SystemEdge

extension WatchRun {
  /// Has the library's file looked at, and the folders watched in which it and what it links to
  /// lie.
  func visitLibraryFile(_ path: [UInt8]) {
    libraryFile.path = path
    workers.submit { [notifier] in
      // Watched first, so that nothing is lost in between.
      let watches = notifier.map { Self.watch(path, $0) } ?? []
      return .libraryFile(FileStamp.of(path), watches: watches)
    }
  }

  private static func watch(
    _ path: [UInt8], _ notifier: FolderNotifier
  ) -> [LibraryFileWatch] {
    let paths = Set([path, CPath.real(path) ?? path])
    return paths.compactMap { path in
      let folder = CPath.directory(of: path)
      let name = path.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? []
      guard case .success(let descriptor) = CPath.openFolder(folder) else { return nil }
      defer { close(descriptor) }
      guard case .success(let watch) = notifier.watch(descriptor, path: folder) else {
        return nil
      }
      return LibraryFileWatch(watch: watch, name: name)
    }
  }

  func takeLibraryFile(_ stamp: FileStamp?, _ watches: [LibraryFileWatch]) {
    guard let path = libraryFile.path else { return }
    let isFirst = !libraryFile.isKnown
    libraryFile.watches = watches
    libraryFile.isKnown = true
    guard let stamp else {
      if !libraryFile.isGone { tellGone(path) }
      libraryFile.isGone = true
      libraryFile.stamp = nil
      return
    }
    let isAnother = isFirst ? stamp.modified >= plan.startTime : stamp != libraryFile.stamp
    libraryFile.isGone = false
    libraryFile.stamp = stamp
    if isAnother && !cancellation.isCancelled { plan.libraryFileChanged() }
  }
}
