/// A folder of which nobody tells whether it changed.
struct FolderSuspect: Sendable {
  let number: Int
  let path: [UInt8]
  private let identity: FileFacts.Identity?
  private let stamp: Int64?
  /// A watched folder only has to be where it was.
  private let isWatched: Bool

  init(number: Int, path: [UInt8], known: WatchedFolder) {
    self.number = number
    self.path = path
    identity = known.identity
    stamp = known.stamp
    isWatched = known.watch != nil
  }

  /// Whether its names may be others than when it was read. Touches the disk.
  var isStale: Bool {
    let now = FileStamp.of(path.isEmpty ? [UInt8(ascii: ".")] : path)
    if now?.identity != identity { return true }
    return !isWatched && (stamp == nil || now?.modified != stamp)
  }
}
