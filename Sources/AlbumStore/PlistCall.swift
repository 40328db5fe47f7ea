package import DecoderProtocol
import SystemEdge

/// One question to the program `photogrid-plist`, which answers with one frame.
///
/// Blocks, with bounds in time and size.
/// - Precondition: a broken pipe is an error and no signal on this thread.
package struct PlistCall: Sendable {
  /// Why there is no answer, as a part of a sentence, safe for a screen.
  package struct Failure: Error, Equatable {
    package var words: String
  }

  private let program: String
  private let arguments: [String]
  private let patience: UInt64

  /// - Parameters:
  ///   - program: a path, or a name to be looked up in PATH.
  ///   - arguments: those after the program's name.
  ///   - patience: how long it may take in all, in nanoseconds.
  package init(program: String, arguments: [String], patience: UInt64) {
    self.program = program
    self.arguments = arguments
    self.patience = patience
  }

  /// Starts the program and waits until it has answered or ended, or the time is over; then it is
  /// not running any more.
  /// - Parameter input: what stands on its standard input.
  /// - Returns: its answer.
  /// - Throws: why there is none.
  package func answer<Answer: WireMessage>(to input: [UInt8]) throws(Failure) -> Answer {
    let deadline = MonotonicClock.now() + patience
    let child: ChildProcess
    do throws(ChildProcess.SpawnFailure) {
      child = try ChildProcess(
        program: program, arguments: arguments, environment: PlistChild.environment)
    } catch {
      let words = SystemError(code: error.code).words
      throw Failure(words: "the program photogrid-plist does not start (\(words))")
    }
    defer {
      child.kill()
      child.wait()
    }
    // A program that does not read must not hold us up.
    _ = fcntl(child.input, F_SETFL, O_NONBLOCK)
    return try talk(to: child, input, until: deadline)
  }

  private func talk<Answer: WireMessage>(
    to child: ChildProcess, _ input: [UInt8], until deadline: UInt64
  ) throws(Failure) -> Answer {
    var rest = input[...]
    var splitter = FrameSplitter(limit: Answer.byteLimit)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if rest.isEmpty { child.closeInput() }
      // A negative descriptor is passed over.
      var ready = [
        pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: child.input, events: Int16(POLLOUT), revents: 0),
      ]
      let now = MonotonicClock.now()
      guard now < deadline else { throw Failure(words: "its reader took longer than it may") }
      guard poll(&ready, 2, Int32(clamping: (deadline - now) / 1_000_000 + 1)) > 0 else { continue }
      if ready[1].revents != 0 { Self.send(&rest, to: child.input) }
      guard ready[0].revents != 0 else { continue }
      let count = read(child.output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.ended }
      splitter.append(buffer[..<count])
      do throws(WireError) {
        if let message = try splitter.next() { return try Answer(message: message) }
      } catch {
        throw Self.ended
      }
    }
  }

  private static let ended = Failure(words: "its reader ended unexpectedly")

  private static func send(_ rest: inout ArraySlice<UInt8>, to descriptor: Int32) {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    // What it has not read it will not answer: its end says so.
    rest = count > 0 ? rest.dropFirst(count) : rest.suffix(0)
  }
}
