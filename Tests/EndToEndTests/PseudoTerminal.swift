import CPseudoTerminal
import CellGeometry
import Foundation
import TestSupport

/// A program in a pseudo-terminal, and a model of the screen that it draws on. Everything waits for
/// a condition with a deadline.
final class PseudoTerminal {
  private(set) var screen: VTScreen
  /// Everything that the program wrote.
  private(set) var output: [UInt8] = []
  /// The program, or with `isJob` the job of the shell-like parent.
  let program: pid_t
  let initialSettings: termios
  private let child: pid_t
  private var terminal: Int32
  private var endStatus: Int32?
  /// Whether the screen's answers go back to the program at once.
  var isAnswering = true

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a program of the build by its name.
  ///
  /// The environment is `environment` and little else, so that the machine's does not matter.
  init(
    _ name: String, _ arguments: [String] = [], size: Size, environment: [String: String] = [:],
    isJob: Bool = false
  ) throws {
    screen = VTScreen(size: size)
    let path = Self.products.appendingPathComponent(name).path
    var variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin",
      "HOME": "/nonexistent",
      // Swift's own backtrace would wait for a key.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    var settings = termios()
    (child, program, terminal) = try Self.spawn(
      [path] + arguments, variables.map { "\($0)=\($1)" }, size, isJob: isJob, &settings)
    initialSettings = settings
  }

  deinit {
    if endStatus == nil {
      kill(program, SIGKILL)
      kill(child, SIGKILL)
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
    if terminal >= 0 { close(terminal) }
  }

  private static func spawn(
    _ arguments: [String], _ environment: [String], _ size: Size, isJob: Bool,
    _ settings: inout termios
  ) throws -> (child: pid_t, job: pid_t, terminal: Int32) {
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { for string in argv + envp { free(string) } }
    var child: pid_t = 0
    var job: pid_t = 0
    let terminal = pt_spawn(
      arguments[0], &argv, &envp, Int32(size.height), Int32(size.width), isJob ? 1 : 0, &child,
      &job, &settings)
    guard terminal >= 0 else { throw Failure(description: "can't start \(arguments[0])") }
    return (child, job, terminal)
  }

  /// The folder of the built programs: that of the test bundle.
  private static let products: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #if canImport(Darwin)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        folder = bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return folder
  }()

  // MARK: - Input

  /// Types bytes.
  func type(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EAGAIN { return }
    }
  }

  /// Changes the window's size. The program may be drawing for the old one meanwhile, as in life.
  func resize(to size: Size) {
    pump()
    screen.resize(to: size)
    _ = pt_resize(terminal, Int32(size.height), Int32(size.width))
  }

  func signal(_ number: Int32) { kill(program, number) }

  /// Closes the terminal, as a window is closed.
  func hangUp() {
    close(terminal)
    terminal = -1
  }

  // MARK: - Waiting

  /// Takes what the program has written.
  func pump() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      output += buffer[..<count]
      screen.take(buffer[..<count])
    }
    guard isAnswering, !screen.answers.isEmpty else { return }
    let answers = screen.answers
    screen.answers = []
    send(answers)
  }

  /// Waits until `condition` holds.
  func wait(
    for what: String, seconds: Double = 20, until condition: (PseudoTerminal) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      pump()
      if condition(self) { return }
      guard ContinuousClock.now < deadline else {
        throw Failure(description: "waited in vain for \(what); the screen is\n\(screen.text)")
      }
      var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      poll(&request, 1, 10)
      // Without the program the terminal is ready for ever.
      if request.revents & Int16(POLLIN) == 0 { usleep(1000) }
    }
  }

  /// Waits for the program's end.
  ///
  /// - Returns: its exit status, or 128 + the signal that ended it.
  func waitForEnd() throws -> Int32 {
    try wait(for: "the end") { _ in self.hasEnded }
    pump()
    return endStatus ?? -1
  }

  private var hasEnded: Bool {
    if endStatus == nil {
      let status = pt_status(child)
      if status >= 0 { endStatus = status }
    }
    return endStatus != nil
  }

  // MARK: - The terminal

  /// The settings now.
  var settings: termios {
    var settings = termios()
    _ = pt_settings(terminal, &settings)
    return settings
  }

  /// What is not as it was before the program; nil when everything is.
  var leftovers: String? {
    var now = settings
    var before = initialSettings
    if pt_settings_are_equal(&now, &before) == 0 { return "the settings differ" }
    if !screen.isCursorVisible { return "the cursor is hidden" }
    if screen.isAlternate { return "the alternate screen is shown" }
    let modes = screen.modes.subtracting([25, 7, 12])
    return modes.isEmpty ? nil : "modes \(modes.sorted()) are set"
  }
}
