import AppRuntime
import SystemEdge
import TerminalCore

/// A folder that the program uses.
struct FolderCheck {
  enum Role: String, CaseIterable {
    case settings, journal, trash, cache, log
  }

  var role: Role
  var path: [UInt8]
  var exists: Bool
  /// Whether something can be put there, or the folder can be made.
  var isWritable: Bool
  /// Bytes that the files in it take; nil where that is not asked.
  var bytes: Int?

  /// The path, safe for a screen.
  var name: String { DisplayText(bytes: path).string }

  static var all: [FolderCheck] {
    Role.allCases.map { role in
      let path: [UInt8] =
        switch role {
        case .settings: UserFolders.config
        case .journal: UserFolders.data
        case .trash: UserFolders.trash
        case .cache: UserFolders.cache
        case .log: UserFolders.state
        }
      return FolderCheck(role, path, isMeasured: role == .cache)
    }
  }

  init(_ role: Role, _ path: [UInt8], isMeasured: Bool = false) {
    self.role = role
    self.path = path
    exists = Self.access(path, F_OK)
    isWritable = Self.canWrite(path)
    bytes = isMeasured ? FolderSize.bytes(in: path) : nil
  }

  /// Asks the nearest folder above that is there.
  private static func canWrite(_ path: [UInt8]) -> Bool {
    var path = path[...]
    while !path.isEmpty, !access(Array(path), F_OK) {
      let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      path = path[..<slash]
    }
    return access(path.isEmpty ? [UInt8(ascii: "/")] : Array(path), W_OK | X_OK)
  }

  private static func access(_ path: [UInt8], _ mode: Int32) -> Bool {
    let text = path.map { CChar(bitPattern: $0) } + [0]
    return SystemEdge.access(text, mode) == 0
  }
}
