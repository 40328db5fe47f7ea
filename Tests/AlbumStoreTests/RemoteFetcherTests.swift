import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct FetchQueueTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
  private func next(_ queue: inout FetchQueue, now: UInt64 = 0) -> String? {
    queue.next(now: now).map { String(decoding: $0.address, as: UTF8.self) }
  }

  @Test func theMostWantedGoesFirstAndEachIsToldOnce() {
    var queue = FetchQueue(memory: 10)
    queue.demand(["a", "b", "a"].map(bytes))
    let first = next(&queue)
    queue.demand(["c", "a", "b"].map(bytes))
    let told = queue.finish(bytes("a"), .success(bytes("/a")), now: 0)
    let others = [next(&queue), next(&queue), next(&queue)]
    #expect(first == "a" && told && others == ["c", "b", nil])
    queue.demand([bytes("a")])
    let again = next(&queue)
    queue.demand([])
    queue.demand([bytes("a")])
    let anew = next(&queue)
    #expect(again == nil && anew == "a")
  }

  @Test func failuresAreRememberedForAWhile() {
    var queue = FetchQueue(memory: 10)
    let failure = RemoteFetcher.Failure(reason: "no")
    var known: [Bool] = []
    for time in [0, 5, 11] as [UInt64] {
      queue.demand([bytes("a")])
      known.append(queue.next(now: time)?.known != nil)
      _ = queue.finish(bytes("a"), .failure(failure), now: time)
      queue.demand([])
    }
    #expect(known == [false, true, false])
  }

  @Test func whatIsNotWantedAnyMoreIsNotTold() {
    var queue = FetchQueue(memory: 10)
    queue.demand([bytes("a"), bytes("b")])
    _ = next(&queue)
    queue.demand([])
    let told = queue.finish(bytes("a"), .success([]), now: 0)
    let waiting = next(&queue)
    #expect(!told && waiting == nil)
  }
}

struct CurlFetchTests {
  @Test(arguments: [
    ("", "the address is empty"), ("not a url at all", "not an address"),
    ("ftp://example.org/x", "ftp: addresses are not fetched"),
    ("data:image/gif;base64,R0lG", "data: addresses are not fetched"),
    ("http://", "the address names no host"), ("http:///nohost.jpg", "the address names no host"),
    ("file://host/x", "not a file of this computer"), ("file://", "the address names no file"),
  ])
  func objects(address: String, reason: String) {
    #expect(CurlFetch.objection(to: Array(address.utf8)) == reason)
  }

  @Test func encodesWhatMustNotStandInAnAddress() {
    let address = Array("http://h/é b\u{1b}[%20]?a=1&b".utf8) + [0xff]
    #expect(CurlFetch.encoded(address) == "http://h/%C3%A9%20b%1B[%20]?a=1&b%FF")
  }

  @Test func wordsForEndingsNameTheHost() {
    let limits = RemoteFetcher.Limits()
    func words(_ code: Int32) -> String? {
      CurlEnding.exited(code).reason(host: "example.org", limits)
    }
    #expect(words(0) == nil)
    #expect(words(6) == "offline: could not reach example.org")
    #expect(words(7) == "could not connect to example.org")
    #expect(words(28) == "example.org took too long")
    #expect(words(63) == "larger than 64 MiB")
    #expect(words(99) == "fetching from example.org failed (curl 99)")
  }
}

/// Against a server on this machine.
@Suite(
  .serialized,
  .enabled(
    if: Program.find("python3") != nil && Program.find("curl") != nil,
    "needs python3 and curl, which are not both there"))
struct RemoteFetcherTests {
  /// Serves `/ok/N`, `/gone`, `/large` (without saying so), `/slow`, `/to-file` and `/to-ok`.
  private final class Server {
    let process = Process()
    let port: Int

    private static let script = """
      import http.server, sys, time
      class H(http.server.BaseHTTPRequestHandler):
          def log_message(self, *a): pass
          def do_GET(self):
              p = self.path
              if p.startswith("/to-"):
                  self.send_response(302)
                  self.send_header("Location", "file:///etc/passwd" if p == "/to-file" else "/ok/r")
                  self.end_headers()
                  return
              if p == "/gone":
                  self.send_error(404)
                  return
              self.send_response(200)
              self.end_headers()
              try:
                  if p == "/large":
                      for _ in range(64): self.wfile.write(b"x" * 65536)
                  elif p == "/slow":
                      self.wfile.write(b"x"); self.wfile.flush(); time.sleep(20)
                  else: self.wfile.write(p.encode())
              except OSError: pass
      s = http.server.ThreadingHTTPServer(("127.0.0.1", 0), H)
      s.daemon_threads = True
      print(s.server_address[1], flush=True)
      s.serve_forever()
      """

