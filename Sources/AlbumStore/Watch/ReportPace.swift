/// When what was gathered is to be reported: soon at first, more and more rarely while a burst goes
/// on.
struct ReportPace {
  let shortest: UInt64
  let longest: UInt64
  private var interval: UInt64
  private var last: UInt64?
  /// When the next report is due, in nanoseconds; nil while nothing is gathered.
  private(set) var dueTime: UInt64?

  init(shortest: UInt64, longest: UInt64) {
    self.shortest = shortest
    self.longest = longest
    interval = shortest
  }

  /// There is something to report.
  mutating func note(now: UInt64) {
    guard dueTime == nil else { return }
    if let last, now < last + 2 * interval {
      interval = min(longest, interval * 2)
    } else {
      interval = shortest
    }
    dueTime = now + interval
  }

  /// Puts a report off.
  mutating func postpone(until time: UInt64) { dueTime = dueTime.map { max($0, time) } }

  /// Whether it is time to report; if so, nothing is gathered any more.
  mutating func takeDue(now: UInt64) -> Bool {
    guard let dueTime, now >= dueTime else { return false }
    self.dueTime = nil
    last = now
    return true
  }
}
