import SystemEdge

/// How much the calling thread matters to the system.
enum ThreadPriority {
  /// Lets other threads and processes go first, from now on.
  static func lower() {
    #if canImport(Darwin)
      _ = pthread_set_qos_class_self_np(QOS_CLASS_BACKGROUND, 0)
    #elseif canImport(Glibc)
      // On Linux a "process" here is a thread, and 0 the calling one.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    #endif
  }
}
