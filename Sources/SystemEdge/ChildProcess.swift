import Synchronization

/// A program started with pipes to its standard input and from its standard output, its standard
/// error going to a descriptor of the caller's. Never through a shell.
package final class ChildProcess {
  package let processID: pid_t
  /// Write end of the child's standard input; close it by `closeInput`.
  package private(set) var input: Int32
  /// Read end of the child's standard output.
  package let output: Int32
  private var isReaped = false

  package struct SpawnFailure: Error, CustomStringConvertible {
    package let program: String
    package let code: Int32
    package var description: String { "\(program): \(String(cString: strerror(code)))" }
  }

  /// - Parameters:
  ///   - program: a path when it holds a slash, else looked up in PATH.
  ///   - arguments: those after the program's name.
  ///   - environment: `NAME=VALUE` each; nil hands ours on.
  ///   - errorOutput: where the child's standard error goes; nil is /dev/null.
  /// - Throws: when the program can't be started, why.
  package init(
    program: String, arguments: [String] = [], environment: [String]? = nil,
    errorOutput: Int32? = nil
  ) throws(SpawnFailure) {
    var toChild: [Int32] = [-1, -1]
    var fromChild: [Int32] = [-1, -1]
    guard Self.makePipe(&toChild) else { throw SpawnFailure(program: program, code: errno) }
    guard Self.makePipe(&fromChild) else {
      let code = errno
      toChild.forEach { _ = close($0) }
      throw SpawnFailure(program: program, code: code)
    }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    if let errorOutput {
      posix_spawn_file_actions_adddup2(&actions, errorOutput, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    Self.setSignals(&attributes)

    var process: pid_t = 0
    let status = Self.withCStrings([program] + arguments) { argv in
      guard let environment else {
        return Self.spawning.withLock { _ in
          posix_spawnp(&process, program, &actions, &attributes, argv, Self.currentEnvironment)
        }
      }
      return Self.withCStrings(environment) { envp in
        Self.spawning.withLock { _ in
          posix_spawnp(&process, program, &actions, &attributes, argv, envp)
        }
      }
    }
    _ = close(toChild[0])
    _ = close(fromChild[1])
    guard status == 0 else {
      _ = close(toChild[1])
      _ = close(fromChild[0])
      throw SpawnFailure(program: program, code: status)
    }
    processID = process
    input = toChild[1]
    output = fromChild[0]
  }

  deinit {
    closeInput()
    _ = close(output)
    if !isReaped {
      kill()
      wait()
    }
  }

  package func closeInput() {
    guard input >= 0 else { return }
    _ = close(input)
    input = -1
  }

  /// Ends the child at once. Harmless when it has ended.
  package func kill() {
    guard !isReaped else { return }
    #if canImport(Darwin)
      _ = Darwin.kill(processID, SIGKILL)
    #elseif canImport(Glibc)
      _ = Glibc.kill(processID, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(processID, SIGKILL)
    #endif
  }

  /// Waits for the end of the child.
  /// - Returns: its exit status, or 128 plus the signal's number.
  @discardableResult
  package func wait() -> Int32 {
    guard !isReaped else { return exitStatus }
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0 && errno == EINTR {}
    isReaped = true
    let signal = status & 0x7f
    exitStatus = signal == 0 ? (status >> 8) & 0xff : 128 + signal
    return exitStatus
  }
  private var exitStatus: Int32 = 0

  /// Waits for the end of the child, at most that long.
  /// - Returns: its exit status, or 128 plus the signal's number; nil when it lives on.
  package func wait(milliseconds: Int) -> Int32? {
    let end = MonotonicClock.now() + UInt64(max(0, milliseconds)) * 1_000_000
    while true {
      if isReaped { return exitStatus }
      var info = siginfo_t()
      // Only looks: it is `wait` that reaps.
      let options = WEXITED | WNOHANG | WNOWAIT
      let isThere = waitid(P_PID, id_t(processID), &info, options) == 0
      if !isThere || info.si_signo == SIGCHLD { return wait() }
      guard MonotonicClock.now() < end else { return nil }
      _ = poll(nil, 0, 1)
    }
  }

  /// Held while a pipe is made and while a child is started: a child that another thread starts
  /// meanwhile must not inherit an end. (Swift sees no `pipe2` of Glibc's.)
  private static let spawning = Mutex(())

  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    Self.spawning.withLock { _ in
      guard pipe(&ends) == 0 else { return false }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return true
    }
  }

  #if canImport(Darwin)
    private typealias SpawnAttributes = posix_spawnattr_t?
  #else
    private typealias SpawnAttributes = posix_spawnattr_t
  #endif
  /// Children begin with default handlers, nothing blocked, in a group of their own, so that
  /// Ctrl-C and Ctrl-Z at the terminal reach only us.
  private static func setSignals(_ attributes: inout SpawnAttributes) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private static var currentEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      return _NSGetEnviron().pointee
    #else
      return environ
    #endif
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
