import SystemEdge

#if canImport(Darwin)
  import Darwin
#endif

/// Where the parts of the program are: its helpers beside it or in `libexec`, its resources in
/// `share` or, before it is installed, in the folder that it was built in.
package struct Installation: Sendable {
  private let folder: String

  package init() {
    let own = Self.programPath ?? ""
    folder = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
  }

  /// The path of a helper program; nil when it is not installed.
  package func helper(_ name: String) -> String? {
    ["\(folder)/\(name)", "\(folder)/../libexec/photogrid/\(name)"].first {
      access($0, X_OK) == 0
    }
  }

  /// The path of a file of ours; nil when it is not there. PHOTOGRID_RESOURCES names another
  /// folder to look in.
  package func resource(_ name: String) -> String? {
    var folders = ["\(folder)/../share/photogrid"]
    if let variable = getenv("PHOTOGRID_RESOURCES"), variable.pointee != 0 {
      folders.insert(String(cString: variable), at: 0)
    }
    // A build's programs lie some folders below the package: .build/<platform>/release.
    var above = folder
    for _ in 0..<4 {
      guard let slash = above.lastIndex(of: "/") else { break }
      above = String(above[..<slash])
      folders.append("\(above)/Resources")
    }
    return folders.map { "\($0)/\(name)" }.first { access($0, R_OK) == 0 }
  }

  /// The path of the running program.
  private static var programPath: String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    #if canImport(Darwin)
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return String(cString: buffer)
    #else
      let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
      guard length > 0 else { return nil }
      return String(
        decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #endif
  }
}
