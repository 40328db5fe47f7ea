/// Which addresses are to be fetched, and what is known of those that were.
///
/// A value without locks, threads or processes: `RemoteFetcher` guards it.
struct FetchQueue {
  typealias Outcome = Result<[UInt8], RemoteFetcher.Failure>

  struct Job {
    var address: [UInt8]
    /// What an earlier attempt, not long ago, gave.
    var known: Outcome?
  }

  private struct Failed {
    var failure: RemoteFetcher.Failure
    var time: UInt64
  }

  /// How long a failure is remembered, in nanoseconds.
  let memory: UInt64
  private var demanded: Set<[UInt8]> = []
  private var waiting: [[UInt8]] = []
  private var active: Set<[UInt8]> = []
  /// Those whose outcome was told since they became demanded.
  private var told: Set<[UInt8]> = []
  private var failures: [[UInt8]: Failed] = [:]

  init(memory: UInt64) { self.memory = memory }

  /// How many wait or are under way.
  var waitingCount: Int { waiting.count + active.count }

  func isDemanded(_ address: [UInt8]) -> Bool { demanded.contains(address) }

  mutating func demand(_ addresses: [[UInt8]]) {
    demanded = Set(addresses)
    told.formIntersection(demanded)
    var seen = told.union(active)
    waiting = addresses.filter { seen.insert($0).inserted }
  }

  mutating func next(now: UInt64) -> Job? {
    guard !waiting.isEmpty else { return nil }
    let address = waiting.removeFirst()
    active.insert(address)
    guard let failed = failures[address], now - min(failed.time, now) < memory else {
      failures[address] = nil
      return Job(address: address, known: nil)
    }
    return Job(address: address, known: .failure(failed.failure))
  }

  /// - `outcome`: nil when it was given up.
  /// - Returns: whether the outcome is to be told.
  mutating func finish(_ address: [UInt8], _ outcome: Outcome?, now: UInt64) -> Bool {
    active.remove(address)
    guard let outcome else {
      // It was given up and then demanded again.
      if demanded.contains(address) { waiting.insert(address, at: 0) }
      return false
    }
    if case .failure(let failure) = outcome, failures[address] == nil {
      failures[address] = Failed(failure: failure, time: now)
    }
    guard demanded.contains(address) else { return false }
    told.insert(address)
    return true
  }
}
