/// A descriptor that becomes readable when rung, to wake a thread out of `poll`. Ringing it many
/// times before it is answered wakes once.
package final class Doorbell: Sendable {
  package let descriptor: Int32
  private let ringer: Int32

  /// - Returns: nil when the process has no descriptors left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    ringer = ends[1]
  }

  deinit {
    _ = close(descriptor)
    _ = close(ringer)
  }

  package func ring() {
    var byte: UInt8 = 1
    // A full pipe is fine: the bell rings already.
    _ = write(ringer, &byte, 1)
  }

  /// Makes the descriptor unreadable until the next ring.
  package func answer() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &buffer, buffer.count) == buffer.count {}
  }
}
