internal import SystemEdge

/// The environment that decoders are started with.
enum DecoderEnvironment {
  /// Ours, without what is not UTF-8, and with Swift's own crash reports off: one takes seconds,
  /// in which the crashed child would hold its place.
  static let variables: [String] = {
    let name = "SWIFT_BACKTRACE="
    return inherited.filter { !$0.hasPrefix(name) } + [name + "enable=no"]
  }()

  private static var inherited: [String] {
    var entry = block
    var variables: [String] = []
    while let variable = entry?.pointee {
      if let string = String(validatingCString: variable) { variables.append(string) }
      entry = entry?.advanced(by: 1)
    }
    return variables
  }

  private static var block: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}
