import Foundation

/// What the parser may use up. Whoever goes beyond is ended by the system.
enum ResourceLimits {
  static func set() {
    set(limit(RLIMIT_CPU), to: 10)
    set(limit(RLIMIT_CORE), to: 0)
    // On macOS the address space of a process that just began is larger than any useful limit.
    #if os(Linux)
      set(limit(RLIMIT_AS), to: 1 << 30)
    #endif
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
