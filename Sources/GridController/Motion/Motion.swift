package import AlbumModel
package import CellGeometry
import GridLayout

/// A change of the layout while it is shown: where the visible elements are on their way from the
/// places that they had on the screen to those that they have. Only the view looks at it; everything
/// else works on the layout as it is.
package struct Motion: Equatable, Sendable {
  /// An element as it is known in both layouts.
  package enum Key: Hashable, Sendable {
    /// A photo; it has a place in its album, and may have others in pinned searches.
    case item(PhotoID, pin: SectionID?)
    case header(SectionID)
    case footer(SectionID)
    case empty(SectionID)
  }

  /// Where an element is.
  struct Place: Equatable {
    /// In content coordinates.
    var content: Rect
    var screen: Rect
  }

  /// Nanoseconds between two of its frames.
  static let interval: UInt64 = 30_000_000
  /// How far a frame leads: five of them, the last one at the end, take 120 ms.
  static let step = 200
  /// More elements are not moved.
  static let limit = 300

  private let transition: LayoutTransition<Key>
  /// From 0 to `LayoutTransition.end`.
  private var progress = Self.step

  /// The way from where elements were to where they are.
  ///
  /// - Returns: nil when there is none to show: everything is where it was, or the window alone has
  ///   another place on the content.
  init?(from start: MotionStart, to places: [Key: Place]) {
    let change = places.contains { key, place in
      start.places[key].map { $0.content != place.content } ?? false
    }
    var old = change ? start.places.mapValues(\.screen) : [:]
    for (key, place) in places { old[key] = start.flight(of: key, to: place) ?? old[key] }
    transition = LayoutTransition(from: old, to: places.mapValues(\.screen))
    if transition.isStill { return nil }
  }

  /// Where an element is, on the screen; nil for one that the new layout does not show.
  package func frame(of key: Key) -> Rect? { transition.frame(of: key, progress: progress) }

  /// Whether an element has another place than it had.
  package func moves(_ key: Key) -> Bool { transition.moves(key) }

  /// Whether it ends with the elements in these places.
  func leads(to places: [Key: Place]) -> Bool {
    transition.leads(to: places.mapValues(\.screen))
  }

  /// - Returns: nil when everything is in its place.
  func advanced() -> Motion? {
    var next = self
    next.progress += Self.step
    return transition.isComplete(progress: next.progress) ? nil : next
  }
}
