import Synchronization
import SystemEdge

/// Asks work to end early, and wakes whoever waits for its bell.
final class Cancellation: Sendable {
  private let flag = Atomic<Bool>(false)
  /// Nil when the process has no descriptors left: then waits must be short.
  let bell: Doorbell?

  init() { bell = Doorbell() }

  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() {
    flag.store(true, ordering: .relaxed)
    bell?.ring()
  }

  /// Wakes whoever waits for the bell.
  func wake() { bell?.ring() }

  /// Waits until the bell rings, one of the descriptors can be read or has ended, or the time is
  /// over.
  /// - Parameters:
  ///   - descriptors: what else to wait for; at most a few.
  ///   - milliseconds: negative waits for ever.
  /// - Returns: which of the descriptors are ready.
  @discardableResult
  func wait(readable descriptors: [Int32] = [], milliseconds: Int32) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    polled.append(pollfd(fd: bell?.descriptor ?? -1, events: Int16(POLLIN), revents: 0))
    let timeout = bell == nil ? min(milliseconds < 0 ? 50 : milliseconds, 50) : milliseconds
    let count = poll(&polled, nfds_t(polled.count), timeout)
    guard count > 0 else { return descriptors.map { _ in false } }
    if polled[descriptors.count].revents != 0 { bell?.answer() }
    return polled.dropLast().map { $0.revents != 0 }
  }
}
