import SystemEdge

/// Paths as users type them and as programs get them.
enum SharePath {
  /// A leading "~/", or "~" alone, is the home.
  static func expanded(_ path: [UInt8], home: [UInt8]?) -> [UInt8] {
    guard let home, path.first == UInt8(ascii: "~") else { return path }
    let rest = path.dropFirst()
    if rest.isEmpty { return home }
    guard rest.first == UInt8(ascii: "/") else { return path }
    return CPath.join(home, rest.drop { $0 == UInt8(ascii: "/") })
  }

  /// Begins with a slash: no program takes it for an option.
  static func absolute(_ path: [UInt8]) -> [UInt8] {
    guard path.first != UInt8(ascii: "/") else { return path }
    guard let folder = getcwd(nil, 0) else { return Array("./".utf8) + path }
    defer { free(folder) }
    let bytes = Array(UnsafeRawBufferPointer(start: folder, count: strlen(folder)))
    return CPath.join(bytes, path)
  }

  static func lastComponent(_ path: [UInt8]) -> [UInt8] {
    Array(path.split(separator: UInt8(ascii: "/")).last ?? [])
  }

  /// For a message: "~" for the home.
  static func words(_ path: [UInt8], home: [UInt8]?) -> String {
    if let home, home.count > 1, path.starts(with: home) {
      let rest = path.dropFirst(home.count)
      if rest.isEmpty || rest.first == UInt8(ascii: "/") {
        return SafeText.of([UInt8(ascii: "~")] + rest, atMost: 120)
      }
    }
    return SafeText.of(path, atMost: 120)
  }
}
