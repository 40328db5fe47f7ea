import SystemEdge

/// The folder of a library, by the spelling of this run.
struct LibraryRoot {
  /// Without a slash at its end.
  let path: [UInt8]
  /// Without links in it; nil when it can't be told.
  let realPath: [UInt8]?

  init(_ path: [UInt8]) {
    self.path = Self.trimmed(path)
    realPath = Self.realPath(of: self.path)
  }

  /// What tells the library from others, however it is spelled: a name for files.
  var hash: [UInt8] { SHA256.hexDigest(of: realPath ?? path) }

  /// - `path`: of a folder, as the library's albums have it.
  /// - Returns: below the root; nil when it does not lie in it.
  func relative(_ path: [UInt8]) -> [UInt8]? {
    let path = Self.trimmed(path)
    if let below = Self.below(self.path, path) { return below }
    guard let realPath, let real = Self.realPath(of: path) else { return nil }
    return Self.below(realPath, real)
  }

  /// The place of a file by its path.
  func place(_ path: [UInt8]) -> LibraryPlace {
    let name = Array(path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...])
    return place(folder: CPath.directory(of: path), name: name)
  }

  func place(folder: [UInt8], name: [UInt8]) -> LibraryPlace {
    if let below = relative(folder) {
      return LibraryPlace(directory: below, isInLibrary: true, name: name)
    }
    let absolute = folder.first == UInt8(ascii: "/") ? folder : Self.realPath(of: folder) ?? folder
    return LibraryPlace(directory: absolute, isInLibrary: false, name: name)
  }

  /// The folder's path as the library's albums have it: with a slash at its end for the root.
  func folder(of place: LibraryPlace) -> [UInt8] {
    place.isInLibrary ? CPath.join(path, place.directory) : place.directory
  }

  func path(of place: LibraryPlace) -> [UInt8] { CPath.join(folder(of: place), place.name) }

  /// The path without links, "." and ".."; nil when it can't be told.
  static func realPath(of path: [UInt8]) -> [UInt8]? {
    CPath.with(path.isEmpty ? Array(".".utf8) : path) { path in
      guard let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    }
  }

  private static func trimmed(_ path: [UInt8]) -> [UInt8] {
    var path = path
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }

  private static func below(_ root: [UInt8], _ path: [UInt8]) -> [UInt8]? {
    if path == root { return [] }
    let start = root.last == UInt8(ascii: "/") ? root : root + [UInt8(ascii: "/")]
    guard path.starts(with: start) else { return nil }
    return Array(path.dropFirst(start.count))
  }
}
