/// What a decoder may use at most. A file that wants more ends it, and costs one picture.
enum ResourceLimits {
  /// Bytes of address space: libraries and threads take half a gigabyte of it.
  private static let addressSpace = 2 << 30
  /// Seconds of processor time for one request. The app's deadline comes first; this is for a
  /// decoder whose app has died.
  private static let secondsPerRequest = 40
  /// Bytes of a file that is opened at all.
  static let fileBytes = 2 << 30
  /// Pixels of a side, as JPEG can have.
  static let side = 65_535
  /// Pixels of a picture that is decoded small.
  static let shrinkablePixels = 300_000_000
  /// Pixels of a picture that must be decoded whole, but row by row.
  static let pixels = 120_000_000
  /// Pixels of a picture that must be held in memory whole.
  static let heldPixels = 80_000_000
  /// Scans of a progressive JPEG: each is a pass over the whole picture.
  static let scans = 200

  /// Steps of priority that a decoder stands behind the app: a key's frame and the terminal that
  /// draws it must not wait for pictures.
  private static let niceness: Int32 = 5

  /// Limits memory, keeps memory images off the disk, and lets the app go first.
  static func apply() {
    _ = nice(niceness)
    set(Resource.core, to: 0)
    #if !canImport(Darwin)
      set(Resource.addressSpace, to: rlim_t(addressSpace))
    #endif
  }

  /// Lets the processor time that has been used not count against the next request.
  static func allowMoreTime() {
    var usage = rusage()
    getrusage(Resource.ownUsage, &usage)
    let used = Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)
    set(Resource.processorTime, to: rlim_t(used + secondsPerRequest))
  }

  /// Sets the soft limit alone, which can be raised again.
  private static func set(_ resource: Resource.Name, to value: rlim_t) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(resource, &limit)
  }

  /// The names of limits, which every C library types otherwise.
  private enum Resource {
    typealias Name = Int32
    #if canImport(Glibc)
      static let core = Name(RLIMIT_CORE.rawValue)
      static let addressSpace = Name(RLIMIT_AS.rawValue)
      static let processorTime = Name(RLIMIT_CPU.rawValue)
      static let ownUsage = Name(RUSAGE_SELF.rawValue)
    #else
      static let core = Name(RLIMIT_CORE)
      static let addressSpace = Name(RLIMIT_AS)
      static let processorTime = Name(RLIMIT_CPU)
      static let ownUsage = Name(RUSAGE_SELF)
    #endif
  }
}
