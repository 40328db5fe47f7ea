import SystemEdge

/// A failure of a system call.
struct SystemError: Error, Equatable {
  let code: Int32

  init(code: Int32) { self.code = code }

  /// What `errno` says now.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words for it, as part of a sentence: "permission denied".
  var words: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    guard let first = words.first else { return "error \(code)" }
    // "I/O error" is no sentence's beginning.
    let isAcronym = words.dropFirst().first.map { !$0.isLowercase && $0 != " " } ?? true
    return isAcronym ? words : first.lowercased() + words.dropFirst()
  }

  /// Whether it says that the thing is not there, or not any more.
  var meansAbsent: Bool { code == ENOENT || code == ENOTDIR }
}
