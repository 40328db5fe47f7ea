/// A tree of folders that a watcher walks.
struct WatchedTree {
  let naming: FolderNaming
  /// Which folder of the watcher's a folder on the disk is: none is walked twice.
  var visited: [FileFacts.Identity: Int] = [:]
  /// Whether the root itself is not there.
  var isGone = false

  init(naming: FolderNaming) { self.naming = naming }
}
