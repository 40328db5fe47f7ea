/// What the loop remembers from one frame to the next.
struct FramePacing {
  /// Nanoseconds that the reducer took since the last frame.
  var updateTime: UInt64 = 0
  /// Whether a frame was left out because the terminal had not taken the one before.
  var isBehind = false
  /// Whether a key or the mouse has come in since the last frame.
  var followsInput = false
}
