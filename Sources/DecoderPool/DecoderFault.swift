internal import DecoderProtocol

/// Why a child is of no use any more.
enum DecoderFault: Error, Equatable {
  /// Nothing came in time.
  case timedOut
  /// It ended: its exit status, or 128 plus the number of the signal.
  case ended(Int32)
  /// It broke the protocol, in the way described.
  case nonsense(String)
  /// It is a decoder of another version.
  case otherVersion(UInt16)
  /// The pool is being shut down.
  case shutDown

  /// What the request that met the fault is told.
  func failure(deadline: UInt64) -> DecodeFailure {
    switch self {
    case .timedOut:
      DecodeFailure(.timedOut, reason: "took longer than \(Self.words(nanoseconds: deadline))")
    case .ended(let status): DecodeFailure(.crashed, reason: Self.words(exitStatus: status))
    case .nonsense(let what): DecodeFailure(.crashed, reason: "the decoder answered \(what)")
    case .otherVersion(let version):
      DecodeFailure(
        .noDecoder,
        reason: "the decoder speaks protocol \(version), not \(DecoderHello.currentVersion)")
    case .shutDown: DecodeFailure(.crashed, reason: "ended")
    }
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
