import SystemEdge

/// What runs left behind that died, in a folder that others use too.
enum Leftovers {
  /// After how many seconds nobody can be at work on it any more.
  private static let lifetime: Int64 = 86_400

  /// The entries of our own whose names may be ours and that nobody has changed for a day.
  /// - `kind`: a file's type, as `S_IFREG`.
  static func find(
    in folder: OpenFolder, kind: mode_t, where mayBeOurs: ([UInt8]) -> Bool
  ) -> [[UInt8]] {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return folder.names().filter { name in
      guard mayBeOurs(name) else { return false }
      var status = stat()
      let isThere = CPath.with(name) {
        fstatat(folder.descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) == 0
      }
      return isThere && status.st_uid == getuid() && status.st_mode & S_IFMT == kind
        && FileIdentity(status).modified / 1_000_000_000 < Int64(now.tv_sec) - lifetime
    }
  }
}
