import DecoderProtocol

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A decoder that speaks the protocol as badly as it is told: by its first argument how it begins,
// by a request's path how it answers. A path is a word and perhaps a number, as in `slow:50`.

/// Writes everything, or ends: whoever listens is gone.
func send(_ bytes: [UInt8]) {
  var sent = 0
  while sent < bytes.count {
    let count = bytes[sent...].withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    guard count > 0 else { exit(0) }
    sent += count
  }
}

func pause(milliseconds: Int) {
  var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
  nanosleep(&time, nil)
}

func hang() -> Never { while true { pause(milliseconds: 1_000_000) } }

func crash() -> Never {
  var limit = rlimit(rlim_cur: 0, rlim_max: 0)
  #if canImport(Glibc)
    setrlimit(Int32(RLIMIT_CORE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_CORE, &limit)
  #endif
  signal(SIGSEGV, SIG_DFL)
  raise(SIGSEGV)
  exit(1)
}

/// A picture of one cell. What stands for the time is the number of this process, so that a test
/// can look after it.
func picture(_ id: UInt64, _ quality: DecodedPicture.Quality, columns: UInt16 = 1) -> [UInt8] {
  let line = [UInt8](repeating: UInt8(ascii: "x"), count: Int(columns))
  let picture = DecodedPicture(
    quality: quality, columns: columns, rows: 1, lines: [line], pixelWidth: 10, pixelHeight: 20)
  let reply = PictureReply(id: id, result: .picture(picture), microseconds: UInt32(getpid()))
  return (try? reply.frame()) ?? []
}

func failure(_ id: UInt64, _ kind: DecodeFailure.Kind) -> [UInt8] {
  let reply = PictureReply(
    id: id, result: .failure(DecodeFailure(kind, reason: "as asked")),
    microseconds: UInt32(getpid()))
  return (try? reply.frame()) ?? []
}

func answer(_ request: PictureRequest) {
  let id = request.id
  let words = String(decoding: request.path, as: UTF8.self).split(separator: ":")
  let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
  switch words.first {
  case "ok": send(picture(id, .sharp))
  case "partial": send(picture(id, .partial))
  case "failure": send(failure(id, .corrupt))
  case "slow":
    pause(milliseconds: number)
    send(picture(id, .sharp))
  case "drip":
    for byte in picture(id, .sharp) {
      pause(milliseconds: 1)
      send([byte])
    }
  case "two-stage":
    send(picture(id, .embedded))
    pause(milliseconds: number)
    send(picture(id, .sharp))
  case "endless-stages": while true { send(picture(id, .embedded)) }
  case "stage-then-crash":
    send(picture(id, .embedded))
    crash()
  case "stage-then-hang":
    send(picture(id, .embedded))
    hang()
  case "crash": crash()
  case "killed": raise(SIGKILL)
  case "exit": exit(3)
  case "silent-exit": exit(0)
  case "hang": hang()
  case "closed-hang":
    close(1)
    hang()
  case "garbage": send(Array("this is no frame at all, and it is long enough to see it".utf8))
  case "garbage-frame": send([5, 0, 0, 0, 1, 2, 3, 4, 5])
  case "huge":
    send([0xFF, 0xFF, 0xFF, 0xFF])
    hang()
  case "wrong-id": send(picture(id &+ 1, .sharp))
  case "too-wide": send(picture(id, .sharp, columns: request.box.columns + 1))
  case "half-reply":
    send(Array(picture(id, .sharp).dropLast(3)))
    exit(0)
  case "half-hang":
    send(Array(picture(id, .sharp).dropLast(3)))
    hang()
  case "twice": send(picture(id, .sharp) + picture(id, .sharp))
  case "then-exit":
    send(picture(id, .sharp))
    exit(0)
  default: exit(9)
  }
}

func greet() {
  switch CommandLine.arguments.dropFirst().first {
  case "no-start": exit(127)
  case "killed-start": raise(SIGKILL)
  case "old-version": send((try? DecoderHello(version: 0).frame()) ?? [])
  case "garbage-greeting": send(Array("hello, I am another program".utf8))
  case "deaf": hang()
  default: send((try? DecoderHello().frame()) ?? [])
  }
}

func run() {
  greet()
  var splitter = FrameSplitter(limit: PictureRequest.byteLimit)
  var piece = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(0, &piece, piece.count)
    guard count > 0 else { return }
    splitter.append(piece[..<count])
    do {
      while let message = try splitter.next() { answer(try PictureRequest(message: message)) }
    } catch {
      exit(8)
    }
  }
}

run()
