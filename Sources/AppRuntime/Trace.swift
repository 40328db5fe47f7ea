import SystemEdge

/// What the program did when, as JSON lines: nanoseconds since the process began, the event, and
/// what belongs to it.
package final class Trace {
  private let output: FileOutput
  private let start: UInt64
  private var isBroken = false

  /// Begins a file. `start` is when the process began, by `MonotonicClock`.
  /// - Throws: when the file can't be written, why.
  package init(path: String, start: UInt64) throws(FileOutput.Failure) {
    output = try FileOutput(path: path)
    self.start = start
  }

  package func record(_ event: String, at time: UInt64? = nil, _ members: [(String, JSON)] = []) {
    guard !isBroken else { return }
    let now = (time ?? MonotonicClock.now()) - start
    let head: [(String, JSON)] = [("ns", .integer(Int(now))), ("event", .string(event))]
    do {
      try output.write(JSON.object(head + members).text + "\n")
    } catch {
      // A full disk must not end the program that is being looked at.
      Log.error("trace: \(error)")
      isBroken = true
    }
  }
}
