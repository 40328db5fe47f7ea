import CTerminalGuard
import CellGeometry

/// The terminal's device: the one descriptor on which its bytes come and go. Never blocks, but where
/// it says so.
final class TerminalDevice {
  let descriptor: Int32
  /// Settings as they were.
  let savedSettings: termios
  private(set) var isGone = false
  private var waiting: [UInt8] = []
  private var written = 0

  /// Opens the controlling terminal anew, so that not blocking is ours alone: the shell's own
  /// descriptor keeps its flags.
  init() throws(CursesTerminalError) {
    guard let descriptor = Self.open() else { throw .noTerminal }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      let number = errno
      _ = close(descriptor)
      throw .system("tcgetattr", number)
    }
    self.descriptor = descriptor
    savedSettings = settings
  }

  deinit { _ = close(descriptor) }

  private static func open() -> Int32? {
    // On Darwin /dev/tty can't be polled.
    #if canImport(Darwin)
      let paths = standardTerminals + ["/dev/tty"]
    #else
      let paths = ["/dev/tty"] + standardTerminals
    #endif
    for path in paths {
      let descriptor = openDevice(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
    }
    return nil
  }

  private static var standardTerminals: [String] {
    [STDIN_FILENO, STDOUT_FILENO].compactMap { standard in
      isatty(standard) == 1 ? ttyname(standard).map { String(cString: $0) } : nil
    }
  }

  // MARK: - Settings

  /// No echo, no lines, no signals from keys, no changes to what is read or written.
  func makeRaw() {
    var settings = savedSettings
    tg_make_raw(descriptor, &settings)
  }

  /// Puts the settings back, and drops what was typed and not read.
  func restoreSettings() {
    var settings = savedSettings
    // Not TCSAFLUSH: it would wait for a terminal that takes no more output.
    _ = tcsetattr(descriptor, TCSANOW, &settings)
    _ = tcflush(descriptor, TCIFLUSH)
  }

  /// Cells, and the pixels of one where the terminal says; nil when it does not know.
  func measure() -> (size: Size, cellPixels: Size?)? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    let size = Size(width: Int(window.ws_col), height: Int(window.ws_row))
    let width = Int(window.ws_xpixel) / size.width
    let height = Int(window.ws_ypixel) / size.height
    return (size, width > 0 && height > 0 ? Size(width: width, height: height) : nil)
  }

  // MARK: - Reading

  /// What has come in; empty when nothing has, or the terminal is gone.
  func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !isGone {
      let count = readBytes(descriptor, &buffer)
      if count > 0 {
        bytes += buffer[..<count]
        if count < buffer.count { break }
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        isGone = count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK)
        break
      }
    }
    return bytes
  }

  // MARK: - Writing

  var hasWaitingOutput: Bool { written < waiting.count }

  /// Writes as much as the terminal takes; the rest waits.
  func write(_ bytes: [UInt8]) {
    if hasWaitingOutput { waiting += bytes } else { (waiting, written) = (bytes, 0) }
    flush()
  }

  func flush() {
    while hasWaitingOutput, !isGone {
      let count = waiting.withUnsafeBytes { writeBytes(descriptor, $0.dropFirst(written)) }
      if count > 0 {
        written += count
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        isGone = errno != EAGAIN && errno != EWOULDBLOCK
        break
      }
    }
    if !hasWaitingOutput || isGone { (waiting, written) = ([], 0) }
  }

  /// Writes what waits, for at most `milliseconds`: a terminal that is stopped must not hold us.
  func drainOutput(milliseconds: Int32) {
    let end = Clock.now() + UInt64(milliseconds) * 1_000_000
    flush()
    while hasWaitingOutput, Clock.now() < end {
      wait(for: Int16(POLLOUT), milliseconds: Int32((end - Clock.now()) / 1_000_000) + 1)
      flush()
    }
  }

  /// Blocks until the terminal is ready for `events`, at most `milliseconds`.
  func wait(for events: Int16, milliseconds: Int32) {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    _ = poll(&request, 1, milliseconds)
  }
}
