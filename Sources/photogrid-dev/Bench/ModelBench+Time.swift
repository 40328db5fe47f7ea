import SystemEdge

extension ModelBench {
  /// The median time of one of `operations` that `body` does, in nanoseconds; one round goes before
  /// without being counted.
  static func time(rounds: Int, operations: Int, _ body: () -> Void) -> Double {
    body()
    var samples = Samples()
    for _ in 0..<rounds {
      let start = MonotonicClock.now()
      body()
      samples.add(Double(MonotonicClock.now() - start) / Double(operations))
    }
    return samples.median
  }
}
