import AlbumModel
import CellGeometry
import GridLayout

/// How things were before something happened that may change the layout.
struct MotionStart {
  var places: [Motion.Key: Motion.Place]
  var layoutVersion: UInt64
  var viewport: Viewport
  /// Whether a change is to be shown that comes of it; else it only may end what moves.
  var isShown: Bool
  /// What was lifted, and where it would have been dropped, on the screen.
  var lift: (lift: Lift, gap: Rect)?

  /// The same when what is lifted stays so.
  var withoutLift: MotionStart {
    var start = self
    start.lift = nil
    return start
  }

  /// Where an item comes from that was lifted and is back where it was; nil for all others.
  func flight(of key: Motion.Key, to place: Motion.Place) -> Rect? {
    guard let (lift, gap) = lift, case .item(let item, pin: nil) = key, lift.contains(item),
      places[key].map({ $0.content == place.content }) ?? true
    else { return nil }
    // Before the item and behind it is where it is.
    let old = places[key]?.screen ?? place.screen
    let isBeside = gap.y == old.y && [old.x, old.maxX - 1, old.maxX].contains(gap.x)
    return isBeside ? nil : Rect(origin: gap.origin, size: place.screen.size)
  }
}
