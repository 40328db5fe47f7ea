import SystemEdge

/// Folders of the user's library.
enum UserFolder {
  /// Makes a folder and those above it, with the rights that the user's programs give.
  /// - Returns: why it could not be made; nil when it is there.
  static func make(_ path: [UInt8]) -> SystemError? {
    var path = path
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    let code = CPath.with(path) { mkdir($0, 0o777) == 0 ? 0 : errno }
    switch code {
    case 0, EEXIST: return nil
    case ENOENT:
      let above = CPath.directory(of: path)
      guard !above.isEmpty, above != path else { return SystemError(code: code) }
      if let error = make(above) { return error }
      let code = CPath.with(path) { mkdir($0, 0o777) == 0 ? 0 : errno }
      return code == 0 || code == EEXIST ? nil : SystemError(code: code)
    default: return SystemError(code: code)
    }
  }
}
