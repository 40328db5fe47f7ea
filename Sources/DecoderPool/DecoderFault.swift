internal import DecoderProtocol
internal import SystemEdge

/// Why a child is of no use any more.
enum DecoderFault: Error, Equatable {
  /// Nothing came in time.
  case timedOut
  /// It ended: its exit status, or 128 plus the number of the signal.
  case ended(Int32)
  /// It was ended from outside, by this signal: by hand, or by a system that is short of memory.
  case killed(Int32)
  /// It broke the protocol, in the way described.
  case nonsense(String)
  /// It is a decoder of another version.
  case otherVersion(UInt16)
  /// It could not be started: the system's error, and that in words.
  case unstartable(Int32, String)
  /// The pool is being shut down.
  case shutDown

  /// What the end of a child that ended by itself means. `status` is its exit status, or 128 plus
  /// the number of the signal.
  static func ending(_ status: Int32) -> DecoderFault {
    let signal = status - 128
    return [SIGKILL, SIGTERM, SIGHUP, SIGINT].contains(signal) ? .killed(signal) : .ended(status)
  }

  /// What the request that met the fault is told.
  func failure(deadline: UInt64) -> DecodeFailure {
    switch self {
    case .timedOut:
      DecodeFailure(.timedOut, reason: "took longer than \(Self.words(nanoseconds: deadline))")
    case .ended(let status): DecodeFailure(.crashed, reason: Self.words(exitStatus: status))
    case .killed(let signal):
      DecodeFailure(.crashed, reason: "the decoder was killed (signal \(signal))")
    case .nonsense(let what): DecodeFailure(.crashed, reason: "the decoder answered \(what)")
    case .otherVersion(let version):
      DecodeFailure(
        .noDecoder,
        reason: "the decoder speaks protocol \(version), not \(DecoderHello.currentVersion)")
    case .unstartable(let code, let words):
      DecodeFailure(
        Self.isPassing(code) ? .crashed : .noDecoder, reason: "cannot start \(words)")
    case .shutDown: DecodeFailure(.crashed, reason: "ended")
    }
  }

  /// A program that isn't there stays away; a system that is out of processes may recover.
  private static func isPassing(_ code: Int32) -> Bool {
    [EAGAIN, ENOMEM, EMFILE, ENFILE].contains(code)
  }

  private static func words(nanoseconds: UInt64) -> String {
    nanoseconds >= 1_000_000_000
      ? "\(nanoseconds / 1_000_000_000) s" : "\(nanoseconds / 1_000_000) ms"
  }

  private static func words(exitStatus status: Int32) -> String {
    status > 128
      ? "the decoder crashed on it (signal \(status - 128))"
      : "the decoder gave up on it (exit status \(status))"
  }
}
