import SystemEdge

/// Paths of bytes, as C wants them.
enum CPath {
  /// Hands the bytes out as a C string. For C a path ends at its first zero byte.
  static func with<Result>(
    _ path: some Collection<UInt8>, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    var characters = ContiguousArray<CChar>()
    characters.reserveCapacity(path.count + 1)
    for byte in path { characters.append(CChar(bitPattern: byte)) }
    characters.append(0)
    return characters.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("it holds a zero at least") }
      return body(base)
    }
  }

  /// Opens a folder for reading its entries. The path may be longer than the system's limit: then
  /// it is walked in pieces.
  /// - `directory`: the open folder that the path starts from; nil is the working one.
  static func openFolder(
    _ path: [UInt8], in directory: Int32? = nil
  ) -> Result<Int32, SystemError> {
    var from = directory ?? AT_FDCWD
    var rest = path[...]
    while rest.count > longestPiece,
      let cut = rest.prefix(longestPiece).lastIndex(of: UInt8(ascii: "/")), cut > rest.startIndex
    {
      let piece = openFolderPiece(rest[..<cut], in: from)
      if from != directory && from != AT_FDCWD { close(from) }
      guard case .success(let descriptor) = piece else { return piece }
      from = descriptor
      rest = rest[cut...].drop { $0 == UInt8(ascii: "/") }
    }
    let result = openFolderPiece(rest, in: from)
    if from != directory && from != AT_FDCWD { close(from) }
    return result
  }

  /// Below PATH_MAX of every system that we know: 1,024 on macOS, 4,096 on Linux.
  private static let longestPiece = 1000

  private static func openFolderPiece(
    _ path: ArraySlice<UInt8>, in directory: Int32
  ) -> Result<Int32, SystemError> {
    with(path.isEmpty ? [UInt8(ascii: ".")] : path) { path in
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK
      let descriptor = openat(directory, path, flags)
      return descriptor >= 0 ? .success(descriptor) : .failure(.last)
    }
  }

  /// The last component of a path's real form, for "." and "..", "" and "/"; else of the path as it
  /// is.
  static func title(of path: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    let last = Array(path.split(separator: slash).last ?? [])
    guard last.isEmpty || last == Array(".".utf8) || last == Array("..".utf8) else { return last }
    let real = real(path) ?? path
    return Array(real.split(separator: slash).last ?? [slash])
  }

  /// The path without links, "." and ".."; nil when it leads nowhere.
  static func real(_ path: [UInt8]) -> [UInt8]? {
    with(path.isEmpty ? Array(".".utf8) : path) { realPath($0) }
  }

  private static func realPath(_ path: UnsafePointer<CChar>) -> [UInt8]? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// `directory` + "/" + `name`, with one slash between; an empty directory adds none.
  static func join(_ directory: [UInt8], _ name: some Collection<UInt8>) -> [UInt8] {
    var path = directory
    path.reserveCapacity(directory.count + 1 + name.count)
    if let last = path.last, last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    path.append(contentsOf: name)
    return path
  }

  /// The part of a path before its last component, as written: "" for a bare name, "/" for a name
  /// in the root.
  static func directory(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return [] }
    return slash == 0 ? [UInt8(ascii: "/")] : Array(path[..<slash])
  }
}
