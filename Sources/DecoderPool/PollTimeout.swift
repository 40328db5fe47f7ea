internal import SystemEdge

/// Deadlines in the form that `poll(2)` takes.
enum PollTimeout {
  /// Milliseconds from now to `deadline` on the monotonic clock, rounded up; 0 when it has passed.
  static func milliseconds(until deadline: UInt64) -> Int32 {
    let now = MonotonicClock.now()
    guard deadline > now else { return 0 }
    return Int32(min((deadline - now) / 1_000_000 + 1, UInt64(Int32.max)))
  }
}
