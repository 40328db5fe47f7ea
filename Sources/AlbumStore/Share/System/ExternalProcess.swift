import SystemEdge

/// A program of the user's, started in a session of its own, with none of our descriptors but those
/// given. It outlives us. Never through a shell.
final class ExternalProcess {
  /// What the program's standard descriptors are; -1 is /dev/null.
  struct Streams {
    var input: Int32 = -1
    var output: Int32 = -1
    var errorOutput: Int32 = -1
  }

  let processID: pid_t
  private var status: Int32?

  /// - Parameters:
  ///   - program: a path.
  ///   - arguments: those after the program's name.
  ///   - variables: `NAME=VALUE` each.
  ///   - folder: where it starts; nil is our working directory.
  ///   - streams: what its standard descriptors are.
  /// - Throws: why it does not start.
  init(
    program: [UInt8], arguments: [[UInt8]], variables: [[UInt8]], folder: [UInt8]? = nil,
    streams: Streams = Streams()
  ) throws(SystemError) {
    var setup = SpawnSetup()
    defer { setup.destroy() }
    if let folder { setup.start(in: folder) }
    setup.connect(streams.input, to: 0, O_RDONLY)
    setup.connect(streams.output, to: 1, O_WRONLY)
    setup.connect(streams.errorOutput, to: 2, O_WRONLY)
    setup.closeOthers()
    var process: pid_t = 0
    let code = setup.spawn(&process, program, [program] + arguments, variables)
    guard code == 0 else { throw SystemError(code: code) }
    processID = process
  }

  deinit {
    guard status == nil else { return }
    // Somebody must take note of its end.
    let process = processID
    WorkerThread.start(stackSize: 1 << 16) {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    }
  }

  /// Ends it and what it started, at once.
  func kill() {
    guard status == nil else { return }
    #if canImport(Darwin)
      _ = Darwin.kill(-processID, SIGKILL)
    #elseif canImport(Glibc)
      _ = Glibc.kill(-processID, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(-processID, SIGKILL)
    #endif
    _ = wait(milliseconds: -1) { false }
  }

  /// Waits for its end.
  /// - Parameters:
  ///   - milliseconds: how long at most; negative is for ever.
  ///   - isGivenUp: asked about every 20 ms.
  /// - Returns: its exit status, or 128 plus the signal's number; nil when it lives on.
  func wait(milliseconds: Int, isGivenUp: () -> Bool) -> Int32? {
    let begin = MonotonicClock.now()
    var pause: Int32 = 1
    while status == nil {
      var code: Int32 = 0
      let found = waitpid(processID, &code, WNOHANG)
      if found == processID {
        status = code & 0x7f == 0 ? (code >> 8) & 0xff : 128 + (code & 0x7f)
      } else if found < 0 && errno != EINTR {
        status = 127
      } else {
        let passed = Int(clamping: (MonotonicClock.now() - begin) / 1_000_000)
        if isGivenUp() || (milliseconds >= 0 && passed >= milliseconds) { return nil }
        _ = poll(nil, 0, pause)
        pause = min(20, pause * 2)
      }
    }
    return status
  }
}
