import DecoderProtocol

/// The way back to the app. Takes standard output for itself: what a library prints there goes to
/// standard error instead, and can't get between two replies.
struct ReplyOutput {
  private let descriptor: Int32

  init() {
    let own = dup(1)
    descriptor = own >= 0 ? own : 1
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    if own >= 0 { dup2(2, 1) }
  }

  /// Sends a message whole. Ends the process when nobody listens any more.
  func send(_ message: some WireMessage) {
    guard let frame = try? message.frame() else { return }
    var sent = 0
    while sent < frame.count {
      let count = frame[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        exit(0)
      }
    }
  }
}
