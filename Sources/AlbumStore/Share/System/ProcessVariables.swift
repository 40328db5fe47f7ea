import SystemEdge

/// The variables of the environment.
enum ProcessVariables {
  /// All of ours, `NAME=VALUE` as bytes.
  static var current: [[UInt8]] {
    var entry = block
    var variables: [[UInt8]] = []
    while let variable = entry?.pointee {
      variables.append(Array(UnsafeRawBufferPointer(start: variable, count: strlen(variable))))
      entry = entry?.advanced(by: 1)
    }
    return variables
  }

  /// For a decoder: what is text, and Swift's own crash reports off, each of which takes seconds.
  static var forDecoders: [String] {
    let name = "SWIFT_BACKTRACE="
    return current.compactMap { String(validating: $0, as: UTF8.self) }
      .filter { !$0.hasPrefix(name) } + [name + "enable=no"]
  }

  private static var block: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}
