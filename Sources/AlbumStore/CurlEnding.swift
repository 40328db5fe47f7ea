import SystemEdge

/// How a run of `curl` ended.
enum CurlEnding {
  case notStarted(Int32)
  /// What came could not be written.
  case notKept(SystemError)
  case exited(Int32)
  /// The server answered with that HTTP status.
  case refused(status: Int)

  /// Why there is no file, in a few words; nil when there is one.
  ///
  /// Source of the codes: curl(1), section "Exit codes".
  func reason(host: String, _ limits: RemoteFetcher.Limits) -> String? {
    switch self {
    case .notStarted(ENOENT): "curl is not installed"
    case .notStarted(let code): "curl does not start: \(SystemError(code: code).words)"
    case .notKept(let error): "the cache can't be written: \(error.words)"
    case .exited(0): nil
    case .refused(404): "\(host) has no such file (404)"
    case .refused(let status): "\(host) does not give the file (\(status))"
    case .exited(let code): Self.reason(code, host: host, limits)
    }
  }

  private static func reason(
    _ code: Int32, host: String, _ limits: RemoteFetcher.Limits
  ) -> String {
    switch code {
    case 1, 3: "not an address that can be fetched"
    case 5: "offline: could not reach the proxy"
    case 6: "offline: could not reach \(host)"
    case 7: "could not connect to \(host)"
    case 22: "\(host) does not give the file"
    case 18, 52, 55, 56, 92: "\(host) broke off"
    case 23: "the cache can't be written"
    case 28: "\(host) took too long"
    case 35, 51, 58, 59, 60, 66, 77, 83, 90, 91: "\(host) can't prove who it is"
    case 47: "\(host) sends from one place to another without end"
    case 63: "larger than \(limits.size >> 20) MiB"
    default: "fetching from \(host) failed (curl \(code))"
    }
  }
}
