import AlbumModel
import SystemEdge

/// Opens photos in other programs, which outlive us.
package enum ExternalOpener {
  /// How long a program's failure is waited for, in milliseconds.
  private static let patience = 10_000

  /// Starts a program in a session of its own, its output going nowhere. Returns at once.
  /// - Parameters:
  ///   - words: the program and its first arguments; nil is what the system opens files with.
  ///   - target: a path, or an address of the web; it becomes the last argument, and is never an
  ///     option or anything for a shell.
  ///   - report: called on another thread, at most once, with one line that is safe for a screen:
  ///     the program could not be started, or failed soon.
  package static func open(
    words: [String]?, target: [UInt8], report: @escaping @Sendable (String) -> Void
  ) {
    open(
      words: words, target: target,
      ShareContext(decoderProgram: nil, localCopy: { _ in nil }), report: report)
  }

  static func open(
    words: [String]?, target: [UInt8], _ context: ShareContext,
    report: @escaping @Sendable (String) -> Void
  ) {
    let hasStarted = WorkerThread.start(stackSize: 1 << 18) {
      if let line = run(words ?? [systemOpener], target, context) { report(line) }
    }
    if !hasStarted { report("No thread can be started") }
  }

  private static var systemOpener: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// - Returns: what went wrong.
  private static func run(
    _ words: [String], _ target: [UInt8], _ context: ShareContext
  ) -> String? {
    guard let first = words.first, !first.isEmpty else {
      return "Expected a program that opens photos"
    }
    let name = SafeText.of(first.utf8, atMost: 80)
    let wanted = SharePath.expanded(Array(first.utf8), home: context.home)
    guard let program = ProgramFinder.find(wanted, in: context.variable("PATH") ?? []) else {
      let help = first == "xdg-open" ? "; install xdg-utils" : ""
      return "\(name) is not installed\(help)"
    }
    guard !target.isEmpty, !target.contains(0) else { return "\(name): no photo to open" }
    let arguments = words.dropFirst().map { Array($0.utf8) } + [argument(for: target)]
    do throws(SystemError) {
      let process = try ExternalProcess(
        program: SharePath.absolute(program), arguments: arguments, variables: context.variables)
      let status = process.wait(milliseconds: patience) { false }
      guard let status, status != 0 else { return nil }
      return "\(name) failed with exit status \(status)"
    } catch {
      return "\(name): \(error.words)"
    }
  }

  private static func argument(for target: [UInt8]) -> [UInt8] {
    let scheme = WebAddress(target)?.scheme ?? []
    let isWeb = scheme.elementsEqual("http".utf8) || scheme.elementsEqual("https".utf8)
    return isWeb ? target : SharePath.absolute(target)
  }
}
