import SystemEdge

/// Opens the log when PHOTOGRID_LOG asks for one.
package enum LogSetup {
  /// - Returns: a line for standard error when the variable's value is none of those that it may
  ///   have; nil when all is well.
  package static func run() -> String? {
    guard let raw = getenv("PHOTOGRID_LOG"), raw.pointee != 0 else { return nil }
    let levels: [String: Log.Level] = ["error": .error, "info": .info, "debug": .debug]
    guard let level = levels[String(cString: raw)] else {
      return "photogrid: PHOTOGRID_LOG: expected error, info or debug"
    }
    let folder = UserFolders.state
    guard UserFolders.make(folder) else { return nil }
    let path = String(decoding: folder, as: UTF8.self) + "/photogrid.log"
    Log.open(path: path, level: level)
    return nil
  }
}
