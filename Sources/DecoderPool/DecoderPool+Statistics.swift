extension DecoderPool {
  /// What the pool is doing at one moment.
  package struct Statistics: Hashable, Sendable {
    /// Requests that no child has begun.
    package var queued = 0
    /// Requests that a child works on.
    package var running = 0
    /// Children that were started in place of one that failed.
    package var restarts = 0
    /// Children that are alive.
    package var children = 0

    package init() {}

    /// Whether every request has had its last reply, and that has been reported.
    package var isIdle: Bool { queued == 0 && running == 0 }
  }
}
