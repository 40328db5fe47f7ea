/// The process's environment.
enum Environment {
  /// The value of a variable; nil when it is not set or empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name), value[0] != 0 else { return nil }
    return String(cString: value)
  }

  /// Runs `body` with variables set, and puts back what they were.
  static func with<Result>(_ variables: [String: String], _ body: () -> Result) -> Result {
    let old = variables.keys.map { ($0, getenv($0).map { String(cString: $0) }) }
    for (name, value) in variables { setenv(name, value, 1) }
    defer {
      for (name, value) in old {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    return body()
  }
}
