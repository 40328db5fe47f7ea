/// What a frame took, for the trace.
struct DrawnFrame {
  /// Nanoseconds of the reducer, the layout and the view.
  var update: UInt64
  var layout: UInt64
  var view: UInt64
  /// When its output began, by `MonotonicClock`.
  var begin: UInt64
  var bytes: Int

  /// The members of its line in the trace; times in microseconds.
  func members(flushedAt end: UInt64) -> [(String, JSON)] {
    [
      ("update", .integer(Int(update / 1000))), ("layout", .integer(Int(layout / 1000))),
      ("view", .integer(Int(view / 1000))), ("output", .integer(Int((end - begin) / 1000))),
      ("bytes", .integer(bytes)),
    ]
  }
}
