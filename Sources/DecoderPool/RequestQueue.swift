package import DecoderProtocol

/// What is wanted, what is being made and what has been answered. Holds no clock and no lock.
///
/// Invariant: an identifier is waiting, running or answered, at most one of them.
package struct RequestQueue: Sendable {
  /// The least wanted first, so that taking the most wanted moves nothing.
  private var waiting: [PictureRequest] = []
  private var running: Set<UInt64> = []
  /// Ranges, because identifiers are given in sequence: a long session costs a few of them.
  private var answered = RangeSet<UInt64>()

  package init() {}

  package var waitingCount: Int { waiting.count }
  package var runningCount: Int { running.count }

  /// Replaces what waits by `requests`, the most wanted first. Of several with one identifier the
  /// first counts; what is running or answered already is left out.
  /// - Complexity: linear in the old and new requests.
  package mutating func replace(with requests: [PictureRequest]) {
    var seen = Set<UInt64>(minimumCapacity: requests.count)
    waiting = requests.filter { request in
      precondition(request.id < .max, "the largest identifier is reserved")
      return !running.contains(request.id) && !answered.contains(request.id)
        && seen.insert(request.id).inserted
    }
    waiting.reverse()
  }

  /// The most wanted request, which is running from now on; nil when none waits.
  package mutating func next() -> PictureRequest? {
    guard let request = waiting.popLast() else { return nil }
    running.insert(request.id)
    return request
  }

  /// States that a running request got its last reply: it is never begun again.
  package mutating func finish(_ id: UInt64) {
    guard running.remove(id) != nil else { return }
    answered.insert(contentsOf: id..<id + 1)
  }

  /// Drops what waits.
  package mutating func removeAll() { waiting = [] }
}
