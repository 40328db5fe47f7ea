import Foundation

/// What the parser may use up. Whoever goes beyond is ended by the system.
enum ResourceLimits {
  private static let mostSeconds = 20
  private static let mostSecondsOfReading = 10

  /// To be called before anything is read.
  static func set() {
    set(limit(RLIMIT_CPU), to: rlim_t(mostSeconds))
    set(limit(RLIMIT_CORE), to: 0)
    // On macOS the address space of a process that just began is larger than any useful limit.
    #if os(Linux)
      set(limit(RLIMIT_AS), to: 1 << 30)
    #endif
    // A write beyond a limit of the user's is an error like that of a full disk.
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Lowers the limit of time to what a file of that size can take.
  /// - `share`: how much there is to do with it, 1 for reading.
  static func setTime(forBytes count: Int, share: Int) {
    let reading = min(mostSecondsOfReading, 2 + max(0, count) >> 20)
    set(limit(RLIMIT_CPU), to: rlim_t(min(mostSeconds, reading * share)))
  }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource_t
    private static func limit(_ resource: __rlimit_resource) -> Resource {
      Resource(resource.rawValue)
    }
  #else
    private typealias Resource = Int32
    private static func limit(_ resource: Int32) -> Resource { resource }
  #endif

  private static func set(_ resource: Resource, to value: rlim_t) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    _ = setrlimit(resource, &limit)
  }
}
