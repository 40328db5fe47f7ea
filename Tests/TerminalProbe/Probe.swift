import CellGeometry
import TerminalCore
import TerminalUI
import TestSupport

/// The probe's loop: one event after the other, a frame when there is something new.
struct Probe {
  let terminal: CursesTerminal
  var frames: RandomFrames
  private var frame: Frame?
  private var status: Int32?
  private let notices = Notices()

  /// What the terminal wants the user to see.
  private final class Notices {
    var lines: [String] = []
  }

  init(terminal: CursesTerminal, frames: RandomFrames) {
    self.terminal = terminal
    self.frames = frames
    terminal.onNotice = { [notices] in notices.lines.append($0) }
  }

  /// - Returns: the exit status.
  mutating func run() -> Int32 {
    draw(next: true)
    while status == nil {
      wait()
      if terminal.hasPendingOutput { terminal.flush() }
      for event in terminal.readEvents() { take(event) }
    }
    return status ?? 0
  }

  private func wait() {
    var requests = terminal.pollDescriptors.map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    if let descriptor = terminal.writeDescriptor {
      requests.append(pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0))
    }
    let timeout = terminal.readTimeout.map { Int32($0 / 1_000_000) + 1 } ?? -1
    _ = poll(&requests, nfds_t(requests.count), timeout)
  }

  private mutating func take(_ event: TerminalEvent) {
    switch event {
    case .key(let key): take(key)
    case .resize: draw(next: true)
    case .resumed: draw(next: false)
    case .terminate(let signal): status = 128 + signal
    case .hangup: status = 129
    case .mouse, .paste, .focus, .capabilities: break
    }
  }

  private mutating func take(_ key: Key) {
    switch key.description {
    case "q": status = 0
    case "F":
      terminal.setFarewell(
        (1...1000).flatMap { Array("\u{1B}_Ga=d,d=I,i=\($0),q=2\u{1B}\\".utf8) })
    case "Z": terminal.suspend()
    case "T": trap(terminal.size.width)
    case "S": raise(SIGSEGV)
    case "A": abort()
    case "i":
      terminal.invalidate()
      draw(next: false)
    case "?": showCapabilities()
    default: draw(next: true)
    }
  }

  private mutating func draw(next: Bool) {
    if next || frame == nil { frame = frames.next(size: terminal.size) }
    if let frame { _ = terminal.present(frame) }
  }

  private mutating func showCapabilities() {
    let known = terminal.capabilities
    let lines =
      [
        "colors \(known.colors)", "symbols \(known.symbols)",
        "cell \(known.cellPixels.map { "\($0.width)x\($0.height)" } ?? "unknown")",
        "background \(known.background.map { "\($0.red),\($0.green),\($0.blue)" } ?? "unknown")",
        "synchronized \(known.hasSynchronizedOutput)",
        "pictures \(known.pictures), levels \(known.tmuxLevels)", terminal.startMessage ?? "",
      ] + notices.lines
    var buffer = CellBuffer(size: terminal.size)
    for (y, line) in lines.enumerated() {
      buffer.write(DisplayText(line), at: Point(x: 0, y: y), style: .plain)
    }
    frame = Frame(buffer: buffer)
    draw(next: false)
  }

  /// What a mistake in Swift does.
  private func trap(_ width: Int) {
    let cells: [Int] = []
    print(cells[width])
  }
}
