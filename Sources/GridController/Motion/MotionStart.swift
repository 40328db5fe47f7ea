import CellGeometry

/// Where the elements were before something happened that may change the layout.
struct MotionStart {
  var frames: [(key: Motion.Key, frame: Rect)]
  var layoutVersion: UInt64
}
