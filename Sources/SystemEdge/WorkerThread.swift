/// A thread of our own, for work that blocks: Swift's concurrency has a fixed number of threads,
/// and one that waits in `read` is lost to all others.
package enum WorkerThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` on a new, detached thread, with all signals blocked so that handlers run on the
  /// main thread.
  /// - Returns: false when the system has no more threads to give.
  @discardableResult
  package static func start(
    stackSize: Int = 1 << 20, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackSize)

    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    let context = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { raw in
        #if canImport(Darwin)
          Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run()
        #else
          if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
        #endif
        return nil
      }, context.toOpaque())
    if status != 0 { context.release() }
    return status == 0
  }
}
