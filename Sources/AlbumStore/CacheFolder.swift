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
}
