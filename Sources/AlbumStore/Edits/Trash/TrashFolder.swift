/// One of the folders of the freedesktop Trash specification 1.0 that deleted files go to.
struct TrashFolder: Hashable {
  /// Absolute, without links where it is not the home trash.
  var path: [UInt8]
  /// The top directory of its volume, which the paths in it are relative to; nil for the home
  /// trash, in which they are absolute.
  var topDirectory: [UInt8]?

  var filesPath: [UInt8] { CPath.join(path, Array("files".utf8)) }
  var infoPath: [UInt8] { CPath.join(path, Array("info".utf8)) }

  /// What stands in a `.trashinfo` file behind `Path=`, not yet encoded.
  /// - `path`: the file's, absolute and without links but its own.
  func entry(for path: [UInt8]) -> [UInt8] {
    guard let topDirectory else { return path }
    let start = topDirectory.last == UInt8(ascii: "/") ? topDirectory : topDirectory + [0x2f]
    return path.starts(with: start) ? Array(path.dropFirst(start.count)) : path
  }
}
