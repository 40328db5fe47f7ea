/// How long a child that fails again and again is left alone before it is started anew.
package struct Backoff: Hashable, Sendable {
  /// Nanoseconds before the second restart in a row; the first is immediate.
  package var first: UInt64
  /// By how much every further wait is longer than the one before.
  package var factor: UInt64
  /// Nanoseconds that no wait exceeds.
  package var longest: UInt64

  package init(
    first: UInt64 = 100_000_000, factor: UInt64 = 4, longest: UInt64 = 5_000_000_000
  ) {
    self.first = first
    self.factor = factor
    self.longest = longest
  }

  /// Nanoseconds to wait after that many failures in a row: 0, first, first × factor, …
  package func delay(afterFailures count: Int) -> UInt64 {
    guard count > 1 else { return 0 }
    var delay = min(first, longest)
    for _ in 2..<min(count, 66) where delay < longest {
      let (product, overflow) = delay.multipliedReportingOverflow(by: factor)
      delay = overflow ? longest : min(product, longest)
    }
    return delay
  }
}