    init() throws {
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: try #require(Program.find("python3")))
      process.arguments = ["-c", Self.script]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    deinit {
      // It inherited a signal mask that may hold the polite signals back.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    func address(_ path: String) -> [UInt8] { Array("http://127.0.0.1:\(port)\(path)".utf8) }
  }

  private typealias Outcomes = [[UInt8]: Result<[UInt8], RemoteFetcher.Failure>]

  /// Demands addresses and waits until each has an outcome.
  private func fetch(
    _ addresses: [[UInt8]], to cache: [UInt8], program: String = "curl",
    limits: RemoteFetcher.Limits = RemoteFetcher.Limits(size: 1 << 20, seconds: 10)
  ) throws -> Outcomes {
    let outcomes = Monitor(Outcomes())
    let fetcher = RemoteFetcher(cacheDirectory: cache, program: program, limits: limits) {
      address, result in outcomes.update { $0[address] = result }
    }
    fetcher.demand(addresses)
    defer { fetcher.stop() }
    return try outcomes.result { $0.count == Set(addresses).count ? $0 : nil }
  }

  private func reason(_ outcome: Result<[UInt8], RemoteFetcher.Failure>?) -> String? {
    if case .failure(let failure) = outcome { failure.reason } else { nil }
  }

  private func content(_ outcome: Result<[UInt8], RemoteFetcher.Failure>?) -> String? {
    guard case .success(let path) = outcome else { return nil }
    return FileManager.default.contents(atPath: String(decoding: path, as: UTF8.self))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func fetchesToAPrivateCache() throws {
    let server = try Server()
    let folder = try TemporaryFolder()
    let addresses = (0..<7).map { server.address("/ok/\($0)") } + [server.address("/to-ok")]
    let outcomes = try fetch(addresses, to: folder.bytes("x/cache"))
    for (i, address) in addresses.prefix(7).enumerated() {
      #expect(content(outcomes[address]) == "/ok/\(i)")
    }
    #expect(content(outcomes[addresses[7]]) == "/ok/r")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("x/cache"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("x/cache"))
    #expect(files.count == 8 && files.allSatisfy { $0.count == 64 })
    // From the cache, without the program.
    let again = try fetch([addresses[0]], to: folder.bytes("x/cache"), program: "/no/such/curl")
    #expect(content(again[addresses[0]]) == "/ok/0")
  }

  @Test func failuresHaveReasons() throws {
    let server = try Server()
    let folder = try TemporaryFolder()
    let names = ["/gone", "/large", "/to-file"].map(server.address)
    let refused = Array("http://user:secret@127.0.0.1:9/x.jpg".utf8)
    let outcomes = try fetch(names + [refused], to: folder.bytes("cache"))
    #expect(reason(outcomes[names[0]]) == "127.0.0.1 has no such file (404)")
    #expect(reason(outcomes[names[1]]) == "larger than 1 MiB")
    #expect(reason(outcomes[names[2]]) == "not an address that can be fetched")
    #expect(reason(outcomes[refused]) == "could not connect to 127.0.0.1")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("cache"))
    #expect(files.isEmpty)
  }

  @Test func aSlowServerIsGivenUp() throws {
    let server = try Server()
    let folder = try TemporaryFolder()
    let slow = server.address("/slow")
    let outcomes = try fetch(
      [slow], to: folder.bytes, limits: RemoteFetcher.Limits(size: 1 << 20, seconds: 1))
    #expect(reason(outcomes[slow]) == "127.0.0.1 took too long")
  }

  @Test func whatIsNotWantedAnyMoreMakesRoom() throws {
    let server = try Server()
    let folder = try TemporaryFolder()
    let outcomes = Monitor(Outcomes())
    let fetcher = RemoteFetcher(cacheDirectory: folder.bytes) { address, result in
      outcomes.update { $0[address] = result }
    }
    defer { fetcher.stop() }
    fetcher.demand([server.address("/slow"), server.address("/slow?2")])
    fetcher.demand([server.address("/ok/1")])
    // The slow ones would take 20 seconds.
    let begin = MonotonicClock.now()
    let result = try outcomes.result { $0.isEmpty ? nil : $0 }
    #expect(content(result[server.address("/ok/1")]) == "/ok/1")
    #expect(MonotonicClock.now() - begin < 15_000_000_000)
  }

  @Test func nothingUnfinishedIsLeftAtTheEnd() throws {
    let server = try Server()
    let folder = try TemporaryFolder()
    let fetcher = RemoteFetcher(cacheDirectory: folder.bytes) { _, _ in }
    func files() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path("."))
    }
    fetcher.demand([server.address("/slow"), server.address("/slow?2")])
    let end = MonotonicClock.now() + 10_000_000_000
    while try files().filter({ $0.hasSuffix(".part") }).count < 2 {
      try #require(MonotonicClock.now() < end, "the fetches do not begin")
      usleep(2000)
    }
    fetcher.stop()
    #expect(try files().isEmpty)
  }

  @Test func whatACrashLeftIsRemoved() throws {
    let folder = try TemporaryFolder()
    for name in ["old.1.part", "new.2.part", "kept"] { try folder.file(name) }
    let long: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSinceNow: -1000)]
    for name in ["old.1.part", "kept"] {
      try FileManager.default.setAttributes(long, ofItemAtPath: folder.path(name))
    }
    let refused = Array("http://127.0.0.1:9/x.jpg".utf8)
    _ = try fetch([refused], to: folder.bytes)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("."))
    #expect(files.sorted() == ["kept", "new.2.part"])
  }

  @Test func withoutCurlItSaysSo() throws {
    let folder = try TemporaryFolder()
    let address = Array("http://127.0.0.1:9/x.jpg".utf8)
    let outcomes = try fetch([address], to: folder.bytes, program: "photogrid-no-such-program")
    #expect(reason(outcomes[address]) == "curl is not installed")
  }
}
