/// The numbers that a watcher works by; tests have others.
struct WatchTuning: Sendable {
  /// Whether the system's notices are used at all.
  var usesNotices = true
  /// How many folders may be watched; more are looked at by `check` alone.
  var watchLimit = Int.max
  /// More notices at once than this count as an overflow.
  var noticeLimit = Int.max
  /// Between two reports, in nanoseconds: at first, and at most.
  var shortestInterval: UInt64 = 100_000_000
  var longestInterval: UInt64 = 1_000_000_000
  /// How long a file that nobody closed must be untouched, in nanoseconds.
  var stillness: UInt64 = 2_000_000_000
}
