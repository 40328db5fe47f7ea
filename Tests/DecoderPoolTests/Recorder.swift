import DecoderPool
import DecoderProtocol
import Synchronization
import SystemEdge
import Testing

/// Keeps the replies of a pool.
final class Recorder: Sendable {
  private let replies = Mutex<[PictureReply]>([])

  var all: [PictureReply] { replies.withLock { $0 } }
  var ids: [UInt64] { all.map(\.id) }

  /// The fake decoders that replied, living or not.
  var processes: Set<pid_t> {
    Set(
      all.filter { if case .picture = $0.result { true } else { false } }
        .map { pid_t($0.microseconds) })
  }

  func add(_ reply: PictureReply) { replies.withLock { $0.append(reply) } }

  func failure(of id: UInt64) -> DecodeFailure? {
    for reply in all where reply.id == id {
      if case .failure(let failure) = reply.result { return failure }
    }
    return nil
  }

  func qualities(of id: UInt64) -> [DecodedPicture.Quality] {
    all.compactMap { reply in
      guard reply.id == id, case .picture(let picture) = reply.result else { return nil }
      return picture.quality
    }
  }

  /// How many last replies each request got.
  var lastReplies: [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    for reply in all {
      switch reply.result {
      case .picture(let picture) where !picture.quality.isFinal: continue
      default: counts[reply.id, default: 0] += 1
      }
    }
    return counts
  }
}

/// Waits until `condition` holds; fails the test after that many seconds.
func eventually(
  _ what: Comment, within seconds: UInt64 = 20, _ condition: () -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let end = MonotonicClock.now() + seconds * 1_000_000_000
  while !condition() {
    guard MonotonicClock.now() < end else {
      Issue.record(what, sourceLocation: sourceLocation)
      return
    }
    usleep(2000)
  }
}
