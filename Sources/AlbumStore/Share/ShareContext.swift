import SystemEdge

/// What all acts of sharing have in common.
struct ShareContext: Sendable {
  var decoderProgram: String?
  var localCopy: @Sendable ([UInt8]) -> [UInt8]?
  /// `NAME=VALUE` each: where programs are looked for, and what they are started with.
  var variables: [[UInt8]] = ProcessVariables.current

  func variable(_ name: String) -> [UInt8]? {
    let start = Array("\(name)=".utf8)
    guard let found = variables.first(where: { $0.starts(with: start) }) else { return nil }
    let value = Array(found[start.count...])
    return value.isEmpty ? nil : value
  }

  var home: [UInt8]? { variable("HOME") }

  /// Where a program lies, by its name; nil when it is not installed.
  func program(_ name: String) -> [UInt8]? {
    ProgramFinder.find(Array(name.utf8), in: variable("PATH") ?? [])
  }

  /// The first of these programs that is installed.
  func program(ofFirst names: [String]) -> (name: String, path: [UInt8])? {
    for name in names {
      if let path = program(name) { return (name, path) }
    }
    return nil
  }
}
