import DecoderProtocol
import SystemEdge

/// A decoder that was started with `--export`, asked one thing at a time. It is started when there
/// is something to ask, and again after it died. For one thread.
final class ExportClient {
  private let program: String
  private let cancellation: Cancellation
  private var child: ChildProcess?
  private var splitter = FrameSplitter(limit: ExportReply.byteLimit)
  private var hasGreeted = false
  private var lastID: UInt64 = 0

  /// - `cancellation`: ends what is being asked.
  init(program: String, cancellation: Cancellation) {
    self.program = program
    self.cancellation = cancellation
  }

  deinit { stop() }

  var isRunning: Bool { child != nil }

  /// Ends the decoder, if there is one.
  func stop() {
    child?.kill()
    child?.wait()
    child = nil
  }

  /// - Parameters:
  ///   - patience: nanoseconds without any answer after which the decoder is given up.
  ///   - progress: called with the number of a sheet's photo that is begun.
  ///   - request: makes the request for a number.
  /// - Returns: the last answer; nil when cancelled, after which no decoder runs.
  func ask(
    patience: UInt64, progress: (Int) -> Void = { _ in }, _ request: (UInt64) -> ExportRequest
  ) -> ExportReply.Result? {
    lastID += 1
    do throws(DecodeFailure) {
      try start()
      try send(request(lastID))
      while true {
        guard let reply = try next(patience: patience) else {
          stop()
          return nil
        }
        guard case .progress(let tile) = reply else { return reply }
        progress(Int(tile))
      }
    } catch {
      stop()
      return .failure(error)
    }
  }

  private func start() throws(DecodeFailure) {
    guard child == nil else { return }
    splitter = FrameSplitter(limit: ExportReply.byteLimit)
    hasGreeted = false
    do throws(ChildProcess.SpawnFailure) {
      child = try ChildProcess(
        program: program, arguments: ["--export"], environment: ProcessVariables.forDecoders,
        errorOutput: Log.descriptor)
    } catch {
      throw DecodeFailure(
        .noDecoder, reason: "the decoder does not start: \(SystemError(code: error.code).words)")
    }
  }

  private func send(_ request: ExportRequest) throws(DecodeFailure) {
    guard let frame = try? request.frame() else {
      throw DecodeFailure(.tooLarge, reason: "the names are too long")
    }
    guard let child, FileOutput.write(frame, to: child.input) == nil else { throw Self.died }
  }

  /// - Returns: nil when cancelled.
  private func next(patience: UInt64) throws(DecodeFailure) -> ExportReply.Result? {
    let deadline = MonotonicClock.now() + patience
    while true {
      if cancellation.isCancelled { return nil }
      if let reply = try takeReply() { return reply }
      try readMore(until: deadline)
    }
  }

  private func readMore(until deadline: UInt64) throws(DecodeFailure) {
    guard let child else { throw Self.died }
    let now = MonotonicClock.now()
    guard now < deadline else { throw DecodeFailure(.timedOut, reason: "takes too long") }
    let wait = Int32(clamping: (deadline - now) / 1_000_000 + 1)
    guard cancellation.wait(readable: [child.output], milliseconds: wait)[0] else { return }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = SystemEdge.read(child.output, &piece, piece.count)
    if count < 0 && errno == EINTR { return }
    guard count > 0 else { throw Self.died }
    splitter.append(piece[..<count])
  }

  private func takeReply() throws(DecodeFailure) -> ExportReply.Result? {
    do throws(WireError) {
      while let message = try splitter.next() {
        guard hasGreeted else {
          _ = try DecoderHello(message: message)
          hasGreeted = true
          continue
        }
        let reply = try ExportReply(message: message)
        if reply.id == lastID { return reply.result }
      }
      return nil
    } catch {
      throw DecodeFailure(.crashed, reason: "the decoder answers nonsense")
    }
  }

  private static let died = DecodeFailure(.crashed, reason: "the decoder crashed")
}
