internal import SystemEdge

extension DecoderPool {
  /// Which decoder, how many, and how patient the pool is.
  package struct Configuration: Sendable {
    /// A path when it holds a slash, else looked up in PATH.
    package var program: String
    package var arguments: [String]
    /// How many children may run at once; at least one.
    package var children: Int
    /// Nanoseconds that one request may take, from its begin to its last reply.
    package var deadline: UInt64
    package var backoff: Backoff
    /// Where the children's standard error goes; nil is /dev/null.
    package var errorOutput: Int32?

    package init(
      program: String, arguments: [String] = [], children: Int? = nil,
      deadline: UInt64 = 20_000_000_000, backoff: Backoff = Backoff(), errorOutput: Int32? = nil
    ) {
      self.program = program
      self.arguments = arguments
      self.children = max(1, children ?? Self.coreCount)
      self.deadline = deadline
      self.backoff = backoff
      self.errorOutput = errorOutput
    }

    /// The cores that are switched on.
    package static var coreCount: Int {
      #if canImport(Darwin)
        max(1, sysconf(_SC_NPROCESSORS_ONLN))
      #else
        max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
      #endif
    }
  }
}
