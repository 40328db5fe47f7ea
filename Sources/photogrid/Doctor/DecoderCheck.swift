import DecoderProtocol
import SystemEdge
import TerminalCore

/// Whether there is a decoder, whether it starts, and what it reads.
struct DecoderCheck {
  /// Its path; nil when there is none.
  var program: String?
  /// Why it does not work; nil when it does.
  var problem: String?
  /// What it reads, as it names them; nil when it does not say.
  var formats: [String]?

  var works: Bool { program != nil && problem == nil }

  /// How long each question may take, in nanoseconds.
  private static let patience: UInt64 = 3_000_000_000
  private static let longestAnswer = 1 << 16

  /// Starts the decoder at `program` twice: it must greet, and with `--formats` it prints the names of
  /// what it reads, one a line. One that does not know the option greets again.
  static func run(_ program: String?) -> DecoderCheck {
    var check = DecoderCheck(program: program)
    guard let program else { return check }
    do throws(ChildProcess.SpawnFailure) {
      let answer = try answer(of: program, [])
      check.problem = problem(with: answer)
      guard check.problem == nil else { return check }
      let formats = try self.answer(of: program, ["--formats"])
      if formats.status == 0, problem(with: formats) != nil { check.formats = names(formats.bytes) }
    } catch {
      check.problem = "\(error)"
    }
    return check
  }

  private struct Answer {
    var bytes: [UInt8]
    /// Nil when it had to be killed.
    var status: Int32?
  }

  private static func answer(
    of program: String, _ arguments: [String]
  ) throws(ChildProcess.SpawnFailure) -> Answer {
    let child = try ChildProcess(program: program, arguments: arguments)
    child.closeInput()
    let end = MonotonicClock.now() + patience
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < longestAnswer {
      let now = MonotonicClock.now()
      guard now < end else { break }
      var request = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32((end - now) / 1_000_000) + 1) > 0 else { continue }
      let count = read(child.output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    let now = MonotonicClock.now()
    let left = end > now ? Int((end - now) / 1_000_000) : 0
    return Answer(bytes: bytes, status: child.wait(milliseconds: left))
  }

  /// Why an answer is no greeting of a decoder that we can use; nil when it is one.
  private static func problem(with answer: Answer) -> String? {
    var splitter = FrameSplitter(limit: DecoderHello.byteLimit)
    splitter.append(answer.bytes)
    do throws(WireError) {
      if let message = try splitter.next() {
        _ = try DecoderHello(message: message)
        return nil
      }
    } catch {
      if case .version(let version) = error {
        return "it speaks version \(version) of the protocol, \(DecoderHello.currentVersion) is "
          + "expected: build both anew"
      }
      return "it does not greet as a decoder does"
    }
    guard let status = answer.status else { return "it does not answer" }
    return status == 0 ? "it says nothing" : "it ends with status \(status)"
  }

  private static func names(_ bytes: [UInt8]) -> [String]? {
    let lines = bytes.split(separator: 0x0A).map { DisplayText(bytes: Array($0)).string }
    return lines.isEmpty ? nil : lines
  }
}
