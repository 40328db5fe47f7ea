import SystemEdge

/// Looks for programs.
enum ProgramFinder {
  /// - `path`: folders with ":" between them; an empty one is the working directory, which is not
  ///   looked into.
  /// - Returns: the program's path; `name` itself when it holds a slash and can be run.
  static func find(_ name: [UInt8], in path: [UInt8]) -> [UInt8]? {
    guard !name.isEmpty, !name.contains(0) else { return nil }
    if name.contains(UInt8(ascii: "/")) { return isProgram(name) ? name : nil }
    return path.split(separator: UInt8(ascii: ":")).lazy.map { CPath.join(Array($0), name) }
      .first(where: isProgram)
  }

  private static func isProgram(_ path: [UInt8]) -> Bool {
    guard case .success(let facts) = FileFacts.of(path), facts.isRegular else { return false }
    return CPath.with(path) { access($0, X_OK) } == 0
  }
}
