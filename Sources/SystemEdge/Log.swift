import Synchronization

/// The log file. Nothing is ever logged to the terminal. Off unless PHOTOGRID_LOG says `error`,
/// `info` or `debug`; then lines go to `photogrid.log` in the state directory.
package enum Log {
  package enum Level: Int, Sendable, Comparable {
    case error
    case info
    case debug

    package static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  private struct Sink {
    var descriptor: Int32
    var level: Level
  }

  private static let sink = Mutex<Sink?>(nil)

  /// Opens the log. Without a call, and when the file can't be opened, logging does nothing.
  package static func open(path: String, level: Level) {
    let descriptor = openFile(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    sink.withLock { $0 = Sink(descriptor: descriptor, level: level) }
  }

  /// Where children's standard error may go; nil while there is no log.
  package static var descriptor: Int32? { sink.withLock { $0?.descriptor } }

  package static func error(_ message: @autoclosure () -> String) { write(.error, message) }
  package static func info(_ message: @autoclosure () -> String) { write(.info, message) }
  package static func debug(_ message: @autoclosure () -> String) { write(.debug, message) }

  private static func write(_ level: Level, _ message: () -> String) {
    sink.withLock { sink in
      guard let sink, level <= sink.level else { return }
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      let line = "\(now.tv_sec).\(now.tv_nsec / 1_000_000) \(getpid()) \(level) \(message())\n"
      let bytes = Array(line.utf8)
      // One write a line, so that several processes may share the file.
      _ = bytes.withUnsafeBytes { writeAll(sink.descriptor, $0) }
    }
  }

  private static func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Darwin)
      return Darwin.open(path, flags, mode)
    #elseif canImport(Glibc)
      return Glibc.open(path, flags, mode)
    #elseif canImport(Musl)
      return Musl.open(path, flags, mode)
    #endif
  }

  private static func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      return Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
