import CPseudoTerminal
import Foundation
import SystemEdge

/// A program in a pseudo-terminal that takes its output at once, and its trace as it is written.
final class TimedProgram {
  /// When the program was begun, just before exec, by `MonotonicClock`.
  let began: UInt64
  let process: pid_t
  private let terminal: Int32
  private var trace: Int32 = -1
  /// Kept from one read to the next: the program must not wait for us.
  private var block = [UInt8](repeating: 0, count: 1 << 16)
  private var tracePart: [UInt8] = []
  private var lines: [TraceLine] = []
  /// The last of what the program wrote.
  private var tail: [UInt8] = []
  /// When something came last from the terminal or the trace.
  private(set) var lastSign: UInt64
  private var usage = rusage()
  private var status: Int32?

  /// Starts the program at `path` in a window of `columns` by `rows`. It writes its trace to
  /// `trace`, a fifo; nil for none.
  init(
    _ path: String, _ arguments: [String], columns: Int, rows: Int, trace fifo: String? = nil
  ) throws {
    if let fifo {
      trace = open(fifo, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard trace >= 0 else { throw BenchProblem(description: "bench: \(fifo): can't be opened") }
    }
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = Self.environment.map { strdup($0) } + [nil]
    defer { for string in argv + envp { free(string) } }
    var child: pid_t = 0
    var time: UInt64 = 0
    terminal = pt_start(path, &argv, &envp, Int32(rows), Int32(columns), &child, &time)
    guard terminal >= 0 else { throw BenchProblem(description: "bench: \(path): can't be started") }
    process = child
    began = time
    lastSign = time
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(terminal)
    if trace >= 0 { close(trace) }
  }

  private static var environment: [String] {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
    return [
      "TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8", "PATH=/usr/bin:/bin",
      "HOME=\(home)",
    ]
  }

  func type(_ keys: String) {
    var bytes = Array(keys.utf8)
    _ = write(terminal, &bytes, bytes.count)
  }

  /// Nanoseconds that the program's main thread has had a processor; 0 where the system does not say
  /// (proc(5), "schedstat").
  var processorTime: Double {
    let text = try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8)
    return text?.split(separator: " ").first.flatMap { Double($0) } ?? 0
  }

  // MARK: - Waiting

  /// Takes what comes until `condition` gives something.
  /// - Throws: when it gives nothing for `seconds`, or the program ends before.
  func wait<Result>(
    for what: String, seconds: Double = 60, until condition: () -> Result?
  ) throws -> Result {
    let deadline = MonotonicClock.now() + UInt64(seconds * 1e9)
    while true {
      if let result = condition() { return result }
      guard status == nil, MonotonicClock.now() < deadline else {
        throw BenchProblem(description: "bench: waited in vain for \(what)")
      }
      pump(milliseconds: 5)
    }
  }

  /// The moment at which a word stood in the program's output.
  func time(ofWord word: StaticString) throws -> UInt64 {
    try wait(for: "'\(word)' on the screen") {
      tail.withUnsafeBytes { ByteSearch.end(of: word, in: $0) } == nil ? nil : lastSign
    }
  }

  /// The next lines of the trace up to one that fits.
  func line(_ what: String, seconds: Double = 60, _ fits: (TraceLine) -> Bool) throws -> TraceLine {
    try wait(for: what, seconds: seconds) {
      while !lines.isEmpty {
        let line = lines.removeFirst()
        if fits(line) { return line }
      }
      return nil
    }
  }

  /// Waits until nothing has come for so long.
  func becomeQuiet(milliseconds: UInt64) throws {
    try wait(for: "the program to become quiet") {
      MonotonicClock.now() > lastSign + milliseconds * 1_000_000 ? () : nil
    }
    lines.removeAll()
  }

  /// Lets time pass.
  func rest(seconds: Double) {
    let end = MonotonicClock.now() + UInt64(seconds * 1e9)
    while MonotonicClock.now() < end { pump(milliseconds: 50) }
  }

  /// Waits for the program's own end.
  /// - Returns: its peak of resident memory, in bytes.
  func finish() throws -> Double {
    while status == nil { pump(milliseconds: 5) }
    guard status == 0 else {
      throw BenchProblem(description: "bench: the program ended with status \(status ?? -1)")
    }
    #if canImport(Darwin)
      return Double(usage.ru_maxrss)
    #else
      return Double(usage.ru_maxrss) * 1024
    #endif
  }

  /// Ends the program, by force when it does not go within a moment.
  func end() {
    kill(process, SIGTERM)
    let deadline = MonotonicClock.now() + 2_000_000_000
    while status == nil, MonotonicClock.now() < deadline { pump(milliseconds: 5) }
  }

  // MARK: - Taking

  private func pump(milliseconds: Int32) {
    var descriptors = [terminal, trace].filter { $0 >= 0 }.map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    take(terminal, takeOutput)
    if trace >= 0 { take(trace, takeTrace) }
    let ended = descriptors.contains { $0.revents & Int16(POLLHUP) != 0 }
    if status == nil {
      let result = pt_finish(process, &usage)
      if result >= 0 { status = result }
      // A terminal that is hung up is always ready: this must not become a loop without rest.
      if ended, result < 0 { usleep(100) }
    }
  }

  private func take(_ descriptor: Int32, _ body: (ArraySlice<UInt8>) -> Void) {
    while true {
      let count = read(descriptor, &block, block.count)
      guard count > 0 else { return }
      lastSign = MonotonicClock.now()
      body(block[..<count])
    }
  }

  private func takeOutput(_ bytes: ArraySlice<UInt8>) {
    if bytes.withUnsafeBytes({ ByteSearch.end(of: "\u{1B}[c", in: $0) }) != nil {
      // A terminal with synchronized output that is otherwise a VT220.
      type("\u{1B}[?2026;2$y\u{1B}[?62;22c")
    }
    if tail.count > 1 << 18 { tail.removeFirst(tail.count - (1 << 16)) }
    tail += bytes
  }

  private func takeTrace(_ bytes: ArraySlice<UInt8>) {
    tracePart += bytes
    while let end = tracePart.firstIndex(of: UInt8(ascii: "\n")) {
      if let line = TraceLine(Array(tracePart[..<end])) { lines.append(line) }
      tracePart.removeSubrange(...end)
    }
  }
}
