import DecoderPool
import DecoderProtocol
import TestSupport
import Testing

@Suite struct RequestQueueTests {
  private func requests(_ ids: [UInt64]) -> [PictureRequest] {
    ids.map { Requests.make($0, "ok") }
  }

  private func drain(_ queue: inout RequestQueue) -> [UInt64] {
    var ids: [UInt64] = []
    while let request = queue.next() { ids.append(request.id) }
    return ids
  }

  @Test func mostWantedComesFirst() {
    var queue = RequestQueue()
    queue.replace(with: requests([5, 1, 9]))
    #expect(drain(&queue) == [5, 1, 9])
  }

  @Test func newDemandDropsTheOld() {
    var queue = RequestQueue()
    queue.replace(with: requests([1, 2, 3, 4]))
    #expect(queue.next()?.id == 1)
    queue.replace(with: requests([4, 7]))
    #expect(drain(&queue) == [4, 7])
    queue.replace(with: [])
    #expect(queue.next() == nil)
  }

  @Test func whatRunsIsNotBegunAgain() {
    var queue = RequestQueue()
    queue.replace(with: requests([1, 2]))
    #expect(queue.next()?.id == 1)
    queue.replace(with: requests([1, 2, 3]))
    #expect(queue.waitingCount == 2)
    #expect(drain(&queue) == [2, 3])
    #expect(queue.runningCount == 3)
  }

  @Test func whatIsAnsweredIsNotBegunAgain() {
    var queue = RequestQueue()
    queue.replace(with: requests([1, 2]))
    #expect(queue.next()?.id == 1)
    queue.finish(1)
    #expect(queue.runningCount == 0)
    queue.replace(with: requests([2, 1]))
    #expect(drain(&queue) == [2])
  }

  @Test func whatWasDroppedMayComeBack() {
    var queue = RequestQueue()
    queue.replace(with: requests([1]))
    queue.replace(with: [])
    queue.replace(with: requests([1]))
    #expect(drain(&queue) == [1])
  }

  @Test func firstOfTwinsCounts() {
    var queue = RequestQueue()
    queue.replace(with: requests([3, 1, 3]))
    #expect(drain(&queue) == [3, 1])
  }

  @Test func finishingAStrangerChangesNothing() {
    var queue = RequestQueue()
    queue.replace(with: requests([1]))
    queue.finish(1)
    #expect(drain(&queue) == [1])
  }

  /// Against a queue that is slow and plain.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func behavesLikeTheNaiveOne(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var queue = RequestQueue()
    var waiting: [UInt64] = []
    var begun: Set<UInt64> = []
    var running: [UInt64] = []
    for _ in 0..<200 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let ids = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
          UInt64.random(in: 0..<60, using: &generator)
        }
        queue.replace(with: requests(ids))
        waiting = []
        for id in ids where !begun.contains(id) && !waiting.contains(id) { waiting.append(id) }
      case 1:
        guard let id = running.randomElement(using: &generator) else { continue }
        running.removeAll { $0 == id }
        queue.finish(id)
      default:
        let expected = waiting.isEmpty ? nil : waiting.removeFirst()
        #expect(queue.next()?.id == expected)
        guard let expected else { continue }
        begun.insert(expected)
        running.append(expected)
      }
      #expect(queue.waitingCount == waiting.count)
      #expect(queue.runningCount == running.count)
    }
  }
}

@Suite struct BackoffTests {
  @Test(arguments: [
    (0, 0), (1, 0), (2, 100), (3, 400), (4, 1600), (5, 5000), (6, 5000), (1_000_000, 5000),
  ])
  func growsToItsLimit(failures: Int, milliseconds: UInt64) {
    #expect(Backoff().delay(afterFailures: failures) == milliseconds * 1_000_000)
  }

  @Test func doesNotOverflow() {
    let backoff = Backoff(first: .max / 2, factor: .max, longest: .max)
    #expect(backoff.delay(afterFailures: 5) == .max)
  }

  @Test func noFirstWaitMeansNone() {
    #expect(Backoff(first: 0).delay(afterFailures: 9) == 0)
  }
}
