import CTerminalGuard
import TerminalCore

/// tmux being asked, by its own program, for what it does not answer in the terminal.
struct TmuxQuestion {
  /// Readable when the answer is there.
  private(set) var descriptor: Int32
  private let process: pid_t
  private var text: [UInt8] = []
  private static let longest = 4096

  /// Starts asking; nil when there is no tmux that could be asked.
  init?() {
    guard Environment.value("TMUX") != nil else { return nil }
    var words = ["tmux", "display-message", "-p"]
    if let pane = Environment.value("TMUX_PANE") { words += ["-t", pane] }
    words.append(TmuxClient.format)
    let arguments = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    var process: pid_t = 0
    descriptor = arguments.withUnsafeBufferPointer { pointers in
      pointers.baseAddress.map { tg_run($0, &process) } ?? -1
    }
    guard descriptor >= 0 else { return nil }
    self.process = process
  }

  /// What has come of the answer.
  enum Progress {
    case waiting
    /// Nil when it makes no sense.
    case answered(TmuxClient?)
  }

  /// Takes what has come. Never blocks.
  mutating func read() -> Progress {
    var buffer = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = readBytes(descriptor, &buffer)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return .waiting }
      guard count > 0, text.count < Self.longest else { break }
      text += buffer[..<count]
    }
    let line = text.prefix { $0 != 0x0A }
    return .answered(TmuxClient(line: String(decoding: line, as: UTF8.self)))
  }

  /// Lets go; the program is ended if it has not.
  func end() {
    _ = close(descriptor)
    tg_end(process)
  }
}
