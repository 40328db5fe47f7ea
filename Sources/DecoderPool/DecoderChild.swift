internal import DecoderProtocol
internal import SystemEdge

/// One running decoder, spoken to from one thread only. Every wait has a deadline and ends early
/// when the pool's bell rings.
///
/// Writing to a dead child raises SIGPIPE in the writing thread: `WorkerThread` blocks it there.
final class DecoderChild {
  /// Room for what one `read` takes.
  private static let pieceLength = 1 << 16

  private let process: ChildProcess
  private let bell: Doorbell
  private var splitter = FrameSplitter(limit: PictureReply.byteLimit)
  private var piece = [UInt8](repeating: 0, count: pieceLength)
  /// Whether it has been waited for.
  private var hasEnded = false
  /// Whether it has sent its greeting.
  private(set) var hasGreeted = false
  /// Whether it has given a reply, to any request.
  private(set) var hasReplied = false
  /// Whether it has said nothing since the last request was sent.
  private(set) var isSilent = true

  init(
    _ configuration: DecoderPool.Configuration, bell: Doorbell
  ) throws(ChildProcess.SpawnFailure) {
    self.bell = bell
    process = try ChildProcess(
      program: configuration.program, arguments: configuration.arguments,
      environment: DecoderEnvironment.variables, errorOutput: configuration.errorOutput)
    for descriptor in [process.input, process.output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Whether it can take a request: it lives, and nothing is left of what it said before.
  var isQuiet: Bool { splitter.isEmpty && wait(process.output, POLLIN, until: 0) == .elapsed }

  func send(_ frame: [UInt8], until deadline: UInt64) throws(DecoderFault) {
    isSilent = true
    var sent = 0
    while sent < frame.count {
      let count = frame[sent...].withUnsafeBytes { write(process.input, $0.baseAddress, $0.count) }
      if count > 0 {
        sent += count
      } else if count < 0 && errno == EAGAIN {
        try require(wait(process.input, POLLOUT, until: deadline))
      } else if count < 0 && errno != EINTR {
        throw end()
      }
    }
  }

  /// The next reply. The greeting before the first one is checked and passed over.
  func receive(until deadline: UInt64) throws(DecoderFault) -> PictureReply {
    if !hasGreeted {
      try check(greeting: try nextMessage(until: deadline))
      hasGreeted = true
    }
    let message = try nextMessage(until: deadline)
    do {
      let reply = try PictureReply(message: message)
      hasReplied = true
      return reply
    } catch {
      throw .nonsense("nonsense: \(error)")
    }
  }

  /// Ends a child that closed its output, or is about to, and waits for it.
  /// - Returns: what its end means.
  private func end() -> DecoderFault {
    hasEnded = true
    if let status = process.wait(milliseconds: Self.dyingTime) { return .ending(status) }
    process.kill()
    return .ended(process.wait())
  }

  /// Milliseconds between a dying child's last sign and its end. Until then it is not killed: the
  /// signal that ended it would not be told from ours.
  private static let dyingTime = 50

  /// Ends the child without waiting: one that hangs in a dead network mount does not even die, and
  /// must not take the worker along.
  func abandon() {
    guard !hasEnded else { return }
    process.kill()
    let orphan = Orphan(process)
    if !WorkerThread.start(stackSize: 1 << 17, { orphan.process.wait() }) { process.wait() }
  }

  /// Hands a child to the thread that reaps it.
  private struct Orphan: @unchecked Sendable {
    // @unchecked: `abandon` gives the process away, only the reaper uses it afterwards.
    let process: ChildProcess
    init(_ process: ChildProcess) { self.process = process }
  }

  // MARK: - Frames

  private func check(greeting: [UInt8]) throws(DecoderFault) {
    do {
      _ = try DecoderHello(message: greeting)
    } catch .version(let version) {
      throw .otherVersion(version)
    } catch {
      throw .nonsense("nonsense: \(error)")
    }
  }

  private func nextMessage(until deadline: UInt64) throws(DecoderFault) -> [UInt8] {
    while true {
      do {
        if let message = try splitter.next() { return message }
      } catch {
        throw .nonsense("nonsense: \(error)")
      }
      try require(wait(process.output, POLLIN, until: deadline))
      try readPiece()
    }
  }

  private func readPiece() throws(DecoderFault) {
    let count = piece.withUnsafeMutableBytes { read(process.output, $0.baseAddress, $0.count) }
    if count > 0 {
      isSilent = false
      splitter.append(piece[..<count])
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      throw end()
    }
  }

  // MARK: - Waiting

  private enum Wait: Equatable {
    case ready
    case elapsed
    case belled
  }

  private func require(_ outcome: Wait) throws(DecoderFault) {
    switch outcome {
    case .ready: return
    case .elapsed: throw .timedOut
    case .belled: throw .shutDown
    }
  }

  /// Waits for `descriptor`; a deadline that has passed only looks.
  private func wait(_ descriptor: Int32, _ events: Int32, until deadline: UInt64) -> Wait {
    var polled = [
      pollfd(fd: descriptor, events: Int16(events), revents: 0),
      pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&polled, nfds_t(polled.count), PollTimeout.milliseconds(until: deadline))
      if polled[1].revents != 0 { return .belled }
      if polled[0].revents != 0 { return .ready }
      if count == 0 && MonotonicClock.now() >= deadline { return .elapsed }
    }
  }
}
