import SystemEdge

/// Finds the trash folder for a file, as the freedesktop Trash specification 1.0 has it, "Trash
/// directories".
struct TrashFinder {
  /// $XDG_DATA_HOME/Trash.
  let home: [UInt8]
  let user = geteuid()

  /// The trash folders to try, the one of choice first. A second one only where the mount points
  /// tell another than the device numbers: a volume of one device may be mounted in several places,
  /// and nothing is renamed from one to the other.
  /// - `folder`: where the file stands; `path`: that folder's, absolute and without links.
  func trashes(for folder: OpenFolder, _ path: [UInt8]) -> [TrashFolder] {
    guard let device = folder.identity?.device else { return [] }
    var found: [TrashFolder] = []
    if device == homeDevice { found.append(TrashFolder(path: home)) }
    let tops =
      found.isEmpty
      ? [topDirectory(of: path, device), mountPoint(of: path)] : [mountPoint(of: path)]
    for case let top? in tops {
      let trash = trash(inTop: top)
      if !found.contains(trash) { found.append(trash) }
    }
    return found
  }

  /// The device that the home trash is on, or will be when it is made.
  private var homeDevice: UInt64? {
    var path = home
    while true {
      if case .success(let facts) = FileFacts.of(path) { return facts.identity.device }
      let above = CPath.directory(of: path)
      guard !above.isEmpty, above != path else { return nil }
      path = above
    }
  }

  /// The last folder on the way up that is on the device.
  private func topDirectory(of path: [UInt8], _ device: UInt64) -> [UInt8]? {
    var top = path
    while true {
      let above = CPath.directory(of: top)
      guard !above.isEmpty, above != top,
        case .success(let facts) = FileFacts.of(above), facts.identity.device == device
      else { return top }
      top = above
    }
  }

  /// `.Trash/UID` where an administrator made `.Trash` and made it well, else `.Trash-UID`.
  func trash(inTop top: [UInt8]) -> TrashFolder {
    let shared = CPath.join(top, Array(".Trash".utf8))
    let own = CPath.join(shared, Array("\(user)".utf8))
    if isWellMade(shared), isOurs(own) != false {
      return TrashFolder(path: own, topDirectory: top)
    }
    let path = CPath.join(top, Array(".Trash-\(user)".utf8))
    return TrashFolder(path: path, topDirectory: top)
  }

  /// Why a trash folder on a volume must not be used, in words; nil when it may be made, or used.
  func objection(to folder: TrashFolder) -> String? {
    guard folder.topDirectory != nil else { return nil }
    return isOurs(folder.path) == false
      ? "\(SafeText.of(folder.path)) is no folder of this user's" : nil
  }

  /// A folder, no link, with the sticky bit, in which nobody removes what is another's.
  private func isWellMade(_ path: [UInt8]) -> Bool {
    guard let status = Self.status(path) else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_mode & S_ISVTX != 0
  }

  /// Whether it is a folder of the user's and no link; nil when nothing is there.
  private func isOurs(_ path: [UInt8]) -> Bool? {
    guard let status = Self.status(path) else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == user
  }

  private static func status(_ path: [UInt8]) -> stat? {
    CPath.with(path) { path in
      var status = stat()
      return lstat(path, &status) == 0 ? status : nil
    }
  }
}

#if !os(Linux)
  extension TrashFinder {
    /// Not needed where a device is mounted once.
    func mountPoint(of path: [UInt8]) -> [UInt8]? { nil }
  }
#endif
