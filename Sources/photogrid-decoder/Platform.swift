// The C library, under one name for all files of this target.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

/// Lines for whoever reads the log.
enum StandardError {
  static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    #if canImport(Darwin)
      _ = Darwin.write(2, bytes, bytes.count)
    #elseif canImport(Glibc)
      _ = Glibc.write(2, bytes, bytes.count)
    #elseif canImport(Musl)
      _ = Musl.write(2, bytes, bytes.count)
    #endif
  }
}

/// A moment to measure from.
struct Stopwatch {
  private let begin = Self.now()

  /// Since the stopwatch was made.
  var microseconds: UInt32 { UInt32(clamping: (Self.now() - begin) / 1000) }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
