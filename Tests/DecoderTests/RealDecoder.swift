import DecoderPool
import DecoderProtocol
import Foundation
import Synchronization

/// The decoder as the app runs it, asked and waited for.
final class RealDecoder: Sendable {
  struct Answer: Sendable {
    var previews: [DecodedPicture] = []
    var last: PictureReply.Result?

    var picture: DecodedPicture? {
      guard case .picture(let picture) = last else { return nil }
      return picture
    }

    var failure: DecodeFailure? {
      guard case .failure(let failure) = last else { return nil }
      return failure
    }

    /// In the words of the corpus.
    var outcome: String {
      switch last {
      case .picture(let picture): picture.quality == .partial ? "partial" : "show"
      case .failure: "error"
      case nil: "nothing"
      }
    }
  }

  static let box = PictureBox(
    columns: 48, rows: 24, encoding: .symbols(.direct, .quadrant), background: [255, 255, 255])

  private let answers = Mutex<[UInt64: Answer]>([:])
  private let pool = Mutex<DecoderPool?>(nil)

  init(deadline seconds: UInt64 = 20) {
    let configuration = DecoderPool.Configuration(
      program: Self.program, children: 2, deadline: seconds * 1_000_000_000,
      backoff: Backoff(first: 0))
    let pool = DecoderPool(configuration: configuration) { [weak self] in self?.keep($0) }
    self.pool.withLock { $0 = pool }
  }

  deinit { pool.withLock { $0?.shutdown() } }

  var statistics: DecoderPool.Statistics {
    pool.withLock { $0?.statistics } ?? DecoderPool.Statistics()
  }

  /// The answers for all paths, in their order.
  func answers(_ paths: [[UInt8]], box: PictureBox = RealDecoder.box) -> [Answer] {
    answers.withLock { $0 = [:] }
    let first = nextID.withLock { next in
      defer { next += UInt64(paths.count) }
      return next
    }
    let requests = paths.enumerated().map { index, path in
      PictureRequest(id: first + UInt64(index), path: path, box: box)
    }
    pool.withLock { $0?.demand(requests) }
    let end = Date(timeIntervalSinceNow: 120)
    while !statistics.isIdle, Date() < end { usleep(1000) }
    let found = answers.withLock { $0 }
    return requests.map { found[$0.id] ?? Answer() }
  }

  func answer(_ path: String, box: PictureBox = RealDecoder.box) -> Answer {
    answers([Array(path.utf8)], box: box)[0]
  }

  private let nextID = Mutex<UInt64>(1)

  private func keep(_ reply: PictureReply) {
    answers.withLock { answers in
      if case .picture(let picture) = reply.result, !picture.quality.isFinal {
        answers[reply.id, default: Answer()].previews.append(picture)
      } else {
        answers[reply.id, default: Answer()].last = reply.result
      }
    }
  }

  /// Built into the folder of the tests.
  static let program: String = {
    #if canImport(Darwin)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let binary = tests?.bundleURL ?? URL(fileURLWithPath: ".")
    #else
      let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #endif
    return binary.deletingLastPathComponent().appendingPathComponent("photogrid-decoder").path
  }()
}
