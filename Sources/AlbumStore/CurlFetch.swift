import AlbumModel
import SystemEdge

/// One file from the web, by `curl`, to a temporary file in the cache that gets its name when it is
/// whole.
struct CurlFetch {
  let directory: [UInt8]
  let program: String
  let limits: RemoteFetcher.Limits

  typealias Outcome = Result<[UInt8], RemoteFetcher.Failure>

  /// - Returns: the path of the file; nil when cancelled.
  func fetch(_ address: [UInt8], _ cancellation: Cancellation) -> Outcome? {
    if let reason = Self.objection(to: address) { return Self.failure(reason) }
    let path = CPath.join(directory, SHA256.hexDigest(of: address))
    if case .success(let facts) = FileFacts.of(path), facts.isRegular { return .success(path) }
    if let error = CacheFolder.make(directory) {
      return Self.failure("the cache folder can't be made: \(error.words)")
    }
    let temporary = path + Array(".\(getpid())\(Self.ending)".utf8)
    defer { _ = CPath.with(temporary) { unlink($0) } }
    guard let ending = run(address, temporary, cancellation) else { return nil }
    if let reason = ending.reason(host: Self.host(of: address), limits) {
      return Self.failure(reason)
    }
    let error = CPath.with(temporary) { from in
      CPath.with(path) { rename(from, $0) == 0 ? nil : SystemError.last }
    }
    if let error { return Self.failure("the file can't be kept: \(error.words)") }
    return .success(path)
  }

  /// How the names of files end that are not whole yet.
  private static let ending = ".part"

  /// Removes what fetches left that were cut off: by a crash, or by a machine that went down.
  /// What is younger than any fetch may last is somebody's work.
  func sweep() {
    CacheFolder.sweep(
      directory, namesEnding: Self.ending, olderThan: Int64(2 * limits.seconds + 60))
  }

  private static func failure(_ reason: String) -> Outcome {
    .failure(RemoteFetcher.Failure(reason: reason))
  }

  // MARK: - Addresses

  /// Why an address can't be fetched at all.
  static func objection(to address: [UInt8]) -> String? {
    guard !address.isEmpty else { return "the address is empty" }
    guard let parts = WebAddress(address) else { return "not an address" }
    let scheme = String(decoding: parts.scheme, as: UTF8.self)
    switch scheme {
    case "http", "https": return parts.host.isEmpty ? "the address names no host" : nil
    case "file":
      return parts.host.isEmpty ? "the address names no file" : "not a file of this computer"
    default: return "\(SafeText.of(scheme.utf8, atMost: 20)): addresses are not fetched"
    }
  }

  private static func host(of address: [UInt8]) -> String {
    SafeText.of(WebAddress(address)?.host ?? [], atMost: 60)
  }

  /// The address as curl takes it: what must not stand in an address as it is, percent-encoded.
  static func encoded(_ address: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = address.flatMap { byte -> [UInt8] in
      guard byte <= 0x20 || byte >= 0x7f || "\"<>\\^`{|}".utf8.contains(byte) else { return [byte] }
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - The child

  /// - Returns: nil when cancelled.
  private func run(
    _ address: [UInt8], _ temporary: [UInt8], _ cancellation: Cancellation
  ) -> CurlEnding? {
    // Files are opened by us: an argument is text, which a path need not be.
    let status = Self.create(temporary + Array(".status".utf8), isKept: false)
    let file = Self.create(temporary, isKept: true)
    defer { for descriptor in [status, file] where descriptor >= 0 { close(descriptor) } }
    guard status >= 0, file >= 0 else { return .notKept(.last) }
    let child: ChildProcess
    do throws(ChildProcess.SpawnFailure) {
      child = try ChildProcess(
        program: program, arguments: arguments(address), errorOutput: status)
    } catch {
      return .notStarted(error.code)
    }
    child.closeInput()
    guard let ending = copy(from: child, to: file, cancellation) else { return nil }
    guard case .exited(22) = ending, let code = Self.httpStatus(in: status) else { return ending }
    return .refused(status: code)
  }

  /// - `isKept`: whether the file has a name for longer than this call.
  private static func create(_ path: [UInt8], isKept: Bool) -> Int32 {
    CPath.with(path) { path in
      let flags = O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
      let descriptor = open(path, flags, 0o600)
      if !isKept { unlink(path) }
      return descriptor
    }
  }

  /// The three digits that curl wrote.
  private static func httpStatus(in descriptor: Int32) -> Int? {
    var buffer = [UInt8](repeating: 0, count: 3)
    guard pread(descriptor, &buffer, 3, 0) == 3 else { return nil }
    return Int(String(decoding: buffer, as: UTF8.self))
  }

  private func arguments(_ address: [UInt8]) -> [String] {
    [
      "-q", "--silent", "--fail", "--location", "--max-redirs", "5", "--globoff",
      "--proto", "=http,https", "--proto-redir", "=http,https",
      "--connect-timeout", "\(min(15, limits.seconds))", "--max-time", "\(limits.seconds)",
      "--max-filesize", "\(limits.size)", "--user-agent", "photogrid",
      "--write-out", "%{stderr}%{http_code}", "--url", Self.encoded(address),
    ]
  }

  private func copy(
    from child: ChildProcess, to file: Int32, _ cancellation: Cancellation
  ) -> CurlEnding? {
    // curl keeps the time itself; this is for one that does not.
    let deadline = MonotonicClock.now() + UInt64(limits.seconds + 5) * 1_000_000_000
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var size: UInt64 = 0
    while true {
      let now = MonotonicClock.now()
      guard now < deadline else { return .exited(28) }
      let wait = Int32(clamping: (deadline - now) / 1_000_000 + 1)
      let isReadable = cancellation.wait(readable: [child.output], milliseconds: wait)[0]
      if cancellation.isCancelled { return nil }
      guard isReadable else { continue }
      let count = SystemEdge.read(child.output, &buffer, buffer.count)
      guard count > 0 else { return .exited(child.wait()) }
      size += UInt64(count)
      // A server need not say beforehand how much it sends.
      guard size <= limits.size else { return .exited(63) }
      guard write(file, buffer, count) == count else { return .notKept(.last) }
    }
  }
}
