import SystemEdge

/// Folders that are made when they are needed.
enum CacheFolder {
  /// Makes a folder and those above it, with access for nobody else.
  /// - Returns: why it could not be made; nil when it is there.
  static func make(_ path: [UInt8]) -> SystemError? {
    if case .success(let facts) = FileFacts.of(path) {
      return facts.isFolder ? nil : SystemError(code: ENOTDIR)
    }
    let above = CPath.directory(of: path)
    if !above.isEmpty, above != path, let error = make(above) { return error }
    let code = CPath.with(path) { mkdir($0, 0o700) == 0 ? 0 : errno }
    return code == 0 || code == EEXIST ? nil : SystemError(code: code)
  }

  /// Removes files of a folder by the ends of their names.
  /// - `seconds`: how long ago they must have been changed.
  static func sweep(_ path: [UInt8], namesEnding end: String, olderThan seconds: Int64) {
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name),
      let stream = CPath.with(path, { opendir($0) })
    else { return }
    defer { closedir(stream) }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    while let entry = readdir(stream) {
      // The name may be longer than the structure's field: it is read by address.
      let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
      let length = strlen(start.assumingMemoryBound(to: CChar.self))
      let name = Array(UnsafeRawBufferPointer(start: start, count: length))
      guard name.suffix(end.utf8.count).elementsEqual(end.utf8) else { continue }
      let file = CPath.join(path, name)
      guard case .success(let facts) = FileFacts.of(file, followsLinks: false), facts.isRegular,
        facts.modified < Int64(now.tv_sec) - seconds
      else { continue }
      _ = CPath.with(file) { unlink($0) }
    }
  }
}
