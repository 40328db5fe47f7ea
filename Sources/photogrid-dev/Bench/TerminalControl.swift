import CPseudoTerminal
import SystemEdge

/// What a pseudo-terminal takes for a screenful of bytes on this machine, without a program behind
/// it: as slow as this may be any program's frame. Tells a busy machine from a slow program.
final class TerminalControl: Sendable {
  /// About what a screen of 200 by 60 without pictures takes.
  static let byteCount = 12_000

  private let terminal: Int32

  init() throws {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    guard pt_open(&controller, &terminal) == 0 else {
      throw BenchProblem(description: "bench: no pseudo-terminal is left")
    }
    self.terminal = terminal
    guard WorkerThread.start({ [controller] in Self.swallow(controller) }) else {
      throw BenchProblem(description: "bench: no thread can be started")
    }
  }

  /// The reading thread ends with it, and closes its own end.
  deinit { close(terminal) }

  /// Nanoseconds until the terminal has taken it all.
  func write() -> Double {
    let bytes = [UInt8](repeating: 0x78, count: Self.byteCount)
    let start = MonotonicClock.now()
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        SystemEdge.write(terminal, $0.baseAddress, $0.count)
      }
      if count > 0 {
        written += count
      } else {
        var request = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, 1000)
      }
    }
    return Double(MonotonicClock.now() - start)
  }

  private static func swallow(_ controller: Int32) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while read(controller, &buffer, buffer.count) > 0 {}
    close(controller)
  }
}
