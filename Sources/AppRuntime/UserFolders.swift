import SystemEdge

/// The folders that the XDG Base Directory Specification gives to a user's programs; relative
/// values of the variables are ignored, as it says.
package enum UserFolders {
  /// For what can be made again.
  package static var cache: [UInt8] { folder("XDG_CACHE_HOME", "/.cache") }
  /// For what the user wants kept.
  package static var data: [UInt8] { folder("XDG_DATA_HOME", "/.local/share") }
  /// For what the user sets.
  package static var config: [UInt8] { folder("XDG_CONFIG_HOME", "/.config") }
  /// The home trash of the freedesktop Trash specification.
  package static var trash: [UInt8] { folder("XDG_DATA_HOME", "/.local/share", "/Trash") }
  /// For the log.
  package static var state: [UInt8] { folder("XDG_STATE_HOME", "/.local/state") }

  /// The folder that the program was started in; nil when it is gone.
  package static var current: [UInt8]? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  private static func folder(
    _ variable: String, _ fallback: String, _ name: String = "/photogrid"
  ) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    if let value = bytes(of: variable), value.first == slash { return value + name.utf8 }
    let home = bytes(of: "HOME") ?? Array("/tmp".utf8)
    return home + fallback.utf8 + name.utf8
  }

  private static func bytes(of variable: String) -> [UInt8]? {
    guard let value = getenv(variable), value.pointee != 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }

  /// Makes a folder and those above it, for the user alone; one that is there is left as it is.
  /// - Returns: whether it is there now.
  package static func make(_ path: [UInt8]) -> Bool {
    for (index, byte) in path.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      makeOne(path[..<index])
    }
    return makeOne(path[...])
  }

  @discardableResult
  private static func makeOne(_ path: ArraySlice<UInt8>) -> Bool {
    let text = path.map { CChar(bitPattern: $0) } + [0]
    return mkdir(text, 0o700) == 0 || errno == EEXIST
  }
}
