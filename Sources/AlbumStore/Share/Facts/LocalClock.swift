import SystemEdge

/// Turns moments into what the user's clock showed then. Zones change at full quarters of an hour
/// only, so one quarter's offset is kept: files come in bursts.
struct LocalClock {
  private static let quarter: Int64 = 900
  private var known: Int64?
  private var offset: Int64 = 0

  /// - `seconds`: since 1970, UTC.
  /// - Returns: seconds since 1970 as if that clock showed UTC.
  mutating func local(_ seconds: Int64) -> Int64 {
    let quarter = (seconds - (seconds % Self.quarter + Self.quarter) % Self.quarter) / Self.quarter
    if quarter != known {
      var time = time_t(seconds)
      var parts = tm()
      offset = localtime_r(&time, &parts) == nil ? 0 : Int64(parts.tm_gmtoff)
      known = quarter
    }
    return seconds &+ offset
  }
}
