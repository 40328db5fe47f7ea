import SystemEdge

/// What posix_spawn(3) takes, made from bytes.
struct SpawnSetup {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  /// A session of its own: POSIX_SPAWN_SETSID of spawn.h, which Swift does not see on Linux.
  #if canImport(Darwin)
    private static let ownSession: Int32 = 0x0400
  #else
    private static let ownSession: Int32 = 0x80
  #endif

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | Self.ownSession
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  mutating func start(in folder: [UInt8]) {
    #if os(Linux)
      typealias Start = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> Int32
      // Of glibc 2.29, which Swift does not see.
      guard let symbol = dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { return }
      _ = withUnsafeMutablePointer(to: &actions) { actions in
        CPath.with(folder) {
          unsafeBitCast(symbol, to: Start.self)(UnsafeMutableRawPointer(actions), $0)
        }
      }
    #else
      _ = CPath.with(folder) { posix_spawn_file_actions_addchdir_np(&actions, $0) }
    #endif
  }

  /// - `descriptor`: -1 is /dev/null.
  mutating func connect(_ descriptor: Int32, to number: Int32, _ mode: Int32) {
    if descriptor >= 0 {
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    } else {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
    }
  }

  /// Lets no other descriptor through, even one that another thread is just making.
  mutating func closeOthers() {
    #if os(Linux)
      typealias CloseFrom = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
      // Of glibc 2.34, looked up by its name.
      guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
      _ = withUnsafeMutablePointer(to: &actions) { actions in
        unsafeBitCast(symbol, to: CloseFrom.self)(UnsafeMutableRawPointer(actions), 3)
      }
    #endif
  }

  /// - Returns: an error's number, or 0.
  mutating func spawn(
    _ process: inout pid_t, _ program: [UInt8], _ words: [[UInt8]], _ variables: [[UInt8]]
  ) -> Int32 {
    CPath.with(program) { program in
      Self.withCStrings(words) { words in
        Self.withCStrings(variables) { variables in
          posix_spawn(&process, program, &actions, &attributes, words, variables)
        }
      }
    }
  }

  private static func withCStrings<Result>(
    _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { string in CPath.with(string) { strdup($0) } }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
