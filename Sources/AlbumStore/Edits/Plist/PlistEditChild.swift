import DecoderProtocol
import SystemEdge

/// The program that writes a property list anew, asked once.
struct PlistEditChild {
  let program: String
  /// How long it may take, in nanoseconds.
  let patience: UInt64

  func ask(_ request: PlistEditRequest) throws(EditProblem) -> PlistEditReply {
    let child: ChildProcess
    let frame: [UInt8]
    do {
      frame = try request.frame()
      child = try ChildProcess(
        program: program, arguments: ["--edit"], environment: PlistChild.environment)
    } catch let failure as ChildProcess.SpawnFailure {
      throw EditProblem(
        words: "the program photogrid-plist does not start: "
          + SystemError(code: failure.code).words)
    } catch {
      throw EditProblem(words: "the edit is too large")
    }
    defer { child.kill() }
    send(frame, to: child)
    return try receive(from: child, until: MonotonicClock.now() + patience)
  }

  /// The program reads all of it before it answers: this waits for nothing but that.
  private func send(_ frame: [UInt8], to child: ChildProcess) {
    var rest = frame[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(child.input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // What it has not read it will not answer.
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    child.closeInput()
  }

  private func receive(
    from child: ChildProcess, until deadline: UInt64
  ) throws(EditProblem) -> PlistEditReply {
    var splitter = FrameSplitter(limit: PlistEditReply.byteLimit)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let now = MonotonicClock.now()
      guard now < deadline else {
        throw EditProblem(words: "writing the property list took longer than it may")
      }
      var ready = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, Int32(clamping: (deadline - now) / 1_000_000 + 1)) > 0 else { continue }
      let count = read(child.output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.endedUnexpectedly }
      splitter.append(buffer[..<count])
      do throws(WireError) {
        if let message = try splitter.next() { return try PlistEditReply(message: message) }
      } catch {
        throw Self.endedUnexpectedly
      }
    }
  }

  private static let endedUnexpectedly = EditProblem(
    words: "the program that writes property lists ended unexpectedly")
}
