import DecoderProtocol
import SystemEdge

/// The program that parses a property list for us, bounded in time and in what it may answer.
struct PlistChild {
  struct Album: Equatable {
    var key: [UInt8]
    var mismatch: PlistMessage.Mismatch?
    var entries: [PlistMessage.Entry] = []
  }

  let program: String
  let cancellation: Cancellation
  /// The bytes that it may answer.
  var outputLimit = 256 << 20

  /// - `patience`: how long it may take, in nanoseconds.
  /// - Returns: the albums in no particular order; nil when cancelled.
  func parse(_ path: [UInt8], patience: UInt64) throws(PlistLibrary.Problem) -> [Album]? {
    let child: ChildProcess
    do throws(ChildProcess.SpawnFailure) {
      child = try ChildProcess(program: program, environment: Self.environment)
    } catch {
      throw PlistLibrary.Problem(
        words: "can't be read: the program photogrid-plist does not start",
        expected: SystemError(code: error.code).words)
    }
    defer { child.kill() }
    // A path is far shorter than what a pipe holds: this does not wait.
    _ = path.withUnsafeBytes { write(child.input, $0.baseAddress, $0.count) }
    child.closeInput()
    return try collect(from: child.output, until: MonotonicClock.now() + patience)
  }

  /// A crash must end the child at once, not after a report of minutes.
  static var environment: [String] {
    let kept = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    return ["SWIFT_BACKTRACE=enable=no", "LC_ALL=C"]
      + kept.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
  }

  private func collect(
    from descriptor: Int32, until deadline: UInt64
  ) throws(PlistLibrary.Problem) -> [Album]? {
    var splitter = FrameSplitter(limit: PlistMessage.byteLimit)
    var albums: [Album] = []
    var total = 0
    while true {
      let now = MonotonicClock.now()
      guard now < deadline else { throw Self.tookTooLong }
      let wait = Int32(clamping: (deadline - now) / 1_000_000 + 1)
      let isReadable = cancellation.wait(readable: [descriptor], milliseconds: wait)[0]
      if cancellation.isCancelled { return nil }
      guard isReadable else { continue }
      let piece = Self.read(descriptor)
      total += piece.count
      guard !piece.isEmpty, total <= outputLimit else { throw Self.endedUnexpectedly }
      splitter.append(piece)
      if try Self.take(&splitter, &albums) { return albums }
    }
  }

  /// - Returns: whether the answer is complete.
  private static func take(
    _ splitter: inout FrameSplitter, _ albums: inout [Album]
  ) throws(PlistLibrary.Problem) -> Bool {
    while let message = try next(&splitter) {
      switch message {
      case .format: break
      case .album(let key, let mismatch): albums.append(Album(key: key, mismatch: mismatch))
      case .entries(let entries):
        guard !albums.isEmpty else { throw endedUnexpectedly }
        albums[albums.count - 1].entries += entries
      case .end: return true
      case .problem(let problem): throw Self.problem(problem)
      }
    }
    return false
  }

  private static func next(
    _ splitter: inout FrameSplitter
  ) throws(PlistLibrary.Problem) -> PlistMessage? {
    do throws(WireError) {
      guard let bytes = try splitter.next() else { return nil }
      return try PlistMessage(message: bytes)
    } catch {
      throw endedUnexpectedly
    }
  }

  private static func problem(_ problem: PlistMessage.Problem) -> PlistLibrary.Problem {
    switch problem {
    case .unreadable(let words):
      return PlistLibrary.Problem(words: SafeText.of(words.utf8))
    case .malformed(let words):
      let details = words.isEmpty ? nil : words.prefix(1).lowercased() + words.dropFirst()
      return PlistLibrary.Problem(
        words: "is no property list that can be read",
        expected: details.map { SafeText.of($0.utf8) })
    case .notAlbums(let mismatch):
      return PlistLibrary.Problem(
        words: "expected \(mismatch.expected), found \(mismatch.found)")
    }
  }

  private static let tookTooLong = PlistLibrary.Problem(
    words: "this property list can't be read", expected: "its reader took longer than it may")
  private static let endedUnexpectedly = PlistLibrary.Problem(
    words: "this property list can't be read", expected: "its reader ended unexpectedly")

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = SystemEdge.read(descriptor, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }
}
