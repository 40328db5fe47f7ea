internal import DecoderProtocol

/// What the pool's threads share, behind one lock.
struct PoolState: Sendable {
  /// Children that die one after another before they greet: then there is no decoder here.
  static let failedStartLimit = 3

  var queue = RequestQueue()
  var liveWorkers = 0
  var startedWorkers = false
  var isShutDown = false
  var restarts = 0
  var children = 0
  /// Why there is no decoder; nil while there may be one.
  var absence: DecodeFailure?
  /// Starts in a row that ended before the greeting, over all workers.
  var failedStarts = 0

  /// Notes a child that ended before it greeted.
  mutating func noteFailedStart() {
    failedStarts += 1
    guard failedStarts >= Self.failedStartLimit else { return }
    absence = DecodeFailure(.noDecoder, reason: "the decoder does not start")
  }
}
